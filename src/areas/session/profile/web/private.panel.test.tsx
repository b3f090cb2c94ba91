import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { contract } from "#areas/session/sign-in/contract.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";
import { profileAppInfo, profilePrivate } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...passwords }, file);
const { one, two } = answers.listSessions;

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [profilePrivate, profileAppInfo] });
});

function show(id: string): void {
	showPanels({ ...nothingOpen, panels: [{ id, params: {} }] });
	entry().show(<PanelHost />);
}

describe("the profile", () => {
	test("changes looks at once", async () => {
		entry().server.answer(contract.listSessions, one);
		show(profilePrivate.id);
		await page.getByLabelText("Zeitzone").fill("New_York");
		await page.getByRole("option", { name: "America/New_York" }).click();
		expect(settingsStore.get().region.timezone).toBe("America/New_York");
		await page.getByText("7,70").click();
		expect(settingsStore.get().region.hourFormat).toBe("DECIMAL");
		await page.getByLabelText("Hoher Kontrast").click();
		expect(document.documentElement.dataset.contrast).toBe("high");
		await page.getByText("English", { exact: true }).click();
		await expect.element(page.getByRole("heading", { name: "My profile" })).toBeVisible();
	});

	test("ends other sessions, not this one", async () => {
		const phone = two.sessions.find(({ current }) => !current);
		const end = { ...contract.endSession, path: `/api/sessions/${phone?.id}` };
		const { server } = entry();
		server.answer(contract.listSessions, two);
		server.answer(end, () => {
			server.answer(contract.listSessions, one);
			return answers.endSession.phone;
		});
		show(profilePrivate.id);
		const button = page.getByRole("button", { name: "Sitzung Safari auf iPhone beenden" });
		await expect.element(button).toBeVisible();
		expect(page.getByText("Beenden").elements()).toHaveLength(1);
		await expectAccessible();
		await button.click();
		await soon(() => button.query()).toBeNull();
		expect(entry().server.calls(end)).toHaveLength(1);
	});

	test("asks for a new password by the tenant's own rules", async () => {
		entry().server.answer(contract.listSessions, one);
		entry().server.answer(passwords.getPasswordPolicy, answers.getPasswordPolicy.fourteen);
		show(profilePrivate.id);
		await page.getByRole("button", { name: "Passwort ändern" }).click();
		await page.getByLabelText("Bisheriges Passwort").fill("Stundwerk-2026!");
		const next = page.getByLabelText("Neues Passwort", { exact: true });
		const repeat = page.getByLabelText("Neues Passwort wiederholen");
		const save = page.getByRole("button", { name: "Passwort speichern" });
		// fine by the built-in rules, too short by these
		await next.fill("Abcdefg-12");
		await repeat.fill("Abcdefg-12");
		await expect.element(save).toBeDisabled();
		await next.fill("nurkleinbuchstaben12");
		await repeat.fill("nurkleinbuchstaben12");
		await expect.element(save).toBeEnabled();
	});

	test("offers no password to who comes through a provider", async () => {
		sessionStore.set(sampleSession({ provider: "GOOGLE" }));
		entry().server.answer(contract.listSessions, one);
		show(profilePrivate.id);
		await expect
			.element(page.getByText("Sie melden sich über Google an; Ihr Passwort wird dort verwaltet."))
			.toBeVisible();
		expect(page.getByRole("button", { name: "Passwort ändern" }).query()).toBeNull();
	});
});

test("the application names its version, server and licence", async () => {
	show(profileAppInfo.id);
	await expect.element(page.getByText(location.origin)).toBeVisible();
	await expect.element(page.getByText("OFL-1.1")).toBeVisible();
	await expectAccessible();
});

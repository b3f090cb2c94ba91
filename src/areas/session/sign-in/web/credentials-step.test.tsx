import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getSession } from "#kit/contract/session.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import { CredentialsStep } from "./credentials-step.tsx";
import file from "./recorded.json";
import { SignInFrame } from "./sign-in-frame.tsx";
import { expectAccessible, freshEntry, soon } from "./test-entry.tsx";
import "./sign-in.css";

const entry = freshEntry();
const session = sampleSession();
const answers = recorded(contract, file);
const { lockedForLong, lockedForMinutes, lockedForTwoSeconds, mustChange, wrong } =
	answers.refusals;
const name = page.getByLabelText("Benutzername oder E-Mail");
const password = page.getByLabelText("Passwort", { exact: true });
const button = page.getByRole("button", { name: /^Anmelden/ });

async function show(withProviders = false): Promise<void> {
	const { manual, withGoogle } = answers.getTenantInfo;
	entry().server.answer(
		{ ...contract.getTenantInfo, path: "/api/tenants/10001" },
		withProviders ? withGoogle : manual,
	);
	entry().show(
		<SignInFrame>
			<CredentialsStep tenantNo="10001" />
		</SignInFrame>,
	);
	await expect.element(name).toBeVisible();
}

async function signIn(): Promise<void> {
	await name.fill("sofia");
	await password.fill("geheim");
	await userEvent.keyboard("{Enter}");
}

describe("the form", () => {
	test("opens its button only with name and password", async () => {
		await show();
		await expect.element(button).toBeDisabled();
		await name.fill("sofia");
		await expect.element(button).toBeDisabled();
		await password.fill("x");
		await expect.element(button).toBeEnabled();
		await name.fill("   ");
		await expect.element(button).toBeDisabled();
	});

	test("is walked through from name to the link at the password's label", async () => {
		await show();
		await name.fill("sofia");
		await password.fill("x");
		await name.click();
		const order: (string | null)[] = [];
		for (let step = 0; step < 4; step++) {
			await userEvent.keyboard("{Tab}");
			const { activeElement: at } = document;
			const label = at instanceof HTMLInputElement ? at.labels?.[0] : at;
			order.push(label?.textContent ?? null);
		}
		expect(order).toEqual(["Passwort", "Angemeldet bleiben", "Anmelden", "Passwort vergessen?"]);
		const link = page.getByText("Passwort vergessen?").element();
		const gap =
			link.getBoundingClientRect().bottom - password.element().getBoundingClientRect().top;
		expect(gap).toBeLessThan(4);
	});

	test("offers the providers of the tenant, and none where there are none", async () => {
		await show(true);
		const google = page.getByRole("link", { name: "Google" });
		await expect.element(google).toHaveAttribute("href", "/api/sso/10001/GOOGLE?persistent=false");
		await page.getByLabelText("Angemeldet bleiben").click();
		await expect.element(google).toHaveAttribute("href", "/api/sso/10001/GOOGLE?persistent=true");
		expect(page.getByRole("link", { name: "Auth0" }).query()).toBeNull();
		await expectAccessible();
	});

	test("leaves the petrol column out on narrow screens", async () => {
		await show();
		const column = page.getByRole("img", { name: /^Uhr mit 24 Stunden/ });
		await expect.element(column).toBeVisible();
		await page.viewport(899, 900);
		await soon(() => column.query()).toBeNull();
		await page.viewport(390, 844);
		expect(document.documentElement.scrollWidth).toBe(390);
	});
});

describe("signing in", () => {
	test("sends what was typed and leads to the start", async () => {
		entry().server.answer(contract.login, answers.login.sofia);
		entry().server.answer(getSession, session);
		await show();
		await page.getByLabelText("Angemeldet bleiben").click();
		await signIn();
		await soon(() => entry().visited).toEqual(["/"]);
		expect(entry().server.calls(contract.login)[0]?.body).toMatchObject({
			tenantNo: "10001",
			username: "sofia",
			password: "geheim",
			persistent: true,
			language: "de-DE",
		});
		await expect.element(page.getByRole("heading", { name: "Weiterleitung" })).toBeVisible();
	});

	test("keeps the name and empties the password when they were wrong", async () => {
		entry().server.refuse(contract.login, wrong.status, wrong.body);
		await show();
		await signIn();
		const alert = page.getByRole("alertdialog", { name: "Fehler bei der Anmeldung" });
		await expect
			.element(
				alert.getByText(
					"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.",
				),
			)
			.toBeVisible();
		await page.getByRole("button", { name: "OK" }).click();
		await expect.element(name).toHaveValue("sofia");
		await expect.element(password).toHaveValue("");
		await expect.element(password).toHaveFocus();
	});

	test.each([
		["the name", name],
		["the password", password],
	])("marks both until %s is changed", async (_, changed) => {
		entry().server.refuse(contract.login, wrong.status, wrong.body);
		await show();
		await signIn();
		await page.getByRole("button", { name: "OK" }).click();
		const sentence = page.getByText("Benutzername oder Passwort ist falsch.");
		await expect.element(sentence).toBeVisible();
		await expect.element(password).toHaveAccessibleDescription(/ist falsch/);
		for (const field of [name, password]) {
			await expect.element(field).toHaveAttribute("aria-invalid", "true");
		}
		await expectAccessible();
		await changed.fill("anders");
		await soon(() => sentence.query()).toBeNull();
		await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
	});

	test("asks for a new password where it must change", async () => {
		entry().server.refuse(contract.login, mustChange.status, mustChange.body);
		await show();
		await signIn();
		await expect
			.element(
				page.getByRole("dialog", { name: "Passwort ändern" }).getByText("mindestens 10 Zeichen"),
			)
			.toBeVisible();
		await expectAccessible();
	});
});

describe("the lock", () => {
	const timer = page.getByRole("timer");

	async function showLocked({ status, body }: typeof wrong): Promise<void> {
		entry().server.refuse(contract.login, status, body);
		await show();
		await signIn();
		const alert = page.getByRole("alertdialog", { name: "Fehler bei der Anmeldung" });
		await expect
			.element(
				alert.getByText(
					"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
				),
			)
			.toBeVisible();
		await page.getByRole("button", { name: "OK" }).click();
		await expect.element(password).toHaveValue("");
		await name.fill("sofia");
		await password.fill("geheim");
	}

	test("counts down in box and button alike, which stays shut", async () => {
		await showLocked(lockedForMinutes);
		await expect.element(button).toBeDisabled();
		const seen = new Set<string>();
		await soon(() => {
			const left = timer.element().textContent;
			const box = page.getByRole("alert").element().textContent;
			expect(left).toMatch(/^04:[0-3]\d$/);
			expect(box).toContain(`Anmeldung blockiert für ${left}`);
			expect(button.element().textContent).toBe(`Anmelden in ${left}`);
			return seen.add(left).size;
		}).toBe(3);
		expect([...seen]).toEqual([...seen].sort().reverse());
	});

	test("is of one name: another one may try at once, and finds it again on coming back", async () => {
		await showLocked(lockedForMinutes);
		await expect.element(button).toBeDisabled();
		await name.fill("lena");
		await expect.element(button).toBeEnabled();
		expect(timer.query()).toBeNull();
		await name.fill(" Sofia");
		await expect.element(button).toBeDisabled();
		await expect.element(timer).toBeVisible();
	});

	test("ends by itself", async () => {
		await showLocked(lockedForTwoSeconds);
		await soon(() => timer.query()).toBeNull();
		await expect.element(button).toHaveTextContent("Anmelden");
		await expect.element(button).toBeEnabled();
	});

	test("does not read its ticking aloud, and speaks English too", async () => {
		await showLocked(lockedForLong);
		await expect.element(timer).toHaveAttribute("aria-live", "off");
		await expectAccessible();
		updateSettings({ region: { language: "en-EN" } });
		await expect
			.element(page.getByRole("alert").getByText("Sign-in blocked for", { exact: false }))
			.toBeVisible();
	});
});

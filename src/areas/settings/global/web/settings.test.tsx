import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { settingsSsoProviders } from "#areas/session/sso-providers/web/panels.ts";
import { tenantExport } from "#areas/settings/tenant-export/web/panels.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { mayOpenPanel } from "#kit/web/router/may-open-panel.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { settingsFormGroup } from "./panels.ts";
import file from "./recorded.json";
import SettingsPage from "./settings.page.tsx";

const entry = freshEntry();
const key = "timetracking.autoFinish" as const;
const answers = recorded(contract, file);
const { builtIn, ward } = answers.getSettingGroup;
const wardId = ward.placeId as string;
const at = {
	get: { ...contract.getSettingGroup, path: `/api/setting-groups/${key}` },
	put: { ...contract.putSettingGroup, path: `/api/setting-groups/${key}` },
	places: { ...contract.listSettingPlaces, path: `/api/setting-groups/${key}/places` },
};

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [settingsFormGroup], mayOpen: () => true });
	const { server } = entry();
	server.answer(at.places, answers.listSettingPlaces.ward);
	server.answer(at.get, ({ query }) => (query.get("scope") === "UNIT" ? ward : builtIn));
	server.answer(at.put, {});
});

test("the page shows what can be opened, and finds it by a word", async () => {
	entry().show(
		<main>
			<SettingsPage />
		</main>,
	);
	const cards = () =>
		page
			.getByRole("listitem")
			.elements()
			.map((card) => card.querySelector("b")?.textContent);
	expect(cards()).toEqual([
		"Abschluss der Abrechnung",
		"Passwortrichtlinie",
		"Passwort vergessen",
		"Dauer der Anmeldung",
		"Automatisches Ende",
		"Saldo eines Tages",
		"Zusammenhang einer Schicht",
		"Oster- und Pfingstsonntag",
		"Arbeit an Feiertagen",
		"Mitsprache am Dienstplan",
		"Änderungen am Dienstplan",
		"Absender der E-Mails",
		"Aufbewahrung",
	]);
	await expectAccessible();
	await userEvent.fill(page.getByLabelText("Einstellung suchen"), "passw");
	await soon(cards).toEqual(["Passwortrichtlinie", "Passwort vergessen"]);
	await userEvent.fill(page.getByLabelText("Einstellung suchen"), "xyz");
	await soon(() => page.getByText("Keine Einstellung gefunden zu „xyz“.").query()).not.toBeNull();
});

test("what only administrators may do has a card for them alone", async () => {
	const panels = [settingsFormGroup, tenantExport, settingsSsoProviders];
	setUpPanels({ panels, mayOpen: mayOpenPanel });
	entry().show(<SettingsPage />);
	const card = (name: RegExp) => page.getByRole("button", { name });
	await expect.element(card(/^Single Sign-on/)).toBeVisible();
	await expect.element(card(/^Alle Daten exportieren/)).toBeVisible();
	// all rights, but in one unit: the server refuses that as well
	const unit = { scope: "UNIT", level: "FULL", unitId: wardId } as const;
	sessionStore.set(
		sampleSession({
			permissions: {
				"settings.manage": [{ scope: "GLOBAL", level: "FULL" }],
				"access.defaults": [unit],
			},
		}),
	);
	entry().show(<SettingsPage />);
	await expect.element(card(/^Passwortrichtlinie/)).toBeVisible();
	expect(card(/^Single Sign-on/).query()).toBeNull();
	expect(card(/^Alle Daten exportieren/).query()).toBeNull();
});

test("a group is set from a day on, and says where its values come from", async () => {
	entry().show(<PanelHost />);
	openPanel(settingsFormGroup, { group: key });
	await soon(() => page.getByText("Vorgabe des Produkts").query()).not.toBeNull();
	await expectAccessible();
	const duration = page.getByLabelText(/^Beenden nach/);
	await userEvent.fill(duration, "8:30");
	await userEvent.click(page.getByRole("button", { name: "Speichern" }));
	await soon(() => entry().server.calls(at.put).length).toBe(1);
	expect(entry().server.calls(at.put)[0]?.body).toMatchObject({
		scope: "GLOBAL",
		value: { afterMinutes: 510, endAt: "LIMIT" },
		basedOn: null,
	});
});

test("a place with a value of its own shows what is planned and can give it up", async () => {
	entry().show(<PanelHost />);
	openPanel(settingsFormGroup, { group: key, scope: "UNIT", placeId: wardId });
	await soon(() => page.getByText("eigener Wert seit 21.11.2026").query()).not.toBeNull();
	await expect.element(page.getByText("ab 01.01.2027 Beenden nach: 8:00")).toBeVisible();
	await expectAccessible();
	const giveUp = page.getByRole("button", { name: "Eigenen Wert aufgeben" });
	await userEvent.click(giveUp);
	const dialog = page.getByRole("alertdialog");
	await userEvent.click(dialog.getByRole("button", { name: "Eigenen Wert aufgeben" }));
	await soon(() => entry().server.calls(at.put).length).toBe(1);
	expect(entry().server.calls(at.put)[0]?.body).toMatchObject({
		scope: "UNIT",
		placeId: wardId,
		value: null,
		basedOn: ward.own?.id,
	});
});

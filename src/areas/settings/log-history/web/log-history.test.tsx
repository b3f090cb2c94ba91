import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type LogEvent } from "../contract.ts";
import { commonLogHistory } from "./panels.ts";

const entry = freshEntry();
const entityId = "01a1fd2c-47a0-70d1-9a38-000000000021";
const goneId = "01a1fd2c-47a0-70d1-9a38-000000000022";
const endpoint = { ...contract.getLogHistory, path: `/api/log-history/app_user/${entityId}` };
const moved: LogEvent = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000031",
	at: "2026-11-20T08:00:00.000Z",
	entity: "app_user",
	action: "moved",
	actorKind: "USER",
	actor: "Hanna Muster",
	impersonator: "Alma Muster",
	reason: null,
	changes: [{ field: ["unitId"], before: "Station 2", after: goneId }],
	isMasked: false,
};
const data: LogEvent = {
	...moved,
	id: "01a1fd2c-47a0-70d1-9a38-000000000032",
	entity: "user_private",
	action: "changed",
	actorKind: "SYSTEM",
	actor: null,
	impersonator: null,
	changes: [
		{ field: ["address", "city"], before: null, after: "Bremen" },
		{ field: ["birthDate"], before: "1990-02-03", after: "1990-02-04" },
	],
	isMasked: true,
};

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [commonLogHistory] });
});

function show(): void {
	const params = { entity: "app_user", entityId };
	showPanels({ ...nothingOpen, panels: [{ id: commonLogHistory.id, params }] });
	entry().show(<PanelHost />);
}

const text = (words: string) => page.getByText(words, { exact: true });
const row = (words: string) => page.getByRole("row", { name: words });

test("says in words who did what, what it was before, and what is kept back", async () => {
	entry().server.answer(endpoint, { events: [moved, data], next: null });
	show();
	await expect.element(text("Mitarbeiter: verschoben")).toBeVisible();
	await expect.element(text("Alma Muster im Namen von Hanna Muster")).toBeVisible();
	await expect.element(row("Abteilung Station 2 nicht mehr vorhanden")).toBeVisible();
	await expect.element(text("Private Daten: geändert")).toBeVisible();
	await expect.element(text("System")).toBeVisible();
	await expect.element(row("Adresse, Ort – Bremen")).toBeVisible();
	await expect.element(row("Geburtsdatum 03.02.1990 04.02.1990")).toBeVisible();
	await expect.element(text("Weitere Angaben dürfen Sie nicht sehen.")).toBeVisible();
	expect(page.getByRole("button", { name: "Ältere" }).query()).toBeNull();
	await expectAccessible();
});

test("fetches older events when asked to", async () => {
	entry().server.answer(endpoint, { events: [moved], next: moved.id });
	show();
	await expect.element(text("Mitarbeiter: verschoben")).toBeVisible();
	entry().server.answer(endpoint, { events: [data], next: null });
	await page.getByRole("button", { name: "Ältere Einträge zeigen" }).click();
	await expect.element(text("Private Daten: geändert")).toBeVisible();
	await expect.element(text("Mitarbeiter: verschoben")).toBeVisible();
});

test("says that there is nothing yet", async () => {
	entry().server.answer(endpoint, { events: [], next: null });
	show();
	await expect.element(text("Es gibt noch keine Einträge im Verlauf.")).toBeVisible();
});

test("settings and holidays are told in words", async () => {
	const change = { before: null, after: null };
	const set: LogEvent = {
		...data,
		entity: "setting",
		action: "changed",
		changes: [
			{ ...change, field: ["setting"], after: "passwords.policy" },
			{ field: ["value", "minimumLength"], before: 8, after: 10 },
		],
		isMasked: false,
	};
	const festival: LogEvent = {
		...set,
		id: goneId,
		entity: "school_holiday",
		changes: [{ ...change, field: ["fromDate"], after: "2026-07-04" }],
	};
	entry().server.answer(endpoint, { events: [set, festival], next: null });
	show();
	await expect.element(text("Einstellung: geändert")).toBeVisible();
	await expect.element(row("Einstellung – Passwortrichtlinie")).toBeVisible();
	await expect.element(row("Wert, Mindestlänge 8 10")).toBeVisible();
	await expect.element(text("Ferien: geändert")).toBeVisible();
	await expect.element(row("Erster Tag – 04.07.2026")).toBeVisible();
});

test("the key of a custom field is none of a permission", async () => {
	const changes = (key: string): LogEvent["changes"] => [
		{ field: ["key"], before: null, after: key },
	];
	const made: LogEvent = { ...moved, entity: "custom_field", changes: changes("branch") };
	const granted: LogEvent = {
		...moved,
		id: goneId,
		entity: "user_permission",
		changes: changes("units.manage"),
	};
	entry().server.answer(endpoint, { events: [made, granted], next: null });
	show();
	await expect.element(row("Schlüssel – branch")).toBeVisible();
	await expect.element(row("Recht – Abteilungen")).toBeVisible();
});

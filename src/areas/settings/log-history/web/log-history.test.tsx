import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type LogEvent } from "../contract.ts";
import { commonLogHistory } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file).getLogHistory;
const [data, moved] = answers.masked.events as [LogEvent, LogEvent];

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [commonLogHistory] });
});

const entityId = moved.id;

function show(answer: AnswerOf<typeof contract.getLogHistory>, entity = "app_user"): void {
	entry().server.answer(at(entity), answer);
	const params = { entity, entityId };
	showPanels({ ...nothingOpen, panels: [{ id: commonLogHistory.id, params }] });
	entry().show(<PanelHost />);
}

function at(entity: string) {
	return { ...contract.getLogHistory, path: `/api/log-history/${entity}/${entityId}` };
}

const text = (words: string) => page.getByText(words, { exact: true });
const row = (words: string) => page.getByRole("row", { name: words });

test("says in words who did what, what it was before, and what is kept back", async () => {
	show(answers.masked);
	await expect.element(text("Mitarbeiter: verschoben")).toBeVisible();
	await expect.element(text("Alma Muster im Namen von Hanna Muster")).toBeVisible();
	await expect.element(row("Abteilung Haus Nord nicht mehr vorhanden")).toBeVisible();
	await expect.element(text("Private Daten: geändert")).toBeVisible();
	await expect.element(text("System")).toBeVisible();
	await expect.element(row("Adresse, Ort – Bremen")).toBeVisible();
	await expect.element(row("Geburtsdatum 03.02.1990 04.02.1990")).toBeVisible();
	await expect.element(text("Weitere Angaben dürfen Sie nicht sehen.")).toBeVisible();
	expect(page.getByRole("button", { name: "Ältere" }).query()).toBeNull();
	await expectAccessible();
});

test("fetches older events when asked to", async () => {
	show({ events: [data], next: data.id });
	await expect.element(text("Private Daten: geändert")).toBeVisible();
	entry().server.answer(at("app_user"), { events: [moved], next: null });
	await page.getByRole("button", { name: "Ältere Einträge zeigen" }).click();
	await expect.element(text("Mitarbeiter: verschoben")).toBeVisible();
	await expect.element(text("Private Daten: geändert")).toBeVisible();
	expect(entry().server.calls(at("app_user")).at(-1)?.query.get("before")).toBe(data.id);
});

test("says that there is nothing yet", async () => {
	show(answers.none);
	await expect
		.element(text("Hier steht, wer wann was geändert hat. Noch gibt es nichts."))
		.toBeVisible();
});

test("settings are told in words", async () => {
	show(answers.policy, "setting");
	await expect.element(text("Einstellung: geändert").first()).toBeVisible();
	await expect.element(row("Einstellung – Passwortrichtlinie")).toBeVisible();
	await expect.element(row("Wert, Mindestlänge 8 10")).toBeVisible();
});

test("holidays are told in words", async () => {
	show(answers.holidays, "school_holiday");
	await expect.element(text("Ferien: geändert")).toBeVisible();
	await expect.element(row("Erster Tag 03.08.2026 04.07.2026")).toBeVisible();
});

test("the key of a custom field is none of a permission", async () => {
	show(answers.field, "custom_field");
	await expect.element(row("Schlüssel – branch")).toBeVisible();
});

test("the key of a permission is told by its name", async () => {
	show(answers.grant, "user_permission");
	await expect.element(row("Berechtigung – Abteilungen")).toBeVisible();
});

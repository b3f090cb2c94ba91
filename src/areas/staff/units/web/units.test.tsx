import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { openUnitPicker } from "./pick/open-unit-picker.ts";
import { answers, answerUnits, unitIds } from "./test-units.ts";
import UnitsPage from "./units.page.tsx";

const entry = freshEntry();
const of = (unitId: string) => `/api/units/${unitId}`;
const move = { ...contract.moveUnit, path: `${of(unitIds.north2)}/parent` };

beforeEach(async () => {
	await page.viewport(1200, 800);
	clearDrafts();
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS", "SHIFTPLAN"] }));
	setUpPanels({ panels: Object.values(panels) });
	answerUnits(entry().server);
	showPanels(nothingOpen);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

function showPage(): void {
	entry().show(
		<>
			<main style={{ height: 600 }}>
				<UnitsPage />
			</main>
			<PanelHost />
		</>,
	);
}

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** A button of the dialog that asks. */
const asked = (name: string) =>
	page.getByRole("alertdialog").getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("the tree tells names and numbers, opens by keys and narrows by search", async () => {
	showPage();
	await expect.element(row(/^Haus Nord Standort 21 2/)).toBeVisible();
	// so few stand open
	await expect.element(row(/^Station 1 12/)).toHaveAttribute("aria-level", "3");
	await expectAccessible();
	(
		row(/^Klinikum/)
			.getByRole("gridcell")
			.first()
			.element() as HTMLElement
	).focus();
	await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
	await expect.element(row(/^Station 1/)).not.toBeInTheDocument();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(row(/^Station 1 12/)).toBeVisible();
	await page.getByRole("searchbox").fill("station 2");
	await expect.element(row(/^Station 2/)).toBeVisible();
	await expect.element(row(/^Haus Süd/)).not.toBeInTheDocument();
});

test("archived units are shown when they are asked for", async () => {
	showPage();
	await page.getByRole("searchbox").fill("station 9");
	await expect.element(page.getByText("Nichts gefunden.")).toBeVisible();
	await button("Filter Status entfernen").click();
	await expect.element(row(/^Station 9 Archiviert/)).toBeVisible();
});

test("a unit is moved by dragging, after a question; what it cannot lie in takes nothing", async () => {
	const { server } = entry();
	server.answer(move, answers.moveUnit.north2);
	showPage();
	await page.getByRole("searchbox").fill("haus");
	await page.getByRole("searchbox").fill("s");
	await row(/^Station 2/).dropTo(row(/^Station 9|^Haus Süd/));
	await expect
		.element(
			page.getByText(
				"Möchten Sie die Abteilung „Station 2“ mit allem, was darunter liegt, nach „Haus Süd“ verschieben?",
			),
		)
		.toBeVisible();
	await button("Verschieben").click();
	await soon(() => server.calls(move).map(({ body }) => body)).toEqual([
		{ parentId: unitIds.south, version: 1 },
	]);
	await row(/^Haus Nord/).dropTo(row(/^Station 1/));
	expect(page.getByRole("dialog").query()).toBeNull();
});

test("a unit with people is not deleted, and the sentence says why", async () => {
	const { server } = entry();
	const { status, body } = answers.refusals.hasPeople;
	server.refuse({ ...contract.deleteUnit, path: of(unitIds.north) }, status, body);
	showPage();
	await button("Aktionen für Haus Nord").click();
	await page.getByRole("menuitem", { name: "Löschen" }).click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await button("Löschen").click();
	await expect
		.element(page.getByText("Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden."))
		.toBeVisible();
	await expectAccessible();
});

test("what is linked is archived instead of deleted", async () => {
	const { server } = entry();
	const state = { ...contract.updateUnitState, path: `${of(unitIds.spare)}/state` };
	const { status, body: inUse } = answers.refusals.inUse;
	server.refuse({ ...contract.deleteUnit, path: of(unitIds.spare) }, status, inUse);
	server.answer(state, answers.updateUnitState.spare);
	show(panels.unitsDetail.id, { unitId: unitIds.spare });
	await button("Löschen").click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await asked("Löschen").click();
	await expect
		.element(page.getByText(/Möchten Sie die Abteilung nicht lieber archivieren\?/))
		.toBeVisible();
	await asked("Archivieren").click();
	await soon(() => server.calls(state).map(({ body }) => body)).toEqual([
		{ isEnabled: false, version: 1 },
	]);
});

test("a new unit is made below another; a taken name keeps what was typed", async () => {
	const { server } = entry();
	const { status, body: nameTaken } = answers.refusals.nameTaken;
	server.refuse(contract.createUnit, status, nameTaken);
	show(panels.unitsCreate.id, { parentId: unitIds.north });
	await field("Name").fill("Station 1");
	await expectAccessible();
	await button("Speichern").click();
	await expect.element(page.getByText(/gibt es bereits eine Abteilung/)).toBeVisible();
	await page.getByRole("alertdialog").getByRole("button").first().click();
	await expect.element(field("Name")).toHaveValue("Station 1");
	server.answer(contract.createUnit, answers.createUnit.station3);
	await field("Name").fill("Station 3");
	await button("Speichern").click();
	await soon(() => heading("Abteilung anlegen").query()).toBeNull();
	expect(server.calls(contract.createUnit).at(-1)?.body).toEqual({
		name: "Station 3",
		parentId: unitIds.north,
	});
});

test("a unit is renamed with the version it was read with", async () => {
	const { server } = entry();
	const update = { ...contract.updateUnit, path: of(unitIds.north) };
	server.answer(update, answers.updateUnit.north);
	show(panels.unitsEdit.id, { unitId: unitIds.north });
	await field("Name").fill("Haus Norden");
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ name: "Haus Norden", version: 1 },
	]);
});

test("the detail tells place, numbers and how the shift plan is published", async () => {
	show(panels.unitsDetail.id, { unitId: unitIds.north });
	await expect.element(heading("Haus Nord")).toBeVisible();
	await expect.element(button("Klinikum")).toBeVisible();
	await expect.element(page.getByText("Immer sichtbar")).toBeVisible();
	await expect.element(page.getByText("north, Person 2")).toBeVisible();
	await expectAccessible();
	show(panels.unitsDetail.id, { unitId: unitIds.spare });
	await expect.element(page.getByText("In dieser Abteilung ist niemand.")).toBeVisible();
});

test("moving offers only places where the unit can lie", async () => {
	const { server } = entry();
	server.answer(move, answers.moveUnit.north2);
	show(panels.unitsMove.id, { unitId: unitIds.north2 });
	const item = (name: RegExp) => page.getByRole("treeitem", { name });
	await expect.element(item(/^Haus Nord/)).toHaveAttribute("aria-disabled", "true");
	await item(/^Haus Süd/).click();
	await expect.element(page.getByText("Nach: Haus Süd")).toBeVisible();
	await expectAccessible();
	await button("Verschieben").click();
	await asked("Verschieben").click();
	await soon(() => server.calls(move).map(({ body }) => body)).toEqual([
		{ parentId: unitIds.south, version: 1 },
	]);
});

test("moving says why where nothing can be chosen", async () => {
	show(panels.unitsMove.id, { unitId: unitIds.company });
	await expect.element(page.getByText(/ist das Unternehmen selbst/)).toBeVisible();
	expect(button("Verschieben").query()).toBeNull();
	await expectAccessible();
});

test("a shift plan published up to a day wants that day", async () => {
	const { server } = entry();
	const put = {
		...contract.putUnitShiftplanSettings,
		path: `${of(unitIds.north)}/shiftplan-settings`,
	};
	server.answer(put, answers.putUnitShiftplanSettings.north);
	show(panels.unitsShiftplanSettings.id, { unitId: unitIds.north });
	await page.getByText("Bis zu einem Tag").click();
	await button("Speichern").click();
	await expect
		.element(page.getByText("Bitte geben Sie den letzten sichtbaren Tag an.").first())
		.toBeVisible();
	await expectAccessible();
	await field("Veröffentlicht bis").fill("31.12.2026");
	await page.getByRole("combobox", { name: "Gewicht: Abwesend", exact: true }).click();
	await page.getByRole("option", { name: "Warnung", exact: true }).click();
	await field("Zusatz: Abwesend").fill("Rücksprache!");
	await page.getByRole("combobox", { name: "Acht Stunden im Schnitt von", exact: true }).click();
	await page.getByRole("option", { name: "Sechs Kalendermonaten", exact: true }).click();
	await button("Speichern").click();
	await soon(() => server.calls(put).map(({ body }) => body)).toEqual([
		{
			...{ publishing: "LIMITED", publishedTo: "2026-12-31", suggestion: "ALL", version: 0 },
			own: {
				mostDaysInRow: null,
				averageOver: "MONTHS_6",
				rules: [{ rule: "ABSENT", severity: "WARNING", words: "Rücksprache!" }],
			},
		},
	]);
});

test("units are kept for 15 seconds for all who ask, and fetched anew after a live message", async () => {
	const { server } = entry();
	const calls = () => server.calls(contract.listUnits).length;
	showPage();
	await expect.element(row(/^Haus Nord/)).toBeVisible();
	const answer = openUnitPicker({ multi: true });
	await page.getByRole("treeitem", { name: /^Haus Nord/ }).click();
	await expect.element(page.getByText("1 ausgewählt")).toBeVisible();
	await button("Übernehmen").click();
	expect(await answer).toEqual([unitIds.north]);
	expect(calls()).toBe(1);
	passOn({ kind: "organisation", type: "USERS" });
	passOn({ kind: "organisation", type: "UNITS" });
	await soon(calls).toBe(2);
});

test("a reader sees no way to change anything", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "units.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	showPage();
	await expect.element(row(/^Haus Nord/)).toBeVisible();
	expect(button("Anlegen").query()).toBeNull();
	expect(
		row(/^Haus Nord/)
			.element()
			.getAttribute("draggable"),
	).toBe("false");
	await button("Aktionen für Haus Nord").click();
	await expect.element(page.getByRole("menuitem", { name: "Öffnen" })).toBeVisible();
	expect(page.getByRole("menuitem").elements().length).toBe(1);
});

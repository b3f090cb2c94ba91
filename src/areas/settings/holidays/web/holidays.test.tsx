import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	holidaysImport,
	holidaysOverview,
	holidaysPublicCreate,
	holidaysPublicDetail,
	holidaysPublicEdit,
	holidaysSchoolCreate,
	holidaysSchoolDetail,
	holidaysSchoolEdit,
} from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const peace = answers.getHoliday.peace;
const summer = answers.getSchoolHoliday.summer;

const at = {
	get: { ...contract.getHoliday, path: `/api/holidays/${peace.id}` },
	update: { ...contract.updateHoliday, path: `/api/holidays/${peace.id}` },
	remove: { ...contract.deleteHoliday, path: `/api/holidays/${peace.id}` },
	getSchool: { ...contract.getSchoolHoliday, path: `/api/school-holidays/${summer.id}` },
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [
			holidaysOverview,
			holidaysImport,
			holidaysPublicCreate,
			holidaysPublicEdit,
			holidaysPublicDetail,
			holidaysSchoolCreate,
			holidaysSchoolEdit,
			holidaysSchoolDetail,
		],
	});
	const { server } = entry();
	server.answer(contract.listHolidays, answers.listHolidays.summer);
	server.answer(contract.listSchoolHolidays, answers.listSchoolHolidays.summer);
	server.answer(contract.listHolidayPlaces, answers.listHolidayPlaces.augsburg);
	server.answer(at.get, peace);
	server.answer(at.getSchool, summer);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the overview shows a year's holidays, then school holidays, and narrows to a site", async () => {
	const { server } = entry();
	show(holidaysOverview.id);
	await expect.element(page.getByText("Augsburger Friedensfest")).toBeVisible();
	await expect.element(page.getByText("Halber Tag")).toBeVisible();
	await expect.element(page.getByRole("gridcell", { name: "Haus Nord" })).toBeVisible();
	await expectAccessible();
	await page.getByText("Ferien", { exact: true }).click();
	await expect.element(page.getByText("Sommerferien")).toBeVisible();
	await expect.element(page.getByText("Bayern")).toBeVisible();
	expect(button("Importieren").query()).toBeNull();
	await choice("Standort").click();
	await page.getByRole("option", { name: "Haus Nord" }).click();
	await soon(() => server.calls(contract.listSchoolHolidays).at(-1)?.query.get("siteId")).toBe(
		peace.siteId,
	);
});

test("the detail of a holiday says where it came from, and deletes it after a question", async () => {
	const { server } = entry();
	server.answer(at.remove, {});
	show(holidaysPublicDetail.id, { id: peace.id });
	await expect.element(heading("Augsburger Friedensfest")).toBeVisible();
	await expect.element(page.getByText("Bayern, Stadt Augsburg")).toBeVisible();
	await expect.element(page.getByText("Import", { exact: true })).toBeVisible();
	await expectAccessible();
	await button("Löschen").click();
	await expect
		.element(page.getByText("Soll dieser Feiertag wirklich unwiderruflich gelöscht werden?"))
		.toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByText("Löschen", { exact: true }).click();
	await soon(() => server.calls(at.remove)).toHaveLength(1);
});

test("a holiday is added for all sites, free all day unless said otherwise", async () => {
	const { server } = entry();
	server.answer(contract.createHoliday, answers.createHoliday.half);
	show(holidaysPublicCreate.id);
	await field("Datum").fill("24.12.2026");
	await field("Bezeichnung").fill("Heiligabend");
	await choice("Arbeitsfrei").click();
	await page.getByRole("option", { name: "Halber Tag" }).click();
	await choice("Art").click();
	await page.getByRole("option", { name: "Sonstiger Tag" }).click();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.createHoliday).map(({ body }) => body)).toEqual([
		{ date: "2026-12-24", name: "Heiligabend", factor: 0.5, kind: "OTHER", siteId: null },
	]);
});

test("a holiday is changed upon the version it was typed on", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateHoliday.renamed);
	show(holidaysPublicEdit.id, { id: peace.id });
	await field("Bezeichnung").fill("Friedensfest");
	await button("Speichern").click();
	await soon(() => server.calls(at.update).map(({ body }) => body)).toEqual([
		{
			date: peace.date,
			name: "Friedensfest",
			factor: 0.5,
			kind: "PUBLIC",
			siteId: peace.siteId,
			version: 2,
		},
	]);
});

test("school holidays are for a region or for a site", async () => {
	const { server } = entry();
	server.answer(contract.createSchoolHoliday, answers.createSchoolHoliday.autumn);
	show(holidaysSchoolCreate.id);
	await field("Bezeichnung").fill("Sommerferien");
	await field("Erster Tag").fill("03.08.2026");
	await field("Letzter Tag").fill("14.09.2026");
	await choice("Region").click();
	await page.getByRole("option", { name: "Bayern", exact: true }).click();
	await soon(() => choice("Standort").query()).toBeNull();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.createSchoolHoliday).map(({ body }) => body)).toEqual([
		{
			name: "Sommerferien",
			fromDate: "2026-08-03",
			toDate: "2026-09-14",
			region: "DE-BY",
			siteId: null,
		},
	]);
});

test("school holidays are shown and changed", async () => {
	show(holidaysSchoolDetail.id, { id: summer.id });
	await expect.element(page.getByText("Bayern")).toBeVisible();
	await expect.element(page.getByText("Mo 03.08. – Mo 14.09.2026")).toBeVisible();
	await button("Ferien bearbeiten").click();
	await expect.element(field("Bezeichnung")).toHaveValue("Sommerferien");
});

const freeInAugsburg = [
	{ date: "2026-04-03", name: "Karfreitag", factor: 1 },
	{ date: "2026-04-06", name: "Ostermontag", factor: 1 },
	{ date: "2026-05-01", name: "Tag der Arbeit", factor: 1 },
	{ date: "2026-05-14", name: "Christi Himmelfahrt", factor: 1 },
	{ date: "2026-05-25", name: "Pfingstmontag", factor: 1 },
	{ date: "2026-06-04", name: "Fronleichnam", factor: 1 },
	{ date: "2026-08-08", name: "Augsburger Friedensfest", factor: 1 },
	{ date: "2026-08-15", name: "Mariä Himmelfahrt", factor: 1 },
	{ date: "2026-10-03", name: "Tag der Deutschen Einheit", factor: 1 },
	{ date: "2026-11-01", name: "Allerheiligen", factor: 1 },
	{ date: "2026-12-24", name: "Heiliger Abend", factor: 1 },
	{ date: "2026-12-25", name: "1. Weihnachtstag", factor: 1 },
	{ date: "2026-12-26", name: "2. Weihnachtstag", factor: 1 },
];

test("the import proposes what the law makes free at the site, and takes what is ticked", async () => {
	const { server } = entry();
	server.answer(contract.listHolidayProposals, answers.listHolidayProposals.augsburg);
	server.answer(contract.importHolidays, answers.importHolidays.thirteen);
	show(holidaysImport.id);
	await expect.element(choice("Region")).toHaveValue("Bayern, Stadt Augsburg");
	const tick = (name: string, on: string) =>
		page.getByRole("checkbox", { name: `${name} am ${on} importieren` });
	await expect.element(tick("Karfreitag", "03.04.2026")).toBeChecked();
	await expect.element(tick("Neujahr", "01.01.2026")).toBeDisabled();
	await expect.element(page.getByText("schon da")).toBeVisible();
	await expect.element(tick("Heilige Drei Könige", "06.01.2026")).not.toBeChecked();
	expect(page.getByText("Muttertag").query()).toBeNull();
	await page
		.getByRole("checkbox", { name: "Auch Tage zeigen, an denen meist gearbeitet wird" })
		.click();
	await expect.element(page.getByText("Muttertag")).toBeVisible();
	await expectAccessible();
	await tick("Heiliger Abend", "24.12.2026").click();
	await page
		.getByRole("combobox", { name: "Arbeitsfrei für Heiliger Abend am 24.12.2026" })
		.click();
	await page.getByRole("option", { name: "Ganzer Tag" }).click();
	await button("13 Tage importieren").click();
	await soon(() => server.calls(contract.importHolidays).map(({ body }) => body)).toMatchObject([
		{
			country: "DE",
			region: "BY-A",
			siteIds: [],
			days: freeInAugsburg,
		},
	]);
	await soon(() => heading("Feiertage importieren").query()).toBeNull();
});

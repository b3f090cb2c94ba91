import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import NextDayFigure from "./next-day-figure.tsx";
import * as panels from "./panels.ts";
import {
	answers,
	fullDay,
	plan,
	previewDeleteWorksheetException,
	template,
	userId,
} from "./test-plans.ts";
import WorksheetsLink from "./worksheets-link.tsx";

const entry = freshEntry();
const ofUser = (path: string) => `/api/users/${userId}/${path}`;
const { monday, training, november } = answers.listUserWorksheetDays;
const exceptionId = training.days[0]?.exception?.id;
const at = {
	plans: { ...contract.listUserWorksheets, path: ofUser("worksheets") },
	plan: { ...contract.getWorksheet, path: `/api/worksheets/${plan.id}` },
	create: { ...contract.createWorksheet, path: ofUser("worksheets") },
	update: { ...contract.updateWorksheet, path: `/api/worksheets/${plan.id}` },
	remove: { ...contract.deleteWorksheet, path: `/api/worksheets/${plan.id}` },
	versions: {
		...contract.listWorksheetTemplateVersions,
		path: `/api/worksheet-templates/${template.id}/versions`,
	},
	days: { ...contract.listUserWorksheetDays, path: ofUser("worksheet-days") },
	except: { ...contract.createWorksheetException, path: ofUser("worksheet-exceptions") },
	removeException: {
		...contract.deleteWorksheetException,
		path: `/api/worksheet-exceptions/${exceptionId}`,
	},
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	const { server } = entry();
	server.answer(contract.listWorksheetTemplates, answers.listWorksheetTemplates.all);
	server.answer(at.plans, answers.listUserWorksheets.lena);
	server.answer(at.plan, plan);
	server.answer(at.versions, answers.listWorksheetTemplateVersions.fullTime);
	server.answer(at.days, monday);
});

function show(id: string, params: Record<string, unknown> = { userId }): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("a person's detail tells by which template she works", async () => {
	entry().show(
		<main>
			<h1>Vogt, Lena</h1>
			<h2>Mitarbeiter</h2>
			<WorksheetsLink userId={userId} />
		</main>,
	);
	await expect.element(page.getByText("Vollzeit 40 h seit 01.01.2025")).toBeVisible();
	await expectAccessible();
});

test("a person's panel says the next day of work, and leads to the calendar", async () => {
	entry().server.answer(at.days, november);
	showPanels(nothingOpen);
	entry().show(<NextDayFigure userId={userId} />);
	await expect.element(page.getByText("Mo 02.11.")).toBeVisible();
	await expect.element(page.getByText("08:00 – 16:30")).toBeVisible();
	const [asked] = entry().server.calls(at.days);
	expect(asked?.query.get("from")).toBe("2026-11-22");
	await page.getByRole("button", { name: /^Nächster Arbeitstag/ }).click();
	expect(openPanels().panels).toMatchObject([{ id: panels.worksheetCalendar.id }]);
});

test("what held when is listed, and leads to a new plan", async () => {
	show(panels.usersWorksheets.id);
	await expect.element(page.getByText("seit 01.01.2025")).toBeVisible();
	await expectAccessible();
	await button("Arbeitszeitplan anlegen").click();
	await expect.element(field("Gültig ab")).toBeVisible();
});

test("a new plan begins its cycle in the week of its first day", async () => {
	const { server } = entry();
	server.answer(at.create, answers.createWorksheet.lena);
	show(panels.usersWorksheetEdit.id);
	await page.getByRole("combobox", { name: "Vorlage" }).click();
	await page.getByRole("option", { name: "Vollzeit 40 h" }).click();
	await field("Gültig ab").fill("02.01.2027");
	await button("Speichern").click();
	await soon(() => server.calls(at.create).map(({ body }) => body)).toEqual([
		{
			templateId: template.id,
			validFrom: "2027-01-02",
			validTo: null,
			cycleStart: "2027-01-02",
			endsPrevious: true,
		},
	]);
});

test("the detail tells the weeks; the form ends and deletes the plan", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateWorksheet.ended);
	const params = { userId, worksheetId: plan.id };
	show(panels.usersWorksheetDetail.id, params);
	await expect.element(page.getByText("08:00 – 16:30").first()).toBeVisible();
	await button("Arbeitszeitplan bearbeiten").click();
	await field("Gültig bis").fill("31.12.2024");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Das Ende darf nicht vor dem Beginn liegen.").first())
		.toBeVisible();
	await expectAccessible();
	await field("Gültig bis").fill("31.12.2026");
	await button("Speichern").click();
	await soon(() => server.calls(at.update).map(({ body }) => body)).toEqual([
		{
			templateId: template.id,
			validFrom: "2025-01-01",
			validTo: "2026-12-31",
			cycleStart: "2025-01-06",
			version: plan.version,
		},
	]);
});

test("a day differs from what it was planned for, with a reason", async () => {
	const { server } = entry();
	server.answer(at.except, answers.createWorksheetException.training);
	show(panels.worksheetDetail.id, { userId, day: "2026-11-23" });
	await expect
		.element(page.getByRole("heading", { name: "Montag, 23. November 2026" }))
		.toBeVisible();
	await expectAccessible();
	await button("Ausnahme anlegen").click();
	const target = field("Soll");
	await expect.element(target).toHaveValue("8:00");
	await target.fill("4");
	await field("Arbeitszeit").fill("8-12:30");
	await field("Begründung").fill("Arzttermin");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.except).map(({ body }) => body)).toEqual([
		{
			day: "2026-11-23",
			...fullDay,
			targetMinutes: 240,
			workingTime: { begin: 480, end: 750 },
			reason: "Arzttermin",
		},
	]);
});

test("an exception is taken back; who may not change sees it alone", async () => {
	const { server } = entry();
	server.answer(at.days, training);
	server.answer(at.removeException, answers.deleteWorksheetException.training);
	show(panels.worksheetDetail.id, { userId, day: "2026-11-24" });
	await expect.element(page.getByText("Fortbildung")).toBeVisible();
	server.answer(previewDeleteWorksheetException, answers.previewDeleteWorksheetException.training);
	await button("Ausnahme löschen").click();
	const dialog = page.getByRole("alertdialog");
	// what it would change stands there by itself
	await expect.element(dialog.getByText("Tage mit anderen Zahlen")).toBeVisible();
	await expectAccessible();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(at.removeException)).toHaveLength(1);
	sessionStore.set(sampleSession({ permissions: {} }));
	show(panels.worksheetDetail.id, { userId, day: "2026-11-24" });
	await expect.element(page.getByText("Fortbildung")).toBeVisible();
	expect(button("Ausnahme bearbeiten").query()).toBeNull();
});

test("the calendar tells the targets of a month and leads to a day", async () => {
	entry().server.answer(at.days, november);
	show(panels.worksheetCalendar.id);
	await expect.element(page.getByText("164:00")).toBeVisible();
	await expect.element(button("Vogt, Lena, Mo 23.11.: 8:00: Feiertag: Ortsfest")).toBeVisible();
	await expectAccessible();
	await button("Vogt, Lena, Di 24.11.: 4:00: Ausnahme: Fortbildung").click();
	await expect
		.element(page.getByRole("heading", { name: "Dienstag, 24. November 2026" }))
		.toBeVisible();
});

test("arrow keys lead from day to day, and Tab only to one of them", async () => {
	entry().server.answer(at.days, november);
	show(panels.worksheetCalendar.id);
	const day = (name: string) =>
		page.getByRole("button", { name: new RegExp(`^Vogt, Lena, ${name}`) });
	const monday = day("Mo 23.11.");
	await expect.element(monday).toBeVisible();
	const reached = page.getByRole("button", { name: /^Vogt, Lena/ }).elements();
	expect(reached.filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1);
	(monday.element() as HTMLElement).focus();
	const walk = async (key: string, name: string) => {
		await userEvent.keyboard(`{${key}}`);
		await expect.element(day(name)).toHaveFocus();
	};
	await walk("ArrowRight", "Di 24.11.");
	await walk("ArrowUp", "Di 17.11.");
	await walk("ArrowDown", "Di 24.11.");
	await walk("End", "So 29.11.");
	await walk("ArrowRight", "Mo 30.11.");
	await walk("Home", "Mo 30.11.");
	await walk("ArrowUp", "Mo 23.11.");
	await userEvent.keyboard("{Enter}");
	await expect
		.element(page.getByRole("heading", { name: "Montag, 23. November 2026" }))
		.toBeVisible();
});

test("the calendar of a department fits where it stands, and keeps its legend", async () => {
	const { server } = entry();
	const unitId = template.id;
	const days = { ...contract.listUnitWorksheetDays, path: `/api/units/${unitId}/worksheet-days` };
	server.answer(days, { items: [november] });
	for (const width of [390, 800, 1280]) {
		await page.viewport(width, 900);
		show(panels.worksheetCalendar.id, { unitId });
		await expect.element(page.getByText("Feiertag", { exact: true })).toBeVisible();
		await soon(() => {
			const panel = document.querySelector(".unit-calendar");
			return panel === null ? "none" : panel.scrollWidth <= panel.clientWidth;
		}).toBe(true);
		expect(page.getByRole("button", { name: /^Vogt, Lena, / }).elements()).toHaveLength(30);
		await expectAccessible();
	}
});

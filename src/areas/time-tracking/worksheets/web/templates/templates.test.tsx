import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers, fullDay, template, versionOne } from "../test-plans.ts";

const entry = freshEntry();
const at = {
	get: { ...contract.getWorksheetTemplate, path: `/api/worksheet-templates/${template.id}` },
	versions: {
		...contract.listWorksheetTemplateVersions,
		path: `/api/worksheet-templates/${template.id}/versions`,
	},
	create: {
		...contract.createWorksheetTemplateVersion,
		path: `/api/worksheet-templates/${template.id}/versions`,
	},
	update: {
		...contract.updateWorksheetTemplateVersion,
		path: `/api/worksheet-template-versions/${versionOne.id}`,
	},
	remove: {
		...contract.deleteWorksheetTemplateVersion,
		path: `/api/worksheet-template-versions/${versionOne.id}`,
	},
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	const { server } = entry();
	server.answer(contract.listWorksheetTemplates, answers.listWorksheetTemplates.all);
	server.answer(at.get, template);
	server.answer(at.versions, answers.listWorksheetTemplateVersions.fullTime);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const weekday = (name: string) => page.getByRole("group", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

const part = (day: string, name: string) => weekday(day).getByRole("textbox", { name });
const withCoreTime = () =>
	page.getByRole("checkbox", { name: "Mit Kernzeit und Rahmenzeit" }).click();

test("templates are listed", async () => {
	show(panels.worksheetTemplates.id);
	await expect.element(page.getByText("Vollzeit 40 h")).toBeVisible();
	await expectAccessible();
});

test("a new template says what it is, and goes on to its times", async () => {
	const { server } = entry();
	server.answer(contract.createWorksheetTemplate, answers.createWorksheetTemplate.fullTime);
	server.answer(at.versions, answers.listWorksheetTemplateVersions.none);
	show(panels.worksheetTemplateCreate.id);
	await field("Bezeichnung").fill("Nachtdienst");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createWorksheetTemplate).map(({ body }) => body)).toEqual([
		{ name: "Nachtdienst", kind: "FIXED", attribution: "START_DAY", weeks: 1 },
	]);
	await soon(openPanels).toEqual({
		...nothingOpen,
		panels: [{ id: panels.worksheetTemplateTimes.id, params: { id: template.id } }],
	});
	await expect.element(weekday("Montag")).toBeVisible();
});

test("the form of a template leaves alone what is fixed", async () => {
	show(panels.worksheetTemplateEdit.id, { id: template.id });
	await expect.element(field("Bezeichnung")).toHaveValue("Vollzeit 40 h");
	await expect.element(page.getByRole("combobox", { name: "Art" })).toBeDisabled();
	await expectAccessible();
});

test("the detail tells the week, and takes the last version back after a tick", async () => {
	const { server } = entry();
	server.answer(at.remove, answers.deleteWorksheetTemplateVersion.last);
	show(panels.worksheetTemplateDetail.id, { id: template.id });
	const table = page.getByRole("region", { name: "Woche 1" });
	const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });
	await expect.element(row("Montag")).toBeVisible();
	expect(row("Tag").element().textContent).toBe("TagSollArbeitszeitPausen");
	expect(row("Montag").element().textContent).toBe("Montag8:0008:00 – 16:3012:00 – 12:30");
	expect(row("Sonntag").element().textContent).toBe("Sonntagfrei");
	expect(row("Summe").element().textContent).toBe("Summe40:00");
	await expectAccessible();
	await button("Fassung löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(at.remove)).toHaveLength(1);
});

test("a new version begins like the last; Monday is taken over up to Friday", async () => {
	const { server } = entry();
	server.answer(at.create, answers.createWorksheetTemplateVersion.first);
	show(panels.worksheetTemplateTimes.id, { id: template.id });
	const target = weekday("Montag").getByRole("textbox", { name: "Soll" });
	await expect.element(target).toHaveValue("8:00");
	await target.fill("7,5");
	await page.getByRole("textbox", { name: "Gültig ab" }).fill("01.01.2027");
	await button("Montag auf Dienstag bis Freitag übertragen").click();
	await expect.element(page.getByText("Summe Woche 1: 37:30")).toBeVisible();
	await button("Speichern").click();
	await soon(() => server.calls(at.create).map(({ body }) => body)).toEqual([
		{
			validFrom: "2027-01-01",
			days: [1, 2, 3, 4, 5].map((each) => ({
				week: 1,
				weekday: each,
				...fullDay,
				targetMinutes: 450,
			})),
		},
	]);
});

test("what cannot be meant is told at its day and not sent", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateWorksheetTemplateVersion.corrected);
	show(panels.worksheetTemplateTimes.id, { id: template.id, versionId: versionOne.id });
	const monday = weekday("Montag");
	await withCoreTime();
	const core = monday.getByRole("textbox", { name: "Kernzeit" });
	await core.fill("7-12");
	await button("Speichern").click();
	await expect
		.element(monday.getByText("Die Kernzeit muss in der Arbeitszeit und in der Rahmenzeit liegen."))
		.toBeVisible();
	expect(server.calls(at.update)).toHaveLength(0);
	await expectAccessible();
});

test("times are corrected for the whole of their version", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateWorksheetTemplateVersion.corrected);
	const { id } = template;
	show(panels.worksheetTemplateTimes.id, { id, versionId: versionOne.id });
	const monday = weekday("Montag");
	await withCoreTime();
	await monday.getByRole("textbox", { name: "Kernzeit" }).fill("9-15");
	await monday.getByRole("textbox", { name: "Pausen" }).fill("");
	await button("Speichern").click();
	await soon(() => server.calls(at.update).map(({ body }) => body)).toEqual([
		{
			version: versionOne.version,
			days: versionOne.days.map((day) =>
				day.weekday === 1 ? { ...day, coreTime: { begin: 540, end: 900 }, breaks: [] } : day,
			),
		},
	]);
});

test("what is no time is kept to be mended, and not sent", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateWorksheetTemplateVersion.corrected);
	const { id } = template;
	show(panels.worksheetTemplateTimes.id, { id, versionId: versionOne.id });
	await withCoreTime();
	const frame = weekday("Montag").getByRole("textbox", { name: "Rahmenzeit" });
	await frame.fill("irgendwann");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Mindestens ein Tag ist nicht stimmig.").first())
		.toBeVisible();
	await expect.element(frame).toHaveValue("irgendwann");
	expect(server.calls(at.update)).toHaveLength(0);
});

test("a day is switched off and on again with what stood there", async () => {
	show(panels.worksheetTemplateTimes.id, { id: template.id, versionId: versionOne.id });
	const tick = (name: string) => weekday(name).getByRole("checkbox", { name });
	await expect.element(part("Montag", "Pausen")).toHaveValue("12:00 – 12:30");
	await part("Montag", "Soll").fill("6");
	await tick("Montag").click();
	await expect.element(part("Montag", "Arbeitszeit")).toHaveValue("");
	await expect.element(page.getByText("Summe Woche 1: 32:00")).toBeVisible();
	await tick("Montag").click();
	await expect.element(part("Montag", "Arbeitszeit")).toHaveValue("08:00 – 16:30");
	await expect.element(part("Montag", "Soll")).toHaveValue("6:00");
	// one that was free takes what the day before it says
	await tick("Samstag").click();
	await expect.element(part("Samstag", "Soll")).toHaveValue("8:00");
	await expect.element(page.getByText("Summe Woche 1: 46:00")).toBeVisible();
});

test("a day is copied from the one before it, and several breaks are typed in one go", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateWorksheetTemplateVersion.corrected);
	show(panels.worksheetTemplateTimes.id, { id: template.id, versionId: versionOne.id });
	await part("Montag", "Pausen").fill("9:30-9:45, 12 bis 12:30");
	await part("Montag", "Soll").fill("7:45");
	await weekday("Dienstag").getByRole("button", { name: "Dienstag: übertragen" }).click();
	await page.getByRole("menuitem", { name: "Von Montag übernehmen" }).click();
	await expect.element(part("Dienstag", "Pausen")).toHaveValue("09:30 – 09:45, 12:00 – 12:30");
	await button("Speichern").click();
	const breaks = [
		{ begin: 570, minutes: 15 },
		{ begin: 720, minutes: 30 },
	];
	await soon(() => server.calls(at.update).map(({ body }) => body)).toEqual([
		{
			version: versionOne.version,
			days: versionOne.days.map((day) =>
				day.weekday < 3 ? { ...day, targetMinutes: 465, breaks } : day,
			),
		},
	]);
});

test("the weeks of a rotation are copied, with their average", async () => {
	const { server } = entry();
	server.answer(at.get, { ...template, weeks: 2 });
	show(panels.worksheetTemplateTimes.id, { id: template.id, versionId: versionOne.id });
	await expect.element(page.getByText("Summe Woche 2: 0:00")).toBeVisible();
	await expect.element(page.getByText("Im Schnitt 20:00 je Woche")).toBeVisible();
	await button("Aus Woche 1 übernehmen").click();
	await expect.element(page.getByText("Summe Woche 2: 40:00")).toBeVisible();
	await expect.element(page.getByText("Im Schnitt 40:00 je Woche")).toBeVisible();
	await expectAccessible();
});

test("what the server refuses stands there as it was typed", async () => {
	const { server } = entry();
	server.refuse(at.update, 422, { error: "RuleViolation", code: "WORKSHEET_DAY_WRONG" });
	show(panels.worksheetTemplateTimes.id, { id: template.id, versionId: versionOne.id });
	await part("Freitag", "Soll").fill("5");
	await button("Speichern").click();
	await soon(() => server.calls(at.update)).toHaveLength(1);
	await expect.element(part("Freitag", "Soll")).toHaveValue("5:00");
	await expect.element(page.getByText("Summe Woche 1: 37:00")).toBeVisible();
});

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
	await expect.element(page.getByText("Summe Woche 1: 40:00")).toBeVisible();
	await expect.element(page.getByText("Arbeitszeit 08:00–16:30").first()).toBeVisible();
	await expect.element(page.getByText("Pausen 12:00 (30 min)").first()).toBeVisible();
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
	await button("Montag bis Freitag übernehmen").click();
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
	const core = monday.getByRole("textbox", { name: "Kernzeit" });
	await core.fill("9-15");
	await monday.getByRole("button", { name: "Pause 1 entfernen" }).click();
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
	const frame = weekday("Montag").getByRole("textbox", { name: "Rahmenzeit" });
	await frame.fill("irgendwann");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Mindestens ein Tag ist nicht stimmig.").first())
		.toBeVisible();
	await expect.element(frame).toHaveValue("irgendwann");
	expect(server.calls(at.update)).toHaveLength(0);
});

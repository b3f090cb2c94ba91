import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as files } from "#areas/settings/files/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Job } from "#kit/contract/jobs.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type ImportRun } from "../contract.ts";
import { usersImport } from "./panels.ts";

const entry = freshEntry();
const runId = "01a1fd2c-47a0-70d1-9a38-000000000001";
const jobId = "01a1fd2c-47a0-70d1-9a38-000000000002";
const unitId = "01a1fd2c-47a0-70d1-9a38-000000000003";

const uploaded: ImportRun = {
	id: runId,
	kind: "PEOPLE",
	fileName: "people.csv",
	status: "UPLOADED",
	head: ["Pers.", "Nachname", "Vorname"],
	sample: [
		["1", "Berg", "Ada"],
		["2", "Tal", "Bea"],
	],
	lineCount: 2,
	columns: [],
	mapping: { lastName: 1, firstName: 2 },
	unitId: null,
	onlyGood: false,
	counts: null,
	undone: null,
	ranAt: null,
	undoneAt: null,
	undoUntil: null,
	job: null,
};
const job: Job = {
	jobId,
	startedAt: null,
	progress: { status: "IN_PROGRESS", progress: 40 },
	protocolSeverity: null,
	description: "Import prüfen: people.csv",
	resultFileId: null,
};
const checked: ImportRun = {
	...uploaded,
	status: "CHECKED",
	counts: { NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 1 },
	job: { ...job, progress: { status: "FINISHED", progress: 100 } },
};

const at = (path: string) => path.replace("{importId}", runId);
const get = { ...contract.getImport, path: at(contract.getImport.path) };
const check = { ...contract.checkImport, path: at(contract.checkImport.path) };
const run = { ...contract.runImport, path: at(contract.runImport.path) };
const undo = { ...contract.undoImport, path: at(contract.undoImport.path) };
const lines = { ...contract.listImportLines, path: at(contract.listImportLines.path) };

const faultyLine: AnswerOf<typeof contract.listImportLines> = {
	items: [
		{
			line: 3,
			cells: ["2", "Tal", "Bea"],
			action: "FAULTY",
			faults: [{ field: "unit", column: "", code: "MISSING", text: "Die Angabe fehlt." }],
			entityId: null,
			undo: null,
		},
	],
	total: 1,
	page: 1,
	pageSize: 25,
};

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [usersImport] });
	const { server } = entry();
	server.answer(contract.listImports, { imports: [] });
	server.answer(units.listUnits, {
		items: [
			{
				id: unitId,
				parentId: null,
				name: "Klinikum",
				kind: "GLOBAL",
				depth: 0,
				siteId: null,
				isEnabled: true,
				people: 3,
				version: 1,
			},
		],
		total: 1,
	});
	const key = "/api/settings/WEBAPP/Grid.staff.import-lines.PEOPLE";
	server.answer({ ...getSetting, path: key }, { value: null });
	server.answer({ ...putSetting, path: key }, {});
	server.answer(lines, faultyLine);
});

function show(params: Record<string, unknown>): void {
	showPanels({ ...nothingOpen, panels: [{ id: usersImport.id, params }] });
	entry().show(<PanelHost />);
}

test("a chosen file is uploaded and opens with the proposed columns", async () => {
	const { server } = entry();
	server.answer(files.uploadFile, { fileId: unitId, name: "people.csv", kind: "CSV", bytes: 5 });
	server.answer(contract.createImport, uploaded);
	server.answer(get, uploaded);
	show({});
	await expect.element(page.getByText(/Noch keine Importe/)).toBeVisible();
	await expectAccessible();
	await userEvent.upload(
		page.getByLabelText("Datei auswählen").last(),
		new File(["x;y"], "people.csv"),
	);
	await expect.element(page.getByRole("heading", { name: "people.csv" })).toBeVisible();
	await expect
		.element(page.getByRole("combobox", { name: "Spalte für Nachname" }))
		.toHaveValue("Nachname");
	await expect.element(page.getByText("Berg · Tal")).toBeVisible();
	const [upload] = server.calls(files.uploadFile);
	expect(upload?.headers.get("content-type")).toBe("application/octet-stream");
	await expectAccessible();
});

test("columns are assigned, checked, and only the good lines imported", async () => {
	const { server } = entry();
	server.answer(get, uploaded);
	server.answer(check, { jobId });
	server.answer(run, { jobId });
	show({ importId: runId });
	await page.getByRole("combobox", { name: "Spalte für Personalnr." }).click();
	await page.getByRole("option", { name: "Pers." }).click();
	server.answer(get, { ...checked, status: "UPLOADED", counts: null, job });
	await page.getByRole("button", { name: "Prüfen" }).click();
	expect(server.calls(check)[0]?.body).toEqual({
		mapping: { personnelNo: 0, lastName: 1, firstName: 2 },
		unitId: null,
	});
	await expect.element(page.getByText("Import prüfen: people.csv")).toBeVisible();
	server.answer(get, { ...checked, mapping: { personnelNo: 0, lastName: 1, firstName: 2 } });
	passOn({
		kind: "jobUpdate",
		updateState: "Update",
		job: { ...job, progress: { status: "FINISHED", progress: 100 } },
	});
	await expect.element(page.getByText("Abteilung: Die Angabe fehlt.")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "1 fehlerfreie Zeile importieren" }).click();
	expect(server.calls(run)[0]?.body).toEqual({ onlyGood: true });
});

test("a check that ends before the answer that names it is seen to have ended", async () => {
	const { server } = entry();
	server.answer(get, uploaded);
	server.answer(check, { jobId });
	show({ importId: runId });
	const button = page.getByRole("button", { name: "Prüfen", exact: true });
	await expect.element(button).toBeEnabled();
	const late = Promise.withResolvers<ImportRun>();
	server.answer(get, () => late.promise);
	const before = server.calls(get).length;
	await button.click();
	await expect.poll(() => server.calls(get).length).toBe(before + 1);
	server.answer(get, checked);
	passOn({
		kind: "jobUpdate",
		updateState: "Update",
		job: { ...job, progress: { status: "FINISHED", progress: 100 } },
	});
	late.resolve({ ...uploaded, job });
	await expect.element(page.getByRole("button", { name: "Erneut prüfen" })).toBeVisible();
});

test("without what is needed nothing can be checked, nor imported other than checked", async () => {
	const { server } = entry();
	server.answer(get, { ...checked, mapping: { lastName: 1 } });
	show({ importId: runId });
	await expect.element(page.getByRole("button", { name: "Erneut prüfen" })).toBeDisabled();
	await page.getByRole("combobox", { name: "Spalte für Vorname" }).click();
	await page.getByRole("option", { name: "Vorname" }).click();
	await expect.element(page.getByRole("button", { name: "Erneut prüfen" })).toBeEnabled();
	expect(page.getByRole("button", { name: /importieren$/ }).query()?.textContent).toBe(
		"Weitere Tabelle importieren",
	);
});

test("a done import is undone after asking", async () => {
	const { server } = entry();
	server.answer(get, {
		...checked,
		status: "DONE",
		ranAt: "2026-11-21T08:15:00Z",
		undoUntil: "2026-11-22T08:15:00Z",
	});
	server.answer(undo, { jobId });
	show({ importId: runId });
	await expect.element(page.getByText(/rückgängig gemacht werden/)).toBeVisible();
	await expect.element(page.getByText("1 Spalte wurde nicht übernommen: Pers.")).toBeVisible();
	await page.getByRole("button", { name: "Import rückgängig machen" }).click();
	await page
		.getByRole("alertdialog")
		.getByRole("button", { name: "Import rückgängig machen" })
		.click();
	await expect.poll(() => server.calls(undo).length).toBe(1);
});

test("who may write units alone is not asked what the table holds", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "units.manage": [{ scope: "GLOBAL", level: "WRITE" }] } }),
	);
	const { server } = entry();
	server.answer(files.uploadFile, { fileId: unitId, name: "units.csv", kind: "CSV", bytes: 5 });
	server.answer(contract.createImport, { ...uploaded, kind: "UNITS" });
	server.answer(get, { ...uploaded, kind: "UNITS" });
	show({});
	await expect.element(page.getByText(/Noch keine Importe/)).toBeVisible();
	expect(page.getByText("Was enthält die Tabelle?").query()).toBeNull();
	await userEvent.upload(
		page.getByLabelText("Datei auswählen").last(),
		new File(["x;y"], "units.csv"),
	);
	await expect
		.poll(() => server.calls(contract.createImport).map(({ body }) => body))
		.toEqual([{ kind: "UNITS", fileId: unitId }]);
});

test("whom an import created is invited in one go", async () => {
	const { server } = entry();
	const userId = "01a1fd2c-47a0-70d1-9a38-000000000009";
	const invitation = { ...users.resendInvitation, path: `/api/users/${userId}/invitation` };
	const [line] = faultyLine.items;
	server.answer(get, { ...checked, status: "DONE", ranAt: "2026-11-21T08:00:00Z" });
	server.answer(lines, {
		...faultyLine,
		items: line ? [{ ...line, action: "NEW", faults: [], entityId: userId }] : [],
	});
	server.refuse(invitation, 409, {
		error: "InvalidAction",
		code: "USER_WITHOUT_MAIL",
		message: "Für den Mitarbeiter ist keine E-Mail-Adresse hinterlegt.",
		details: [],
	});
	show({ importId: runId });
	await page.getByRole("button", { name: "1 Person einladen" }).click();
	await page.getByRole("button", { name: "Einladung senden" }).click();
	await expect
		.element(page.getByText("Tal, Bea: Für den Mitarbeiter ist keine E-Mail-Adresse hinterlegt."))
		.toBeVisible();
	const asked = server.calls(lines).map(({ query }) => query.get("action"));
	expect(asked).toContain("NEW");
});

test("inviting many shows how far it is and can be stopped: the others stay without a mail", async () => {
	const { server } = entry();
	const ids = ["1", "2", "3", "4", "5", "6"].map(
		(end) => `01a1fd2c-47a0-70d1-9a38-00000000001${end}`,
	);
	const invitation = (userId: string) => ({
		...users.resendInvitation,
		path: `/api/users/${userId}/invitation`,
	});
	const [line] = faultyLine.items;
	const counts = { NEW: ids.length, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 };
	server.answer(get, { ...checked, counts, status: "DONE", ranAt: "2026-11-21T08:00:00Z" });
	const created = ids.map((entityId) => ({ ...line, action: "NEW", faults: [], entityId }));
	server.answer(lines, { ...faultyLine, items: created as typeof faultyLine.items });
	const invited = { invitedUntil: "2026-11-24T08:15:00.000Z" };
	const late = Promise.withResolvers<AnswerOf<typeof users.resendInvitation>>();
	const [first, ...others] = ids;
	server.answer(invitation(first ?? ""), invited);
	for (const id of others) server.answer(invitation(id), () => late.promise);
	show({ importId: runId });
	await page.getByRole("button", { name: "Alle 6 einladen" }).click();
	await page.getByRole("button", { name: "Einladung senden" }).click();
	await expect.element(page.getByRole("progressbar", { name: "1 von 6" })).toBeVisible();
	await page.getByRole("button", { name: "Anhalten" }).click();
	late.resolve(invited);
	await expect.element(page.getByText("Angehalten: 5 von 6 geändert")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Alle 6 einladen" })).toBeVisible();
	expect(ids.filter((id) => server.calls(invitation(id)).length > 0)).toHaveLength(5);
});

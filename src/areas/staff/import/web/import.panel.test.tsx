import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as files } from "#areas/settings/files/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import type { AnswerOf, Endpoint } from "#kit/contract/endpoint.ts";
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
import { answers } from "./test-imports.ts";

const entry = freshEntry();
const { uploaded, checking, checked, done, unguessed } = answers.getImport;
const job = checked.job as Job;
const file = { name: "people.csv", kind: "CSV", bytes: 5 } as const;
const fileId = "01a1fd2c-47a0-70d1-9a38-000000000003";

const at = <E extends Endpoint>(endpoint: E): E => ({
	...endpoint,
	path: endpoint.path.replace("{importId}", uploaded.id),
});
const get = at(contract.getImport);
const check = at(contract.checkImport);
const run = at(contract.runImport);
const undo = at(contract.undoImport);
const lines = at(contract.listImportLines);

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [usersImport] });
	const { server } = entry();
	server.answer(contract.listImports, answers.listImports.none);
	server.answer(units.listUnits, answers.listUnits.all);
	const key = "/api/settings/WEBAPP/Grid.staff.import-lines.PEOPLE";
	server.answer({ ...getSetting, path: key }, { value: null });
	server.answer({ ...putSetting, path: key }, {});
	server.answer(lines, answers.listImportLines.faulty);
});

function show(params: Record<string, unknown>): void {
	showPanels({ ...nothingOpen, panels: [{ id: usersImport.id, params }] });
	entry().show(<PanelHost />);
}

test("a chosen file is uploaded and opens with the proposed columns", async () => {
	const { server } = entry();
	server.answer(files.uploadFile, { ...file, fileId });
	server.answer(contract.createImport, answers.createImport.uploaded);
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
	server.answer(check, answers.checkImport.people);
	server.answer(run, answers.runImport.people);
	show({ importId: uploaded.id });
	await page.getByRole("combobox", { name: "Spalte für Personalnr." }).click();
	await page.getByRole("option", { name: "Pers." }).click();
	server.answer(get, checking);
	await page.getByRole("button", { name: "Prüfen" }).click();
	expect(server.calls(check)[0]?.body).toEqual({
		mapping: { personnelNo: 0, lastName: 1, firstName: 2, unit: 3 },
		unitId: null,
	});
	await expect.element(page.getByText("Import prüfen: people.csv")).toBeVisible();
	server.answer(get, checked);
	passOn({
		kind: "jobUpdate",
		updateState: "Update",
		job,
	});
	await expect.element(page.getByText("Abteilung: Die Angabe fehlt.")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "1 fehlerfreie Zeile importieren" }).click();
	expect(server.calls(run)[0]?.body).toEqual({ onlyGood: true });
});

test("a check that ends before the answer that names it is seen to have ended", async () => {
	const { server } = entry();
	server.answer(get, uploaded);
	server.answer(check, answers.checkImport.people);
	show({ importId: uploaded.id });
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
		job,
	});
	late.resolve(checking);
	await expect.element(page.getByRole("button", { name: "Erneut prüfen" })).toBeVisible();
});

test("without what is needed nothing can be checked", async () => {
	const path = contract.getImport.path.replace("{importId}", unguessed.id);
	entry().server.answer({ ...contract.getImport, path }, unguessed);
	show({ importId: unguessed.id });
	const button = page.getByRole("button", { name: "Prüfen", exact: true });
	await expect.element(button).toBeDisabled();
	await page.getByRole("combobox", { name: "Spalte für Vorname" }).click();
	await page.getByRole("option", { name: "V." }).click();
	await expect.element(button).toBeEnabled();
});

test("nothing is imported other than it was checked", async () => {
	entry().server.answer(get, checked);
	show({ importId: checked.id });
	const run = page.getByRole("button", { name: "1 fehlerfreie Zeile importieren" });
	await expect.element(run).toBeVisible();
	await page.getByRole("combobox", { name: "Spalte für E-Mail-Adresse" }).click();
	await page.getByRole("option", { name: "Pers." }).click();
	await expect.element(page.getByRole("button", { name: "Erneut prüfen" })).toBeEnabled();
	expect(run.query()).toBeNull();
});

test("a done import is undone after asking", async () => {
	const { server } = entry();
	server.answer(get, done);
	server.answer(undo, answers.undoImport.people);
	show({ importId: uploaded.id });
	await expect.element(page.getByText(/rückgängig gemacht werden/)).toBeVisible();
	await expect.element(page.getByText("1 Spalte wurde nicht übernommen: Notiz")).toBeVisible();
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
	server.answer(files.uploadFile, { ...file, fileId, name: "units.csv" });
	const { units: made } = answers.createImport;
	server.answer(contract.createImport, made);
	const path = contract.getImport.path.replace("{importId}", made.id);
	server.answer({ ...contract.getImport, path }, answers.getImport.units);
	show({});
	await expect.element(page.getByText(/Noch keine Importe/)).toBeVisible();
	expect(page.getByText("Was enthält die Tabelle?").query()).toBeNull();
	await userEvent.upload(
		page.getByLabelText("Datei auswählen").last(),
		new File(["x;y"], "units.csv"),
	);
	await expect
		.poll(() => server.calls(contract.createImport).map(({ body }) => body))
		.toEqual([{ kind: "UNITS", fileId }]);
});

test("whom an import created is invited in one go", async () => {
	const { server } = entry();
	const { items } = answers.listImportLines.made;
	const path = `/api/users/${items[0]?.entityId}/invitation`;
	const { status, body } = answers.refusals.noMail;
	server.answer(get, done);
	server.answer(lines, answers.listImportLines.made);
	server.refuse({ ...users.resendInvitation, path }, status, body);
	show({ importId: uploaded.id });
	await page.getByRole("button", { name: "1 Person einladen" }).click();
	await page.getByRole("button", { name: "Einladung senden" }).click();
	await expect.element(page.getByText(/^Berg, Ada: /)).toBeVisible();
	const asked = server.calls(lines).map(({ query }) => query.get("action"));
	expect(asked).toContain("NEW");
});

test("inviting many shows how far it is and can be stopped: the others stay without a mail", async () => {
	const { server } = entry();
	const { six } = answers.getImport;
	const { items } = answers.listImportLines.six;
	const ids = items.map(({ entityId }) => entityId as string);
	const invitation = (userId: string) => ({
		...users.resendInvitation,
		path: `/api/users/${userId}/invitation`,
	});
	const of = (path: string) => path.replace("{importId}", six.id);
	server.answer({ ...contract.getImport, path: of(contract.getImport.path) }, six);
	const made = { ...contract.listImportLines, path: of(contract.listImportLines.path) };
	server.answer(made, answers.listImportLines.six);
	const { first: invited } = answers.resendInvitation;
	const late = Promise.withResolvers<AnswerOf<typeof users.resendInvitation>>();
	const [first, ...others] = ids;
	server.answer(invitation(first ?? ""), invited);
	for (const id of others) server.answer(invitation(id), () => late.promise);
	show({ importId: six.id });
	await page.getByRole("button", { name: "Alle 6 einladen" }).click();
	await page.getByRole("button", { name: "Einladung senden" }).click();
	await expect.element(page.getByRole("progressbar", { name: "1 von 6" })).toBeVisible();
	await page.getByRole("button", { name: "Anhalten" }).click();
	late.resolve(invited);
	await expect.element(page.getByText("Angehalten: 5 von 6 geändert")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Alle 6 einladen" })).toBeVisible();
	expect(ids.filter((id) => server.calls(invitation(id)).length > 0)).toHaveLength(5);
});

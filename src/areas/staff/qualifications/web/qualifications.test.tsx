import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as usersContract } from "#areas/staff/users/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { type Assignment, contract } from "../contract.ts";
import * as panels from "./panels.ts";
import QualificationsPage from "./qualifications.page.tsx";
import file from "./recorded.json";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded({ ...contract, listUserOptions: usersContract.listUserOptions }, file);
const { firstAid, kinaesthetics } = answers.getQualification;
const [held] = answers.listUserQualifications.lena.assignments as [Assignment];
const { userId } = held;
const of = (id: string) => `/api/qualifications/${id}`;
const heldBy = { ...contract.listUserQualifications, path: `/api/users/${userId}/qualifications` };
const write = { ...contract.updateUserQualification, path: `/api/user-qualifications/${held.id}` };

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	server.answer(contract.listQualifications, answers.listQualifications.two);
	for (const one of [firstAid, kinaesthetics])
		server.answer({ ...contract.getQualification, path: of(one.id) }, one);
	server.answer(
		{ ...contract.listQualificationUsers, path: `${of(kinaesthetics.id)}/users` },
		answers.listQualificationUsers.kinaesthetics,
	);
	server.answer(heldBy, answers.listUserQualifications.lena);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });

test("the page lists them with their kind", async () => {
	entry().show(
		<main>
			<QualificationsPage />
		</main>,
	);
	await expect.element(page.getByText("Kinästhetik")).toBeVisible();
	await expect.element(page.getByText("Ja/Nein")).toBeVisible();
	await expectAccessible();
});

test("levels are named where a qualification has some", async () => {
	const { server } = entry();
	server.answer(contract.createQualification, answers.createQualification.woundCare);
	show(panels.qualificationCreate.id);
	await field("Bezeichnung").fill("Wundversorgung");
	expect(field("Stufe 1").query()).toBeNull();
	await choice("Art").click();
	await page.getByRole("option", { name: "Stufen" }).click();
	await field("Stufe 1").fill("Basis");
	await button("Stufe hinzufügen").click();
	await button("Speichern").click();
	await expect.element(page.getByRole("alert").first()).toBeVisible();
	await expectAccessible();
	await field("Stufe 2").fill("Experte");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createQualification).map(({ body }) => body)).toEqual([
		{ name: "Wundversorgung", type: "LEVEL", levels: ["Basis", "Experte"] },
	]);
});

test("the detail tells levels and holders, and leads to the assignment", async () => {
	const { server } = entry();
	server.answer(write, answers.updateUserQualification.advanced);
	show(panels.qualificationDetail.id, { id: kinaesthetics.id });
	await expect.element(page.getByText("Stufe 1 · Grundkurs").first()).toBeVisible();
	await expectAccessible();
	await button("Vogt, Lena").click();
	await expect.element(heading("Zuweisung bearbeiten")).toBeVisible();
	await choice("Stufe").click();
	await page.getByRole("option", { name: "Stufe 2 · Aufbaukurs" }).click();
	await field("Gültig bis").fill("31.12.2025");
	await button("Speichern").click();
	await expect.element(page.getByText("Das Ende liegt vor dem Beginn.").first()).toBeVisible();
	await field("Gültig bis").fill("31.12.2027");
	await button("Speichern").click();
	await soon(() => server.calls(write).map(({ body }) => body)).toEqual([
		{ version: 1, level: 2, validFrom: "2026-01-01", validTo: "2027-12-31" },
	]);
});

test("holders are marked where theirs has expired, counted and found by name", async () => {
	const { server } = entry();
	const holders = { ...contract.listQualificationUsers, path: `${of(kinaesthetics.id)}/users` };
	server.answer(holders, answers.listQualificationUsers.expired);
	show(panels.qualificationUsers.id, { id: kinaesthetics.id });
	await expect.element(page.getByText("Abgelaufen", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Kinästhetik · 1 Zuweisung")).toBeVisible();
	await expectAccessible();
	await page.getByRole("searchbox", { name: "Mitarbeiter suchen" }).fill("Vogt");
	await soon(() => server.calls(holders).at(-1)?.query.get("search")).toBe("Vogt");
});

test("of very many holders the others come when somebody wants them, a hundred more at a time", async () => {
	const { server } = entry();
	const holders = { ...contract.listQualificationUsers, path: `${of(kinaesthetics.id)}/users` };
	const { oneOfMany, firstOfMany, moreOfMany } = answers.listQualificationUsers;
	// shorter pages of the same holders stand for those of a hundred and two hundred
	const pages = new Map([
		["1", oneOfMany],
		["100", firstOfMany],
		["200", moreOfMany],
	]);
	server.answer(holders, ({ query }) => pages.get(query.get("pageSize") ?? "") ?? oneOfMany);
	show(panels.qualificationUsers.id, { id: kinaesthetics.id });
	await expect.element(page.getByText("Kinästhetik · 102 Zuweisungen")).toBeVisible();
	const more = button("Mehr anzeigen (noch 2)");
	await expect.element(more).toBeVisible();
	await expect.element(page.getByText("Nummer 3, Person")).not.toBeInTheDocument();
	await expectAccessible();
	await more.click();
	await expect.element(page.getByText("Nummer 3, Person")).toBeVisible();
	expect(page.getByRole("button", { name: /^Mehr anzeigen/ }).query()).toBeNull();
});

test("somebody is given a qualification from either side", async () => {
	const { server } = entry();
	server.answer(usersContract.listUserOptions, answers.listUserOptions.all);
	const created = answers.createUserQualification;
	server.answer(contract.createUserQualification, created.firstAid);
	show(panels.qualificationAssignUser.id, { id: firstAid.id });
	await choice("Mitarbeiter").click();
	await page.getByRole("option", { name: "Vogt, Lena" }).click();
	await field("Gültig ab").fill("01.12.2026");
	await button("Speichern").click();
	await soon(() => heading("Mitarbeiter zuweisen").query()).toBeNull();
	server.answer(contract.createUserQualification, created.kinaesthetics);
	show(panels.usersQualificationAssign.id, { userId });
	await choice("Qualifikation").click();
	await page.getByRole("option", { name: "Kinästhetik" }).click();
	await choice("Stufe").click();
	await page.getByRole("option", { name: "Stufe 1 · Grundkurs" }).click();
	await field("Gültig ab").fill("01.12.2026");
	await expectAccessible();
	await button("Speichern").click();
	const days = { userId, validFrom: "2026-12-01", validTo: null };
	await soon(() => server.calls(contract.createUserQualification).map(({ body }) => body)).toEqual([
		{ ...days, qualificationId: firstAid.id, level: null },
		{ ...days, qualificationId: kinaesthetics.id, level: 1 },
	]);
});

test("one sees one's own without any right, and cannot change them", async () => {
	sessionStore.set(sampleSession({ userId, permissions: {} }));
	entry().server.answer(heldBy, answers.listUserQualifications.own);
	show(panels.usersQualifications.id, { userId });
	await expect.element(page.getByText("Kinästhetik")).toBeVisible();
	expect(button("Kinästhetik").query()).toBeNull();
	expect(button("Qualifikation zuweisen").query()).toBeNull();
	await expectAccessible();
});

test("an assignment is taken back after a tick", async () => {
	const { server } = entry();
	const remove = { ...contract.deleteUserQualification, path: write.path };
	server.answer(remove, answers.deleteUserQualification.removed);
	show(panels.qualificationAssignmentEdit.id, { id: held.id, userId });
	await button("Entfernen").click();
	const dialog = page.getByRole("alertdialog");
	const answer = dialog.getByRole("button", { name: "Entfernen" });
	await expect.element(answer).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await answer.click();
	await soon(() => server.calls(remove)).toHaveLength(1);
});

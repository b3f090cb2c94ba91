import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...activities }, file);
const { illness } = answers.getPayrollAccount;
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
const path = `/api/payroll-accounts/${illness.id}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
	server.answer(contract.listPayrollAccounts, answers.listPayrollAccounts.one);
	server.answer({ ...contract.getPayrollAccount, path }, illness);
});

function show(id: string): void {
	showPanels({ ...nothingOpen, panels: [{ id, params: {} }] });
	entry().show(<PanelHost />);
}

const nora = { id: userId, name: "Petersen, Nora" };
const assignedTo = {
	...contract.listPayrollAssignments,
	path: `/api/users/${userId}/payroll-assignments`,
};

test("several accounts are given to several people; what was not possible is said by name", async () => {
	const { server } = entry();
	server.answer(contract.assignPayrollAccounts, answers.assignPayrollAccounts.refused);
	server.answer(assignedTo, answers.listPayrollAssignments.given);
	showPanels(nothingOpen);
	entry().show(<PanelHost />);
	const asked = openPicker(panels.usersPayrollAccountsBulk, { people: [nora] });
	await page.getByRole("checkbox", { name: "KRK Krank" }).click();
	await page.getByRole("textbox", { name: "Gültig ab" }).fill("01.01.2026");
	await expectAccessible();
	await page.getByRole("button", { name: "Zuweisen" }).click();
	await expect.element(page.getByText(/Petersen, Nora, KRK: .*schon zugewiesen/)).toBeVisible();
	expect(await asked).toBe(true);
	expect(server.calls(contract.assignPayrollAccounts).at(-1)?.body).toEqual({
		...{ userIds: [userId], accountIds: [illness.id], validFrom: "2026-01-01", validTo: null },
	});
	showPanels({
		...nothingOpen,
		panels: [{ id: panels.usersPayrollAccounts.id, params: { userId } }],
	});
	await expect.element(page.getByText("seit 01.01.2026")).toBeVisible();
	await expectAccessible();
});

test("a starter set is taken after a question, and what was there is named", async () => {
	const { server } = entry();
	server.answer(contract.createStarterAccounts, { ids: [illness.id], kept: ["LOHN"] });
	show(panels.payrollAccountsOverview.id);
	await page.getByRole("button", { name: "Vorlage übernehmen" }).click();
	await page.getByRole("menuitem", { name: "LuG: Stundenlöhner" }).click();
	await page.getByRole("button", { name: "Konten anlegen" }).click();
	await expect.element(page.getByText("Schon vorhanden: LOHN")).toBeVisible();
	expect(server.calls(contract.createStarterAccounts).at(-1)?.body).toEqual({
		set: "DATEV_LUG_HOURLY",
	});
});

test("the list says what accounts count, and leads to one", async () => {
	show(panels.payrollAccountsOverview.id);
	await expect.element(page.getByText("Eine Abwesenheitsart")).toBeVisible();
	await expectAccessible();
	await page.getByText("KRK").click();
	await expect.element(page.getByRole("heading", { name: "Krank" })).toBeVisible();
	await expect.element(page.getByText("Zählt", { exact: true }).last()).toBeVisible();
});

test("what is counted decides what is asked, and what the server refuses stands at its field", async () => {
	const { server } = entry();
	const { noSource } = answers.refusals;
	server.refuse(contract.createPayrollAccount, noSource.status, noSource.body);
	show(panels.payrollAccountCreate.id);
	await page.getByRole("textbox", { name: "Kürzel" }).fill("KRK");
	await page.getByRole("textbox", { name: "Bezeichnung" }).fill("Krank");
	const kind = page.getByRole("combobox", { name: "Abwesenheitsart" });
	await expect.element(kind).not.toBeInTheDocument();
	await page.getByRole("combobox", { name: "Zählt" }).click();
	await page.getByRole("option", { name: "Eine Abwesenheitsart" }).click();
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(page.getByText(noSource.body.details[0]?.text as string)).toBeVisible();
	await expectAccessible();
	await kind.click();
	await page.getByRole("option", { name: "Krank" }).click();
	server.answer(contract.createPayrollAccount, answers.createPayrollAccount.illness);
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(kind).not.toBeInTheDocument();
	expect(server.calls(contract.createPayrollAccount).at(-1)?.body).toMatchObject({
		...{
			type: "ABSENCEACTIVITY_ID",
			activityId: illness.activityId,
			activityClass: null,
			workedOnly: false,
		},
	});
});

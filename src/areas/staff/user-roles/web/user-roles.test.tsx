import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { commonLogHistory } from "#areas/settings/log-history/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answerRights, answers, assignmentsOf } from "./test-rights.ts";

const entry = freshEntry();
const [assignment] = assignmentsOf.lena;
const { userId, roleId } = assignment;
const unitId = answers.listUserPermissions.lenaAtNorth2.items[0]?.unitId as string;
const write = { ...contract.updateRoleAssignment, path: `/api/role-assignments/${assignment.id}` };
const create = { ...contract.createUserPermission, path: `/api/users/${userId}/permissions` };

beforeEach(() => {
	clearDrafts();
	setUpPanels({ panels: [...Object.values(panels), commonLogHistory] });
	sessionStore.set(
		sampleSession({ permissions: { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] } }),
	);
	answerRights(entry().server, "lena");
});

function show(panel: string, params: Record<string, unknown>): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("effective rights say where each comes from, the stronger first", async () => {
	show(panels.usersManageRoles.id, { userId });
	const table = page.getByRole("table");
	await expect.element(table).toBeVisible();
	const row = table.getByRole("row", { name: "Mitarbeiter", exact: false });
	const items = row.getByRole("listitem");
	await expect
		.element(items.nth(0))
		.toHaveTextContent("Einzelberechtigung · Abteilung Nord 2 · seit 01.03.2026");
	await expect
		.element(items.nth(1))
		.toHaveTextContent(
			"Rolle Abteilungsleitung · Abteilung Nord (eigene) · seit 01.03.2026 · schwächer: Lesen",
		);
	expect(table.getByText("Zeiteinträge").query()).toBeNull();
	await page.getByRole("checkbox").click();
	await expect.element(table.getByText("Zeiteinträge")).toBeVisible();
});

test("what follows from Alles is told in one line", async () => {
	const rights = answers.getEffectivePermissions.alma;
	const path = `/api/users/${userId}/effective-permissions`;
	entry().server.answer({ ...contract.getEffectivePermissions, path }, rights);
	show(panels.usersManageRoles.id, { userId });
	const table = page.getByRole("table");
	await expect.element(table.getByText("Alles (Administrator)")).toBeVisible();
	expect(table.getByText("Zeiteinträge").query()).toBeNull();
	const others = rights.permissions.length - 1;
	await expect
		.element(
			page.getByText(`${others} weitere Berechtigungen gelten durch „Alles“`, { exact: false }),
		)
		.toBeVisible();
	await page.getByRole("checkbox", { name: "Alle Berechtigungen zeigen" }).click();
	await expect.element(table.getByText("Zeiteinträge")).toBeVisible();
});

test("a role is assigned, and its days are changed", async () => {
	const { server } = entry();
	server.answer(contract.createRoleAssignments, answers.createRoleAssignments.one);
	server.answer(write, answers.updateRoleAssignment.lenas);
	show(panels.usersManageRoles.id, { userId });
	await button("Rolle zuweisen").click();
	await choice("Rolle").click();
	await page.getByRole("option", { name: "Abteilungsleitung" }).click();
	await field("Gültig ab").fill("01.12.2026");
	await expectAccessible();
	await button("Zuweisen").click();
	await soon(() => server.calls(contract.createRoleAssignments).map(({ body }) => body)).toEqual([
		{
			roleId,
			userIds: [userId],
			scope: "UNIT",
			siteId: null,
			unitId: null,
			validFrom: "2026-12-01",
			validTo: null,
		},
	]);
	await soon(() => button("Zuweisen").query()).toBeNull();
	await button("Aktionen: Abteilungsleitung, Vogt, Lena").click();
	await page.getByRole("menuitem", { name: "Zeitraum ändern" }).click();
	await field("Gültig bis").fill("31.12.2025");
	await button("Zeitraum speichern").click();
	await expect.element(page.getByText("Das Ende liegt vor dem Beginn.").first()).toBeVisible();
	await field("Gültig bis").fill("31.12.2027");
	await button("Zeitraum speichern").click();
	await soon(() => server.calls(write).map(({ body }) => body)).toEqual([
		{ version: 1, validFrom: "2026-03-01", validTo: "2027-12-31" },
	]);
});

test("a single right is given at the unit the panel is about", async () => {
	const { server } = entry();
	server.answer(create, answers.createUserPermission.timeEntries);
	show(panels.unitsUserPermissions.id, { userId, unitId });
	await button("Einzelberechtigung vergeben").click();
	await choice("Berechtigung").click();
	await page.getByRole("option", { name: "Zeiteinträge" }).click();
	await choice("Stufe").click();
	await page.getByRole("option", { name: "Voll" }).click();
	await field("Gültig ab").fill("01.12.2026");
	await expectAccessible();
	await button("Berechtigung vergeben").click();
	await soon(() => server.calls(create).map(({ body }) => body)).toEqual([
		{
			key: "timetrackings.manage",
			level: "FULL",
			scope: "UNIT",
			siteId: null,
			unitId,
			validFrom: "2026-12-01",
			validTo: null,
		},
	]);
});

test("who may only read sees roles and rights, and changes nothing", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "roles.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show(panels.usersManageRoles.id, { userId });
	await expect
		.element(page.getByText("Abteilung Nord (eigene)", { exact: false }).first())
		.toBeVisible();
	for (const name of ["Rolle zuweisen", "Einzelberechtigung vergeben"]) {
		expect(button(name).query()).toBeNull();
	}
	await expectAccessible();
});

test("a role is taken back after a tick; who gave and took it is told by the person's history", async () => {
	const { server } = entry();
	const remove = {
		...contract.deleteRoleAssignment,
		path: `/api/role-assignments/${assignment.id}`,
	};
	const history = {
		...logHistory.getLogHistory,
		path: `/api/log-history/role_assignment/${userId}`,
	};
	server.answer(remove, answers.deleteRoleAssignment.lenas);
	server.answer(history, answers.getLogHistory.lenas);
	showPanels({ ...nothingOpen, panels: [{ id: panels.usersManageRoles.id, params: { userId } }] });
	entry().show(<PanelHost />);
	const dialog = page.getByRole("alertdialog");
	await page.getByRole("button", { name: /^Aktionen: Abteilungsleitung/ }).click();
	await page.getByRole("menuitem", { name: "Zuweisung entfernen" }).click();
	const answer = dialog.getByRole("button", { name: "Zuweisung entfernen" });
	await expect.element(answer).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await answer.click();
	await soon(() => server.calls(remove)).toHaveLength(1);
	await page.getByRole("button", { name: "Verlauf", exact: true }).click();
	await soon(() => server.calls(history)).toHaveLength(1);
	await expect.element(page.getByText("Alma Muster").first()).toBeVisible();
});

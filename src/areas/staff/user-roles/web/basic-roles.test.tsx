import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type SingleGrant } from "../contract.ts";
import * as panels from "./panels.ts";
import { answerRights, answers, assignmentsOf } from "./test-rights.ts";

const entry = freshEntry();
const [leads, works, plans] = assignmentsOf.jonas;
const { userId } = leads;
const [leading, staff, planning] = [leads.roleId, works.roleId, plans.roleId];
const [single] = answers.listUserPermissions.jonas.items as [SingleGrant];
const south = {
	siteId: "01a1fd2c-47a0-70d1-9a38-000000000102",
	unitId: "01a1fd2c-47a0-70d1-9a38-000000000103",
	...{ name: "Haus Süd", timeZone: "Europe/Berlin" },
};

const put = { ...contract.updateBasicRoles, path: `/api/users/${userId}/basic-roles` };
const change = { ...contract.updateUserPermission, path: `/api/user-permissions/${single.id}` };

/** Signed in as somebody else than Jonas Adler, unless said otherwise. */
function signIn(level: PermissionLevel, who?: string): void {
	const session = sampleSession({ permissions: { "roles.manage": [{ scope: "GLOBAL", level }] } });
	sessionStore.set({
		...session,
		userId: who ?? session.userId,
		availableSites: [...session.availableSites, south],
	});
}

beforeEach(() => {
	clearDrafts();
	setUpPanels({ panels: Object.values(panels) });
	signIn("FULL");
	answerRights(entry().server, "jonas");
});

function show(panel: string): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params: { userId } }] });
	entry().show(<PanelHost />);
}

const reach = (role: string, name: string) =>
	page.getByRole("group", { name: role }).getByRole("radio", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("shows how far each role reaches and sends what was changed", async () => {
	const { server } = entry();
	server.answer(put, answers.updateBasicRoles.jonas);
	show(panels.usersBasicRoles.id);
	await expect.element(reach("Mitarbeiter", "Abteilung")).toBeChecked();
	await expect.element(reach("Abteilungsleitung", "Unternehmen")).toBeChecked();
	// an assignment with an end is not among the basic roles
	await expect.element(reach("Planung", "Keine")).toBeChecked();
	await expect.element(page.getByText("1 weitere Zuweisung", { exact: false })).toBeVisible();
	await expectAccessible();
	await reach("Mitarbeiter", "Standort").click({ force: true });
	await reach("Abteilungsleitung", "Keine").click({ force: true });
	await button("Speichern").click();
	await soon(() => server.calls(put).map(({ body }) => body)).toEqual([
		{
			roles: [
				{ roleId: leading, scope: null },
				{ roleId: staff, scope: "SITE" },
			],
		},
	]);
});

test("who may only write gives, and takes nothing back", async () => {
	signIn("WRITE");
	show(panels.usersBasicRoles.id);
	await expect.element(reach("Mitarbeiter", "Standort")).toBeEnabled();
	await expect.element(reach("Mitarbeiter", "Keine")).toBeDisabled();
});

test("one's own rights are locked, with the reason", async () => {
	signIn("FULL", userId);
	const reason = page.getByText("Ihre eigenen Berechtigungen kann nur jemand anderes ändern.");
	show(panels.usersBasicRoles.id);
	await expect.element(reason).toBeVisible();
	await expect.element(reach("Mitarbeiter", "Standort")).toBeDisabled();
	expect(button("Speichern").query()).toBeNull();
	await expectAccessible();
	showPanels({ ...nothingOpen, panels: [{ id: panels.usersManageRoles.id, params: { userId } }] });
	await expect.element(button("Rolle zuweisen")).toBeDisabled();
	await expect.element(button("Einzelberechtigung vergeben")).toBeDisabled();
	await expect.element(reason.first()).toBeVisible();
	for (const menu of page.getByRole("button", { name: /^Aktionen: / }).all()) {
		await menu.click();
		await expect.element(page.getByRole("menuitem", { name: "Verlauf" })).toBeVisible();
		expect(page.getByRole("menuitem").all()).toHaveLength(1);
		await userEvent.keyboard("{Escape}");
	}
	await expectAccessible();
});

test("level and days of a single grant are changed", async () => {
	const { server } = entry();
	server.answer(change, answers.updateUserPermission.jonas);
	show(panels.usersUnitRolePermissions.id);
	await button("Aktionen: Zeiteinträge").click();
	await page.getByRole("menuitem", { name: "Einzelberechtigung ändern" }).click();
	await page.getByRole("combobox", { name: "Stufe" }).click();
	await page.getByRole("option", { name: "Voll" }).click();
	await expectAccessible();
	await button("Einzelberechtigung speichern").click();
	await soon(() => server.calls(change).map(({ body }) => body)).toEqual([
		{ version: 1, level: "FULL", validFrom: "2026-03-01", validTo: null },
	]);
});

test("a role may be assigned for another site", async () => {
	const { server } = entry();
	server.answer(contract.createRoleAssignments, answers.createRoleAssignments.elsewhere);
	show(panels.usersManageRoles.id);
	await button("Rolle zuweisen").click();
	const choose = async (field: string, option: string) => {
		await page.getByRole("combobox", { name: field, exact: true }).click();
		await page.getByRole("option", { name: option, exact: true }).click();
	};
	await choose("Rolle", "Planung");
	await choose("Bereich", "Anderer Standort");
	await button("Zuweisen").click();
	await expect.element(page.getByText("Wählen Sie eine Stelle.").first()).toBeVisible();
	await choose("Standort", "Haus Süd");
	await button("Zuweisen").click();
	await soon(() =>
		server.calls(contract.createRoleAssignments).map(({ body }) => body),
	).toMatchObject([{ roleId: planning, scope: "SITE", siteId: south.siteId, unitId: null }]);
});

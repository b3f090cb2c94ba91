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
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded(contract, file);
const role = answers.getRole.reception;
const path = `/api/roles/${role.id}/permissions`;
const read = { ...contract.getRolePermissions, path };
const write = { ...contract.updateRolePermissions, path };

beforeEach(() => {
	clearDrafts();
	setUpPanels({ panels: Object.values(panels) });
	administrate();
	const { server } = entry();
	server.answer(contract.listRoles, answers.listRoles.all);
	server.answer({ ...contract.getRole, path: `/api/roles/${role.id}` }, role);
	server.answer(read, answers.getRolePermissions.reception);
});

function administrate() {
	sessionStore.set(
		sampleSession({ permissions: { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] } }),
	);
}

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const group = (name: string) => page.getByRole("group", { name, exact: true });
const level = (right: string, name: string) =>
	group(right).getByRole("radio", { name, exact: true });
const choose = (right: string, name: string) => level(right, name).click({ force: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = (area: string) =>
	page.getByRole("button", { name: new RegExp(`^${area} \\d+ von \\d+$`) }).click();

test("the detail leads on to the next role of the list it lies on", async () => {
	const { next } = answers.getRole;
	const { server } = entry();
	const nextPath = `/api/roles/${next.id}`;
	server.answer({ ...contract.getRole, path: nextPath }, next);
	server.answer(
		{ ...contract.getRolePermissions, path: `${nextPath}/permissions` },
		answers.getRolePermissions.next,
	);
	show(panels.rolesOverview.id);
	await page.getByText("Rezeption").click();
	await expect.element(page.getByText("7 von 8")).toBeVisible();
	await page.getByRole("button", { name: "Nächster Eintrag" }).click();
	const heading = page.getByRole("heading", { name: "Vertretung" });
	await expect.element(heading).toBeVisible();
	await expect
		.element(page.getByRole("button", { name: "Nächster Eintrag" }))
		.toHaveAttribute("aria-disabled", "true");
});

test("the overview lists roles", async () => {
	show(panels.rolesOverview.id);
	await expect.element(page.getByText("Rezeption")).toBeVisible();
	await expect
		.element(page.getByRole("row", { name: /^Administrator .*Alle Berechtigungen/ }))
		.toBeVisible();
});

test("the detail tells what a role contains", async () => {
	show(panels.rolesDetail.id, { id: role.id });
	await expect.element(page.getByText("Lesen")).toBeVisible();
	await expectAccessible();
});

test("the matrix changes levels and sends all of them", async () => {
	const { server } = entry();
	server.answer(write, answers.updateRolePermissions.changed);
	show(panels.rolesPermissions.id, { id: role.id });
	await expect.element(page.getByText("Mitarbeiter: Lesen")).toBeVisible();
	await open("Organisation");
	await open("Zeit");
	await expect.element(level("Mitarbeiter", "Lesen")).toBeChecked();
	await expect.element(level("Live Ansicht", "Ja")).toBeChecked();
	expect(group("Live Ansicht").getByRole("radio").elements()).toHaveLength(2);
	await expectAccessible();
	await choose("Mitarbeiter", "Schreiben");
	await choose("Live Ansicht", "Nein");
	await expect.element(level("Mitarbeiter", "Schreiben")).toBeChecked();
	await button("Berechtigungen speichern").click();
	await soon(() =>
		server.calls(write).map(({ body }) => {
			const { version, permissions } = body as typeof answers.getRolePermissions.reception;
			const given = permissions.filter((one) => String(one.level) !== "NONE");
			return [version, given];
		}),
	).toEqual([[2, [{ key: "users.manage", level: "WRITE" }]]]);
});

test("access.defaults says what it raises", async () => {
	show(panels.rolesPermissions.id, { id: role.id });
	await choose("Alles (Administrator)", "Liste");
	await expect.element(page.getByText(/mindestens mit Stufe Liste/)).toBeVisible();
	expect(page.getByText(/mindestens/).elements()).toHaveLength(1);
	await expect.element(page.getByText("Mitarbeiter: Lesen")).toBeVisible();
	await expect.element(button("Organisation Liste, 1 höher")).toBeVisible();
	await choose("Alles (Administrator)", "Voll");
	await expect.element(button("Organisation Voll")).toBeVisible();
	await expect.element(page.getByText("Mitarbeiter: Lesen")).not.toBeInTheDocument();
});

test("a right is found by its name", async () => {
	show(panels.rolesPermissions.id, { id: role.id });
	const search = page.getByRole("searchbox", { name: "Berechtigung suchen" });
	await search.fill("zeitein");
	await expect.element(level("Zeiteinträge", "Keine")).toBeChecked();
	expect(group("Mitarbeiter").query()).toBeNull();
	await search.fill("gibt es nicht");
	await expect.element(page.getByText("Keine Berechtigung heißt so.")).toBeVisible();
	await expectAccessible();
});

test("levels above one's own cannot be chosen", async () => {
	sessionStore.set(
		sampleSession({
			permissions: {
				"roles.manage": [{ scope: "GLOBAL", level: "WRITE" }],
				"users.manage": [{ scope: "GLOBAL", level: "READ" }],
				"liveview.enabled": [{ scope: "GLOBAL", level: "FULL" }],
			},
		}),
	);
	entry().server.answer(read, answers.getRolePermissions.toLeo);
	show(panels.rolesPermissions.id, { id: role.id });
	await open("Organisation");
	await open("Zeit");
	await expect.element(level("Mitarbeiter", "Liste")).toBeEnabled();
	await expect.element(level("Mitarbeiter", "Schreiben")).toBeDisabled();
	await expect.element(level("Zeiteinträge", "Liste")).toBeDisabled();
	await expectAccessible();
});

test("a role above one's own is only looked at", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "roles.manage": [{ scope: "GLOBAL", level: "WRITE" }] } }),
	);
	entry().server.answer(read, answers.getRolePermissions.toNora);
	show(panels.rolesPermissions.id, { id: role.id });
	await expect
		.element(page.getByText("Diese Rolle enthält Berechtigungen", { exact: false }))
		.toBeVisible();
	expect(button("Berechtigungen speichern").query()).toBeNull();
	await expect.element(page.getByText("Lesen", { exact: true })).toBeVisible();
	expect(page.getByRole("radio").elements()).toHaveLength(0);
});

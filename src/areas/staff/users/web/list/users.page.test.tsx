import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../../contract.ts";
import { at, button, freshPeople, heading } from "../test-panels.tsx";
import { answers, lena, piotr, refusals } from "../test-people.ts";
import UsersPage from "./users.page.tsx";

const { entry } = freshPeople();

function showPage(): void {
	showPanels(nothingOpen);
	entry().show(
		<main style={{ height: 900 }}>
			<UsersPage />
			<PanelHost />
		</main>,
	);
}

test("the list opens a person, and one walks through it from there", async () => {
	showPage();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("20408")).toBeVisible();
	await expectAccessible();
	await page.getByText("Vogt, Lena").click();
	await expect.element(heading("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("2 von 2")).toBeVisible();
	await expect.element(button("Nächster Eintrag")).toHaveAttribute("aria-disabled", "true");
	await button("Vorheriger Eintrag").click();
	await expect.element(heading("Nowak, Piotr")).toBeVisible();
	await expect.element(page.getByText("1 von 2")).toBeVisible();
});

test("archived people are listed to who shows archived things", async () => {
	updateSettings({ filter: { showDisabled: true } });
	showPage();
	await expect.element(page.getByText("Brandt, Mia")).toBeVisible();
	const [asked] = entry().server.calls(contract.listUsers);
	expect(asked?.query.get("includeDisabled")).toBe("true");
});

test("several people are archived; whom it was not possible for is told with the reason", async () => {
	const { server } = entry();
	server.answer(at.state, answers.updateUserState.lena);
	const { status, body } = refusals.lastAdministrator;
	server.refuse(
		{ ...contract.updateUserState, path: `/api/users/${piotr.id}/state` },
		status,
		body,
	);
	showPage();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Archivieren").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Archivieren" }).click();
	await expect.element(page.getByText(/Nowak, Piotr: Der letzte Administrator/)).toBeVisible();
	expect(server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: lena.version, isEnabled: false },
	]);
	await soon(() => server.calls(contract.listUsers).length).toBeGreaterThan(1);
});

test("several people are invited; whom it was not possible for is told with the reason", async () => {
	const { server } = entry();
	server.answer(at.invite, answers.resendInvitation.lena);
	const { status, body } = refusals.loginActive;
	server.refuse(
		{ ...contract.resendInvitation, path: `/api/users/${piotr.id}/invitation` },
		status,
		body,
	);
	showPage();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Einladung senden").click();
	const dialog = page.getByRole("alertdialog");
	await expect.element(dialog.getByText("2 Personen einladen?")).toBeVisible();
	await dialog.getByRole("button", { name: "Einladung senden" }).click();
	await expect
		.element(page.getByText("Nowak, Piotr: Der Mitarbeiter kann sich schon anmelden."))
		.toBeVisible();
	expect(server.calls(at.invite).map(({ body }) => body)).toEqual([{ onlyWithoutSignIn: true }]);
});

test("several people are deleted after a tick, and none without it", async () => {
	const { server } = entry();
	const other = { ...contract.deleteUser, path: `/api/users/${piotr.id}` };
	server.answer(at.remove, {});
	server.answer(other, {});
	showPage();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	const remove = dialog.getByRole("button", { name: "Löschen" });
	await expect.element(remove).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await remove.click();
	await soon(() => server.calls(other).length).toBe(1);
	await soon(() => server.calls(at.remove).length).toBe(1);
});

test("the whole list is exported with the columns shown, without those of parts that nobody bought", async () => {
	const { server } = entry();
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS"] }));
	server.answerFile(startListExport, "Mitarbeiter.xlsx", "");
	showPage();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await button("Weitere Funktionen der Liste").click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport).length).toBe(1);
	expect(server.calls(startListExport)[0]?.body).toMatchObject({
		list: "staff.users",
		format: "XLSX",
		columns: [
			"name",
			"personnelNo",
			"unitName",
			"siteName",
			"employmentTypeName",
			"entryDate",
			"exitDate",
			"isEnabled",
			"mail",
			"tags",
		],
		sortBy: "name",
	});
});

test("a table is imported by people who may change people, and by nobody else", async () => {
	setUpPanels({ panels: [usersImport] });
	showPage();
	await button("Importieren").click();
	await expect.element(heading("Tabelle importieren")).toBeVisible();
	sessionStore.set(
		sampleSession({ permissions: { "users.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	await expect.element(button("Importieren")).not.toBeInTheDocument();
});

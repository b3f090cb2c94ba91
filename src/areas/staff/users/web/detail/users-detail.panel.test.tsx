import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { usersQualifications } from "#areas/staff/qualifications/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { usersBusinessData, usersDetail } from "../panels.ts";
import { at, button, field, freshPeople, heading } from "../test-panels.tsx";
import { detailOf, lena, masked } from "../test-people.ts";

const { entry, show, answerUser } = freshPeople();

test("a person is shown with numbers, place, supervisors and ways in", async () => {
	show(usersDetail.id, { userId: lena.id });
	await expect.element(heading("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("20418")).toBeVisible();
	await expect.element(page.getByText("Nachtdienst")).toBeVisible();
	await expect.element(page.getByText("Haus Nord › Station 2")).toBeVisible();
	await expect.element(page.getByText(/^lena\.vogt · Aktiv/)).toBeVisible();
	await expectAccessible();
});

test("her qualifications lead to their panel", async () => {
	setUpPanels({ panels: [usersDetail, usersQualifications] });
	entry().server.answer(
		{ ...qualifications.listUserQualifications, path: `/api/users/${lena.id}/qualifications` },
		{ assignments: [] },
	);
	show(usersDetail.id, { userId: lena.id });
	await button("Qualifikationen: Ändern").click();
	await expect.element(heading("Qualifikationen des Mitarbeiters")).toBeVisible();
	await expect.element(page.getByText("Vogt, Lena").last()).toBeVisible();
});

test("whoever may only list sees name and unit, and no way to change anything", async () => {
	answerUser(detailOf({ ...masked, id: lena.id }, "LIST"));
	show(usersDetail.id, { userId: lena.id });
	await expect
		.element(page.getByText("Sie sehen von diesem Mitarbeiter nur Namen und Abteilung."))
		.toBeVisible();
	expect(button("Archivieren").query()).toBeNull();
	expect(button("Bearbeiten").query()).toBeNull();
	expect(heading("Stammdaten").query()).toBeNull();
	await expectAccessible();
});

/** Somebody of accounting: may read all of a person, change nothing. */
function asReader(): void {
	const uiFeatures = ["USERS", "UNITS", "USERSQUALIFICATIONS"] as const;
	sessionStore.set(
		sampleSession({
			uiFeatures: [...uiFeatures],
			permissions: { "users.manage": [{ scope: "GLOBAL", level: "READ" }] },
		}),
	);
	answerUser(detailOf(lena, "READ"));
}

test("READ shows private and business data, and changes neither", async () => {
	asReader();
	show(usersDetail.id, { userId: lena.id });
	await expect.element(page.getByText("14.03.1991")).toBeVisible();
	await expect.element(page.getByText("Ringstraße 3, 24103 Kiel")).toBeVisible();
	expect(page.getByText("Schwerbehindert ab").query()).toBeNull();
	expect(button("Private Daten: Bearbeiten").query()).toBeNull();
	await expectAccessible();
	await button("Geschäftliche Daten").click();
	await expect.element(heading("Geschäftliche Daten")).toBeVisible();
	await expect.element(page.getByText("Stationsleitung")).toBeVisible();
	expect(page.getByRole("textbox").query()).toBeNull();
	expect(button("Speichern").query()).toBeNull();
	await expectAccessible();
});

test("WRITE leads from the private data to their form", async () => {
	show(usersDetail.id, { userId: lena.id });
	await button("Private Daten: Bearbeiten").click();
	await expect.element(heading("Mitarbeiter bearbeiten")).toBeVisible();
	await expect.element(field("Ort")).toHaveValue("Kiel");
});

test("WRITE edits business data", async () => {
	show(usersBusinessData.id, { userId: lena.id });
	await expect.element(field("Stellenbezeichnung")).toHaveValue("Stationsleitung");
});

test("who is linked with entries is offered to be archived instead of deleted", async () => {
	const { server } = entry();
	server.refuse(at.remove, 409, {
		error: "InvalidAction",
		code: "USER_IN_USE",
		message: "Möchten Sie den Mitarbeiter nicht lieber archivieren?",
		details: [],
	});
	server.answer(at.state, { version: 4 });
	show(usersDetail.id, { userId: lena.id });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect.element(dialog.getByText(/nicht lieber archivieren/)).toBeVisible();
	await dialog.getByRole("button", { name: "Archivieren" }).click();
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 3, isEnabled: false },
	]);
});

test("one that is gone says so", async () => {
	entry().server.refuse(at.get, 404, {
		error: "EntityNotFound",
		code: "NOT_FOUND",
		message: "",
		details: [],
	});
	show(usersDetail.id, { userId: lena.id });
	await expect.element(page.getByText(/Diesen Mitarbeiter gibt es nicht/)).toBeVisible();
});

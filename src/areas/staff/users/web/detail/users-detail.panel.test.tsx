import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { usersQualifications } from "#areas/staff/qualifications/web/panels.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { usersBusinessData, usersDetail } from "../panels.ts";
import { at, button, field, freshPeople, heading, mayOnly } from "../test-panels.tsx";
import { answers, lena, refusals } from "../test-people.ts";

const { entry, show, answerLena } = freshPeople();

test("a person is shown with numbers, place, supervisors and ways in", async () => {
	show(usersDetail.id, { userId: lena.id });
	await expect.element(heading("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("Personalnr. 20418", { exact: false })).toBeVisible();
	await expect.element(page.getByText("Nachtdienst")).toBeVisible();
	await expect
		.element(page.getByText("Klinikum Musterstadt › Haus Nord › Station 2", { exact: false }))
		.toBeVisible();
	await expect.element(button("Anmeldungen lena.vogt · Aktiv")).toBeVisible();
	await expectAccessible();
});

test("her qualifications lead to their panel", async () => {
	setUpPanels({ panels: [usersDetail, usersQualifications] });
	entry().server.answer(
		{ ...qualifications.listUserQualifications, path: `/api/users/${lena.id}/qualifications` },
		answers.listUserQualifications.lena,
	);
	show(usersDetail.id, { userId: lena.id });
	await button("Qualifikationen: Ändern").click();
	await expect.element(heading("Qualifikationen des Mitarbeiters")).toBeVisible();
	await expect.element(page.getByText("Vogt, Lena").last()).toBeVisible();
});

test("who may only list sees name and unit, and no way to change anything", async () => {
	mayOnly("LIST");
	answerLena("toLister");
	show(usersDetail.id, { userId: lena.id });
	await expect
		.element(page.getByText("Sie sehen von diesem Mitarbeiter nur Namen und Abteilung."))
		.toBeVisible();
	expect(button("Archivieren").query()).toBeNull();
	expect(button("Bearbeiten").query()).toBeNull();
	expect(heading("Stammdaten").query()).toBeNull();
	await expectAccessible();
});

test("READ shows private and business data, and changes neither", async () => {
	mayOnly("READ");
	answerLena("toReader");
	show(usersDetail.id, { userId: lena.id });
	await expect.element(page.getByText("14.03.1991")).toBeVisible();
	await expect.element(page.getByText("Ringstraße 3, 24103 Kiel")).toBeVisible();
	expect(page.getByText("Schwerbehindert ab").query()).toBeNull();
	expect(button("Private Daten: Bearbeiten").query()).toBeNull();
	await expectAccessible();
	await page.getByRole("button", { name: /^Geschäftliche Daten/ }).click();
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
	const { status, body } = refusals.inUse;
	server.refuse(at.remove, status, body);
	server.answer(at.state, answers.updateUserState.lena);
	show(usersDetail.id, { userId: lena.id });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect.element(dialog.getByText(/nicht lieber archivieren/)).toBeVisible();
	await dialog.getByRole("button", { name: "Archivieren" }).click();
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: lena.version, isEnabled: false },
	]);
});

test("one that is gone says so", async () => {
	entry().server.refuse(at.get, refusals.gone.status, refusals.gone.body);
	show(usersDetail.id, { userId: lena.id });
	await expect.element(page.getByText(/Diesen Mitarbeiter gibt es nicht/)).toBeVisible();
});

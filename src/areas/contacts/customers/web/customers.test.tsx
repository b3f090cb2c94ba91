import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answers, school, stadtwerke } from "./test-customers.ts";
import { at, button, dialog, field, freshCustomers, heading, signIn } from "./test-page.tsx";

const { entry, show } = freshCustomers();
const { id, no, contact: ways } = stadtwerke;
const { inUse, stale, taken } = answers.refusals;

test("who may only read sees no way to change anything", async () => {
	signIn("READ");
	show(panels.customersDetail.id, { id });
	await expect.element(heading("Stadtwerke Musterstadt GmbH")).toBeVisible();
	for (const name of ["Löschen", "Archivieren", "Adresse bearbeiten", "Kunde bearbeiten"]) {
		expect(button(name).query()).toBeNull();
	}
});

test("a new one needs number and name; what the server refuses stands at its field", async () => {
	const { server } = entry();
	server.refuse(contract.createCustomer, taken.status, taken.body);
	show(panels.customersCreate.id);
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createCustomer)).toHaveLength(0);
	await expectAccessible();
	await field("Kundennummer").fill("K-1001");
	await field("Name").fill("Amt Nord");
	await field("Ort").fill("Kiel");
	await button("Speichern").click();
	await expect.element(page.getByText("Dieser Wert ist bereits vergeben.").first()).toBeVisible();
	server.answer(contract.createCustomer, answers.createCustomer.office);
	await field("Kundennummer").fill("K-9");
	await button("Speichern").click();
	await soon(() => heading("Kunde anlegen").query()).toBeNull();
	expect(server.calls(contract.createCustomer).at(-1)?.body).toEqual({
		no: "K-9",
		name: "Amt Nord",
		address: { ...school.address, city: "Kiel" },
		contact: school.contact,
		custom: {},
	});
});

test("a change by somebody else is told, and saving again builds on it", async () => {
	const { server } = entry();
	server.refuse(at.update, stale.status, stale.body);
	show(panels.customersEdit.id, { id });
	await field("Name").fill("Stadtwerke AG");
	await button("Speichern").click();
	await expect.element(page.getByText(/Nora Petersen/)).toBeVisible();
	const street = "Straße und Hausnummer Am Wasserturm 12 Am Wasserturm 14";
	await expect.element(page.getByRole("row", { name: street })).toBeVisible();
	const { moved } = answers.getCustomer;
	server.answer(at.get, moved);
	server.answer(at.update, answers.updateCustomer.renamed);
	await page.getByRole("button", { name: /behalten/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.update).at(-1)?.body).toEqual({
		no,
		name: "Stadtwerke AG",
		address: moved.address,
		contact: ways,
		version: 4,
	});
});

test("the address is changed alone", async () => {
	const { server } = entry();
	server.answer(at.address, answers.updateCustomerAddress.moved);
	show(panels.customersEditAddress.id, { id });
	await field("Straße und Hausnummer").fill("Am Wasserturm 14");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.address).map(({ body }) => body)).toEqual([
		{ version: 3, address: { ...stadtwerke.address, street: "Am Wasserturm 14" } },
	]);
});

test("ways to reach a customer are changed alone, and a mail address has to be one", async () => {
	const { server } = entry();
	server.answer(at.contact, answers.updateCustomerContact.reached);
	show(panels.customersEditContact.id, { id });
	await field("E-Mail").fill("hartwig");
	await button("Speichern").click();
	await expect.element(field("E-Mail")).toHaveAttribute("aria-invalid", "true");
	expect(server.calls(at.contact)).toEqual([]);
	await field("E-Mail").fill("neu@stadtwerke.example");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.contact).map(({ body }) => body)).toEqual([
		{ version: 3, contact: { ...stadtwerke.contact, mail: "neu@stadtwerke.example" } },
	]);
});

test("one that projects are done for is offered to be archived instead of deleted", async () => {
	const { server } = entry();
	server.refuse(at.remove, inUse.status, inUse.body);
	server.answer(at.state, answers.updateCustomerState.worksArchived);
	show(panels.customersDetail.id, { id });
	await button("Löschen").click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByText("Löschen", { exact: true }).click();
	await expect
		.element(
			page.getByText(
				"Der Kunde kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Kunden nicht lieber archivieren?",
			),
		)
		.toBeVisible();
	await dialog.getByText("Archivieren", { exact: true }).click();
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 3, isEnabled: false },
	]);
});

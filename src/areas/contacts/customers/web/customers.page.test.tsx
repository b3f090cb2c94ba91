import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { startListExport } from "#kit/contract/list-export.ts";
import { contract } from "../contract.ts";
import { search } from "./customer-screens.tsx";
import { answers, school } from "./test-customers.ts";
import { at, button, dialog, freshCustomers, heading, signIn } from "./test-page.tsx";

const { entry, showPage } = freshCustomers();
const { inUse, noExport, staleState } = answers.refusals;

test("the list shows customers in use and opens one with address and ways to reach it", async () => {
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await expectAccessible();
	const [call] = entry().server.calls(contract.listCustomers);
	expect(call?.query.get("isEnabled")).toBe("true");
	await page.getByText("Stadtwerke Musterstadt GmbH").click();
	await expect.element(heading("Stadtwerke Musterstadt GmbH")).toBeVisible();
	await expect.element(page.getByText(/^Am Wasserturm 12/)).toBeVisible();
	const link = (name: string) => page.getByRole("link", { name });
	await expect.element(link("089 4711-0")).toHaveAttribute("href", "tel:08947110");
	await expect
		.element(link("www.stadtwerke.example"))
		.toHaveAttribute("href", "https://www.stadtwerke.example");
	await expect.element(page.getByRole("definition").getByText("1", { exact: true })).toBeVisible();
	await expectAccessible();
});

test("with LIST alone nothing opens and nothing is offered that narrows by details", async () => {
	signIn("LIST");
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await page.getByText("Grundschule am Park").click();
	expect(page.getByRole("dialog").query()).toBeNull();
	expect(button("Anlegen").query()).toBeNull();
});

test("several are deleted; which could not be is told with the reason", async () => {
	const { server } = entry();
	const other = { ...contract.deleteCustomer, path: `/api/customers/${school.id}` };
	server.answer(other, {});
	server.refuse(at.remove, inUse.status, inUse.body);
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Löschen").click();
	await expect.element(dialog.getByText(/diese 2 Kunden/)).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: "Löschen" })).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect
		.element(
			page.getByText(
				"Stadtwerke Musterstadt GmbH: Der Eintrag kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
			),
		)
		.toBeVisible();
	expect(server.calls(other)).toHaveLength(1);
	await dialog.getByRole("button", { name: "OK" }).click();
	await soon(() => server.calls(contract.listCustomers).length).toBeGreaterThan(1);
});

test("several are archived; which could not be is told with the reason", async () => {
	const { server } = entry();
	const other = { ...contract.updateCustomerState, path: `/api/customers/${school.id}/state` };
	server.answer(other, answers.updateCustomerState.archived);
	server.refuse(at.state, staleState.status, staleState.body);
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Archivieren").click();
	await expect.element(dialog.getByText(/diese 2 Kunden/)).toBeVisible();
	await dialog.getByRole("button", { name: "Archivieren" }).click();
	await expect
		.element(page.getByText("Stadtwerke Musterstadt GmbH: Der Eintrag wurde inzwischen geändert."))
		.toBeVisible();
	expect(server.calls(other).map(({ body }) => body)).toEqual([
		{ version: school.version, isEnabled: false },
	]);
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect.element(page.getByText("2 ausgewählt")).not.toBeInTheDocument();
	await soon(() => server.calls(contract.listCustomers).length).toBeGreaterThan(1);
});

test("archived ones are brought back together; those in use are left alone", async () => {
	const { server } = entry();
	server.answer(contract.listCustomers, answers.listCustomers.oneArchived);
	const other = { ...contract.updateCustomerState, path: `/api/customers/${school.id}/state` };
	server.answer(other, answers.updateCustomerState.restored);
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Wiederherstellen").click();
	await expect.element(page.getByText("1 Kunde geändert")).toBeVisible();
	expect(server.calls(other).map(({ body }) => body)).toEqual([
		{ version: answers.updateCustomerState.archived.version, isEnabled: true },
	]);
	expect(server.calls(at.state)).toEqual([]);
});

test("one walks through the list from the detail, and the focus stays where it was pressed", async () => {
	entry().server.answer({ ...contract.getCustomer, path: `/api/customers/${school.id}` }, school);
	showPage();
	await page.getByText("Stadtwerke Musterstadt GmbH").click();
	await expect.element(heading("Stadtwerke Musterstadt GmbH")).toBeVisible();
	await expect.element(page.getByText("2 von 2")).toBeVisible();
	await expect.element(button("Nächster Eintrag")).toHaveAttribute("aria-disabled", "true");
	await button("Vorheriger Eintrag").click();
	await expect.element(heading("Grundschule am Park")).toBeVisible();
	await expect.element(page.getByText("1 von 2")).toBeVisible();
	await button("Nächster Eintrag").click();
	await expect.element(heading("Stadtwerke Musterstadt GmbH")).toBeVisible();
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Nächster Eintrag");
	await expect.element(page.getByText("2 von 2")).toBeVisible();
	await expectAccessible();
});

test("the whole list is exported by the name the server knows it by", async () => {
	const { server } = entry();
	server.refuse(startListExport, noExport.status, noExport.body);
	showPage();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	await button("Weitere Funktionen der Liste").click();
	await page.getByRole("menuitem", { name: /Excel/ }).click();
	await soon(() => server.calls(startListExport).map(({ body }) => body)).toEqual([
		expect.objectContaining({
			list: "contacts.customers",
			filter: { isEnabled: true },
			sortBy: "name",
		}),
	]);
	await expect.element(dialog.getByText(/die Berechtigung „Kunden“/)).toBeVisible();
});

test("the palette finds customers in use and says where they are", async () => {
	const found = await search("stadt", new AbortController().signal);
	expect(found.map(({ label, detail }) => [label, detail])).toEqual([
		["Grundschule am Park", "K-1002"],
		["Stadtwerke Musterstadt GmbH", "K-1001 · Musterstadt"],
	]);
	const [call] = entry().server.calls(contract.listCustomers);
	expect(call?.query.get("search")).toBe("stadt");
});

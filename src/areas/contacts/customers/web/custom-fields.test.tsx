import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { customersCustomFields } from "#areas/settings/custom-fields/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { slotsStore } from "#kit/web/slots/slots-store.ts";
import { contract } from "../contract.ts";
import CustomersPage from "./customers.page.tsx";
import { customersCreate, customersDetail } from "./panels.ts";
import { slots } from "./slots.ts";
import { answers } from "./test-customers.ts";

const entry = freshEntry();
const customer = answers.getCustomer.withBranch;
const { id } = customer;
const path = `/api/customers/${id}`;
const update = { ...contract.updateCustomerCustomFields, path: `${path}/custom-fields` };
const { branchRequired } = answers.refusals;

function signIn(features: readonly "CUSTOMFIELDS"[]): void {
	sessionStore.set(
		sampleSession({
			uiFeatures: ["CUSTOMERS", ...features],
			permissions: { "customers.manage": [{ scope: "GLOBAL", level: "FULL" }] },
		}),
	);
}

beforeEach(() => {
	clearDrafts();
	signIn(["CUSTOMFIELDS"]);
	setUpPanels({ panels: [customersCreate, customersDetail, customersCustomFields] });
	showPanels(nothingOpen);
	slotsStore.set([slots]);
	const { server } = entry();
	server.answer(customFields.listCustomFieldDescriptions, answers.listCustomFieldDescriptions.two);
	server.answer({ ...contract.getCustomer, path }, customer);
	server.answer(contract.listCustomers, answers.listCustomers.withBranch);
});
afterEach(() => slotsStore.set([]));

function show(panel: string): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params: { id } }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the detail shows them by their group and leads to the form, which sends what changed", async () => {
	const { server } = entry();
	server.answer(update, answers.updateCustomerCustomFields.traffic);
	show(customersDetail.id);
	await expect.element(page.getByText("Energie")).toBeVisible();
	expect(page.getByText("Geburtstag").query()).toBeNull();
	await button("Zusatzfelder bearbeiten").click();
	const field = page.getByRole("textbox", { name: "Branche" });
	await expect.element(field).toHaveValue("Energie");
	await expectAccessible();
	await field.fill("Verkehr");
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ version: customer.version, custom: { branch: "Verkehr" } },
	]);
});

test("what the server refuses stands at its field", async () => {
	entry().server.refuse(update, branchRequired.status, branchRequired.body);
	show(customersCustomFields.id);
	await page.getByRole("textbox", { name: "Branche" }).fill("");
	await button("Speichern").click();
	await expect.element(page.getByText("Dieses Feld ist ein Pflichtfeld.").first()).toBeVisible();
});

test("a new customer is asked for them, and not sent without what is required", async () => {
	const { server } = entry();
	server.answer(
		customFields.listCustomFieldDescriptions,
		answers.listCustomFieldDescriptions.required,
	);
	server.answer(contract.createCustomer, answers.createCustomer.builder);
	show(customersCreate.id);
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	await field("Kundennummer").fill("K-10");
	await field("Name").fill("Amt Süd");
	await expect.element(field("Branche")).toBeRequired();
	expect(field("Geburtstag").query()).toBeNull();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createCustomer)).toHaveLength(0);
	await field("Branche").fill("Bau");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createCustomer).length).toBe(1);
	expect(server.calls(contract.createCustomer)[0]?.body).toMatchObject({
		no: "K-10",
		custom: { branch: "Bau" },
	});
});

test("they are columns to choose, and nothing of them is there without the feature", async () => {
	const shown = () =>
		entry().show(
			<main style={{ height: 900 }}>
				<CustomersPage />
			</main>,
		);
	const { server } = entry();
	signIn([]);
	shown();
	await expect.element(page.getByText("K-1001")).toBeVisible();
	expect(server.calls(customFields.listCustomFieldDescriptions)).toEqual([]);
	signIn(["CUSTOMFIELDS"]);
	await soon(() => server.calls(customFields.listCustomFieldDescriptions).length).toBe(1);
	await button("Filter").click();
	await expect.element(page.getByRole("menuitem", { name: "Branche" })).toBeVisible();
});

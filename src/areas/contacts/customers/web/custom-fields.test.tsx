import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { customersCustomFields } from "#areas/settings/custom-fields/web/panels.ts";
import type { DescribedField } from "#areas/settings/custom-fields/web/public.ts";
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
import { listed, saved, stadtwerke } from "./test-customers.ts";

const entry = freshEntry();
const { id } = stadtwerke;
const path = `/api/customers/${id}`;
const update = { ...contract.updateCustomerCustomFields, path: `${path}/custom-fields` };
const branch: DescribedField = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000802",
	entity: "CUSTOMER",
	key: "branch",
	name: "Branche",
	type: "TEXT",
	options: [],
	isRequired: false,
	isPersonal: false,
	groupId: "01a1fd2c-47a0-70d1-9a38-000000000801",
	groupName: "Vertrieb",
	unitIds: [],
	activityIds: [],
};
const birthday: DescribedField = {
	...branch,
	id: "01a1fd2c-47a0-70d1-9a38-000000000803",
	key: "birthday",
	name: "Geburtstag",
	type: "DATE",
	isPersonal: true,
};
const customer = { ...stadtwerke, custom: { branch: "Energie" } };

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
	server.answer(customFields.listCustomFieldDescriptions, { fields: [branch, birthday] });
	server.answer({ ...contract.getCustomer, path }, customer);
	server.answer(contract.listCustomers, {
		items: [listed(customer)],
		total: 1,
		page: 1,
		pageSize: 25,
	});
});
afterEach(() => slotsStore.set([]));

function show(panel: string): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params: { id } }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the detail shows them by their group and leads to the form, which sends what changed", async () => {
	const { server } = entry();
	server.answer(update, { version: 4 });
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
		{ version: 3, custom: { branch: "Verkehr" } },
	]);
});

test("what the server refuses stands at its field", async () => {
	entry().server.refuse(update, 422, {
		error: "RuleViolation",
		code: "CUSTOM_VALUES_INVALID",
		message: "Bitte prüfen Sie die Zusatzfelder.",
		details: [{ field: "custom.branch", text: "Dieses Feld ist ein Pflichtfeld." }],
	});
	show(customersCustomFields.id);
	await page.getByRole("textbox", { name: "Branche" }).fill("");
	await button("Speichern").click();
	await expect.element(page.getByText("Dieses Feld ist ein Pflichtfeld.").first()).toBeVisible();
});

test("a new customer is asked for them, and not sent without what is required", async () => {
	const { server } = entry();
	server.answer(customFields.listCustomFieldDescriptions, {
		fields: [{ ...branch, isRequired: true }, birthday],
	});
	server.answer(contract.createCustomer, saved(stadtwerke));
	show(customersCreate.id);
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	await field("Kundennummer").fill("K-9");
	await field("Name").fill("Amt Nord");
	await expect.element(field("Branche")).toBeRequired();
	expect(field("Geburtstag").query()).toBeNull();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createCustomer)).toHaveLength(0);
	await field("Branche").fill("Bau");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createCustomer).length).toBe(1);
	expect(server.calls(contract.createCustomer)[0]?.body).toMatchObject({
		no: "K-9",
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

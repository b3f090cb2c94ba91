import { expect, test } from "vitest";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertCustomer } from "#kit/testing/customer-builder.ts";
import { openOffice, personWith } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Two customers, and people who hold less than everything. */
async function company(tenant: TenantBuilder) {
	const reader = (level: "LIST" | "READ" | "WRITE") =>
		personWith(tenant, { key: "customers.manage", level }, { firstName: "Rita", lastName: level });
	return {
		id: await insertCustomer(tenant, { no: "1", name: "Amt Nord" }),
		other: await insertCustomer(tenant, { no: "2", name: "Zoo" }),
		readers: {
			LIST: await reader("LIST"),
			READ: await reader("READ"),
			WRITE: await reader("WRITE"),
		},
	};
}

/** Three fields of customers, one of them personal. */
async function makeFields(browser: TestBrowser): Promise<void> {
	const group = await browser.call(customFields.createCustomFieldGroup, {
		entity: "CUSTOMER",
		name: "Vertrieb",
		position: 0,
	});
	for (const field of [
		{ name: "Branche", key: "branch", type: "TEXT", isPersonal: false },
		{ name: "Umsatz", key: "turnover", type: "NUMBER", isPersonal: false },
		{ name: "Geburtstag", key: "birthday", type: "DATE", isPersonal: true },
	] as const) {
		await browser.call(customFields.createCustomField, {
			...field,
			entity: "CUSTOMER",
			groupId: group.answer.id,
			options: [],
			isRequired: false,
			position: 0,
		});
	}
}

async function office() {
	const all = { key: "access.defaults", level: "FULL" } as const;
	const opened = await openOffice(server(), all, company);
	const { browser, id } = opened;
	await makeFields(browser);
	const change = (version: number, custom: Record<string, string | number | null>) =>
		browser.call(contract.updateCustomerCustomFields, { id, version, custom });
	return { ...opened, change };
}

test("values are kept by key, emptied by null, and traced by the name of their field", async () => {
	const { browser, id, change, eventsOf } = await office();
	const first = await change(1, { branch: "Bau", turnover: 12.5 });
	expect(first.answer).toEqual({ version: 2 });
	expect((await change(2, { branch: null })).answer).toEqual({ version: 3 });
	expect((await change(3, { turnover: 12.5 })).answer).toEqual({ version: 3 });
	const { answer } = await browser.call(contract.getCustomer, { id });
	expect(answer).toMatchObject({ version: 3, custom: { turnover: 12.5 } });
	expect(await eventsOf(id)).toEqual([
		{
			action: "changed",
			before: { custom: { Branche: null, Umsatz: null } },
			after: { custom: { Branche: "Bau", Umsatz: 12.5 } },
		},
		{
			action: "changed",
			before: { custom: { Branche: "Bau" } },
			after: { custom: { Branche: null } },
		},
	]);
});

test("what the fields do not know is refused with the field named; so is a stale version", async () => {
	const { change } = await office();
	const wrong = await change(1, { turnover: "viel", colour: "rot" });
	expect([wrong.status, wrong.refusal.code]).toEqual([422, "CUSTOM_VALUES_INVALID"]);
	expect(wrong.refusal.details.map(({ field }) => field).sort()).toEqual([
		"custom.colour",
		"custom.turnover",
	]);
	await change(1, { branch: "Bau" });
	const stale = await change(1, { branch: "Handel" });
	expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
});

test("the list sorts and filters by them, and the file holds them", async () => {
	const { browser, other, change } = await office();
	await change(1, { branch: "Bau", turnover: 3 });
	await browser.call(contract.updateCustomerCustomFields, {
		id: other,
		version: 1,
		custom: { turnover: 20 },
	});
	const names = async (input: object) =>
		(await browser.call(contract.listCustomers, input)).answer.items.map(({ name }) => name);
	expect(await names({ sortBy: "custom.turnover", sortDirection: "DESC" })).toEqual([
		"Zoo",
		"Amt Nord",
	]);
	expect(await names({ custom: ["branch:contains:bau"] })).toEqual(["Amt Nord"]);
	expect(await names({ custom: ["turnover:from:10"] })).toEqual(["Zoo"]);
	const response = await browser.fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({
			list: "contacts.customers",
			format: "CSV_INT",
			columns: ["no", "custom.branch", "custom.turnover"],
			filter: {},
		}),
	});
	expect((await response.text()).split("\r\n").slice(1, -1)).toEqual(["1,Bau,3.00", "2,,20.00"]);
});

test.each([
	["READ", { branch: "Bau" }],
	["LIST", {}],
] as const)("with %s on customers alone one sees of them %j", async (level, custom) => {
	const { readers, change, id } = await office();
	await change(1, { branch: "Bau", birthday: "1980-02-03" });
	const reader = server().browser();
	reader.cookies.set(sessionCookie, readers[level].cookie);
	const { items } = (await reader.call(contract.listCustomers, { search: "amt" })).answer;
	expect(items[0]?.custom).toEqual(custom);
	const { status } = await reader.call(contract.updateCustomerCustomFields, {
		id,
		version: 2,
		custom: {},
	});
	expect(status).toBe(403);
});

test("personal values take a further right to be changed", async () => {
	const { readers, change, id } = await office();
	await change(1, { birthday: "1980-02-03" });
	const writer = server().browser();
	writer.cookies.set(sessionCookie, readers.WRITE.cookie);
	const save = (custom: Record<string, string>) =>
		writer.call(contract.updateCustomerCustomFields, { id, version: 2, custom });
	const { status, refusal } = await save({ birthday: "1981-02-03" });
	expect([status, refusal.permission]).toEqual([403, "contracts.manage"]);
	expect((await save({ branch: "Bau" })).answer).toEqual({ version: 3 });
});

test("another tenant's customer is like none", async () => {
	const { id } = await office();
	const { browser } = await office();
	const { status, refusal } = await browser.call(contract.updateCustomerCustomFields, {
		id,
		version: 1,
		custom: {},
	});
	expect([status, refusal.code]).toEqual([404, "NOT_FOUND"]);
});

import { describe, expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertCustomer } from "#kit/testing/customer-builder.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const office = (level: "LIST" | "READ" = "READ") =>
	openOffice(server(), { key: "customers.manage", level }, async (tenant) => {
		await insertCustomer(tenant, {
			no: "10",
			name: "Ärztehaus West",
			city: "Köln",
			postalCode: "50667",
			person: "Dr. Maas",
			phone: "0221 4711",
		});
		const nine = await insertCustomer(tenant, {
			no: "9",
			name: "Zentralklinik 100 %",
			city: "Bonn",
			postalCode: "53111",
			country: "Deutschland",
			mail: "=1+1@zentral.example",
		});
		await insertCustomer(tenant, { no: "2", name: "Altbau GmbH", isEnabled: false });
		await tenant.project({ name: "Umzug", customerId: nine });
		return {};
	});

type Office = Awaited<ReturnType<typeof office>>;
type Input = GivenOf<typeof contract.listCustomers>;

async function numbers({ browser }: Office, input: Input) {
	const { answer } = await browser.call(contract.listCustomers, input);
	return [answer.items.map(({ no }) => no).join(), answer.total];
}

describe("the list", () => {
	test("sorts as people do, what is not known last", async () => {
		const at = await office();
		expect(await numbers(at, {})).toEqual(["2,10,9", 3]);
		expect(await numbers(at, { sortDirection: "DESC" })).toEqual(["9,10,2", 3]);
		expect(await numbers(at, { sortBy: "no" })).toEqual(["2,9,10", 3]);
		expect(await numbers(at, { sortBy: "city" })).toEqual(["9,10,2", 3]);
		expect(await numbers(at, { sortBy: "mail" })).toEqual(["9,2,10", 3]);
		expect(await numbers(at, { sortBy: "projectCount", sortDirection: "DESC" })).toEqual([
			"9,2,10",
			3,
		]);
		expect(await numbers(at, { sortBy: "isEnabled" })).toEqual(["2,10,9", 3]);
	});

	test("searches every word, filters and pages", async () => {
		const at = await office();
		expect(await numbers(at, { search: "ÄRZTE west" })).toEqual(["10", 1]);
		expect(await numbers(at, { search: "köln maas" })).toEqual(["10", 1]);
		expect(await numbers(at, { search: "0 %" })).toEqual(["9", 1]);
		expect(await numbers(at, { search: "_" })).toEqual(["", 0]);
		expect(await numbers(at, { isEnabled: true })).toEqual(["10,9", 2]);
		expect(await numbers(at, { isEnabled: false })).toEqual(["2", 1]);
		expect(await numbers(at, { postalCode: "5" })).toEqual(["10,9", 2]);
		expect(await numbers(at, { postalCode: "506" })).toEqual(["10", 1]);
		expect(await numbers(at, { city: "BON" })).toEqual(["9", 1]);
		expect(await numbers(at, { country: "deutsch" })).toEqual(["9", 1]);
		expect(await numbers(at, { page: 2, pageSize: 2 })).toEqual(["9", 3]);
		expect(await numbers(at, { page: 9, pageSize: 2 })).toEqual(["", 3]);
	});

	test("tells everything to who may read", async () => {
		const { browser } = await office();
		const { items } = (await browser.call(contract.listCustomers, { search: "ärztehaus" })).answer;
		expect(items).toEqual([
			{
				id: items[0]?.id,
				version: 1,
				isEnabled: true,
				no: "10",
				name: "Ärztehaus West",
				street: "",
				postalCode: "50667",
				city: "Köln",
				country: "",
				person: "Dr. Maas",
				phone: "0221 4711",
				mobile: "",
				mail: "",
				website: "",
				projectCount: 0,
				custom: {},
				customNames: {},
			},
		]);
	});

	test("with LIST alone holds number and name, which are all that finds and sorts", async () => {
		const at = await office("LIST");
		const { items } = (await at.browser.call(contract.listCustomers, {})).answer;
		const [first] = items;
		expect(first).toMatchObject({ no: "2", name: "Altbau GmbH", city: null });
		expect(JSON.stringify(items)).not.toMatch(/Köln|Maas|4711/);
		expect(await numbers(at, { search: "köln" })).toEqual(["", 0]);
		expect(await numbers(at, { city: "köln" })).toEqual(["", 0]);
		expect(await numbers(at, { postalCode: "5" })).toEqual(["", 0]);
		expect(await numbers(at, { sortBy: "city" })).toEqual(["2,10,9", 3]);
		expect(await numbers(at, { sortBy: "projectCount" })).toEqual(["2,10,9", 3]);
	});

	test.each([{ sortBy: "id" }, { page: 0 }, { pageSize: 10_001 }])(
		"%o is malformed",
		async (input) => {
			const { browser } = await office();
			const { status } = await browser.call(contract.listCustomers, input as never);
			expect(status).toBe(400);
		},
	);
});

test("pickers get every customer by name, and nothing else", async () => {
	const { browser } = await office("LIST");
	const { customers } = (await browser.call(contract.listCustomerOptions, {})).answer;
	expect(customers.map(({ id: _, ...rest }) => rest)).toEqual([
		{ no: "2", name: "Altbau GmbH", isEnabled: false },
		{ no: "10", name: "Ärztehaus West", isEnabled: true },
		{ no: "9", name: "Zentralklinik 100 %", isEnabled: true },
	]);
});

describe("the file", () => {
	async function lines({ browser }: Office, given: object) {
		const response = await browser.fetch("/api/list-exports", {
			method: "POST",
			body: JSON.stringify({ list: "contacts.customers", format: "CSV_INT", filter: {}, ...given }),
		});
		expect(response.status).toBe(200);
		return (await response.text()).split("\r\n").slice(1, -1);
	}

	test("holds the filtered list in its order, formulas as text", async () => {
		const columns = ["no", "name", "mail", "projectCount", "isEnabled"];
		expect(
			await lines(await office(), { columns, filter: { isEnabled: true }, sortBy: "no" }),
		).toEqual([
			"9,Zentralklinik 100 %,'=1+1@zentral.example,1,Aktiv",
			"10,Ärztehaus West,,0,Aktiv",
		]);
	});

	test("with LIST alone holds number and name, whatever is asked for", async () => {
		const all = await lines(await office("LIST"), { columns: [] });
		expect(all).toHaveLength(3);
		expect(all.join()).not.toMatch(/Köln|Maas|4711|zentral\.example/);
	});
});

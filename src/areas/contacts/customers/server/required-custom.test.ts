import { expect, test } from "vitest";
import { eventsOf, makeFields } from "#areas/settings/custom-fields/server/test-fields.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.createCustomer>;

async function office() {
	const all = { key: "access.defaults", level: "FULL" } as const;
	const opened = await openOffice(server(), all, async () => ({}));
	await makeFields(opened.browser, [
		{ entity: "CUSTOMER", key: "branch", name: "Branche", isRequired: true },
		{ entity: "CUSTOMER", key: "size", name: "Größe", type: "NUMBER" },
	]);
	return opened.browser;
}

const given = (more: Partial<Given> = {}): Given => ({
	no: "7",
	name: "Amt Nord",
	address: { street: "", addition: "", postalCode: "", city: "", country: "" },
	contact: { person: "", phone: "", mobile: "", mail: "", website: "", note: "" },
	...more,
});

test("a customer is not created without what is required", async () => {
	const browser = await office();
	for (const custom of [undefined, {}, { branch: " ", size: 3 }]) {
		const { status, refusal } = await browser.call(
			contract.createCustomer,
			given(custom === undefined ? {} : { custom }),
		);
		expect([status, refusal.code]).toEqual([422, "CUSTOM_VALUES_INVALID"]);
		expect(refusal.details).toEqual([
			{ field: "custom.branch", text: "Dieses Feld ist ein Pflichtfeld." },
		]);
	}
	const { answer } = await browser.call(contract.listCustomers, {});
	expect(answer.items).toEqual([]);
});

test("values are kept with a new customer, and leave their trace", async () => {
	const browser = await office();
	const { answer } = await browser.call(
		contract.createCustomer,
		given({ custom: { branch: " Bau ", size: 3 } }),
	);
	expect(answer).toMatchObject({ no: "7", version: 1 });
	const { id } = answer;
	const read = await browser.call(contract.getCustomer, { id });
	expect(read.answer).toMatchObject({ custom: { branch: "Bau", size: 3 }, version: 1 });
	const events = await eventsOf(server(), id);
	expect(events.map(({ action }) => action).toSorted()).toEqual(["changed", "created"]);
	expect(events.find(({ action }) => action === "changed")).toMatchObject({
		before: { custom: { Branche: null, Größe: null } },
		after: { custom: { Branche: "Bau", Größe: 3 } },
	});
	const twice = await browser.call(contract.createCustomer, given({ custom: { branch: "Bau" } }));
	expect(twice.refusal.code).toBe("DUPLICATE");
});

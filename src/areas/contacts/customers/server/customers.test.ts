import { describe, expect, test } from "vitest";
import { insertCustomer } from "#kit/testing/customer-builder.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { customerValues } from "./test-customers.ts";

const server = useTestServer();
const key = "customers.manage";
type Level = "LIST" | "READ" | "WRITE" | "FULL";

const office = (level: Level = "FULL") =>
	openOffice(server(), { key, level }, async (tenant) => {
		const id = await insertCustomer(tenant, {
			no: "K-1",
			name: "Stadtwerke Musterstadt GmbH",
			city: "Musterstadt",
			mail: "einkauf@stadtwerke.example",
		});
		return { id };
	});

const bakery = customerValues({
	no: " K-2 ",
	name: "Bäckerei Öhler KG",
	address: { street: "Markt 1", postalCode: "04109", city: "Leipzig" },
	contact: { person: "Ines Öhler", mail: "ines@oehler.example" },
});

describe("the life of a customer", () => {
	test("is created, changed, archived, restored and deleted, each with its trace", async () => {
		const { browser, eventsOf } = await office();
		const saved = { ...bakery, no: "K-2" };
		const made = await browser.call(contract.createCustomer, bakery);
		const { id } = made.answer;
		const first = { id, version: 1, isEnabled: true, projectCount: 0 };
		expect(made.answer).toEqual({ ...saved, ...first });
		const address = { ...bakery.address, street: "Markt 2" };
		const moved = { ...saved, id, version: 1, address };
		const { answer } = await browser.call(contract.updateCustomer, moved);
		expect(answer).toMatchObject({ version: 2, address });
		const set = (version: number, isEnabled: boolean) =>
			browser.call(contract.updateCustomerState, { id, version, isEnabled });
		expect((await set(2, false)).answer.isEnabled).toBe(false);
		expect((await set(3, true)).answer.isEnabled).toBe(true);
		await browser.call(contract.deleteCustomer, { id });
		const gone = await browser.call(contract.getCustomer, { id });
		expect(gone.status).toBe(404);
		const events = await eventsOf(id);
		expect(events.map(({ action }) => action)).toEqual([
			"created",
			"changed",
			"archived",
			"restored",
			"deleted",
		]);
		expect(events[1]).toEqual({
			action: "changed",
			before: { address: bakery.address },
			after: { address },
		});
	});

	test("address and contact are changed apart, and leave everything else as it is", async () => {
		const { browser, id, eventsOf } = await office();
		const read = await browser.call(contract.getCustomer, { id });
		const { custom: _, customNames: __, ...before } = read.answer;
		const address = { ...before.address, city: "Neudorf" };
		const contact = { ...before.contact, person: "Uwe Amsel" };
		const moved = await browser.call(contract.updateCustomerAddress, { id, version: 1, address });
		expect(moved.answer).toEqual({ ...before, address, version: 2 });
		const called = await browser.call(contract.updateCustomerContact, { id, version: 2, contact });
		expect(called.answer).toEqual({ ...before, address, contact, version: 3 });
		expect(await eventsOf(id)).toEqual([
			{ action: "changed", before: { address: before.address }, after: { address } },
			{ action: "changed", before: { contact: before.contact }, after: { contact } },
		]);
	});

	test("a stale version is refused with who changed what, whichever part is changed", async () => {
		const { browser, id } = await office();
		const { answer } = await browser.call(contract.getCustomer, { id });
		const { address, contact, no } = answer;
		const changed = { id, version: 1, no, name: "Stadtwerke AG" };
		await browser.call(contract.updateCustomer, { ...changed, address, contact });
		for (const { status, refusal } of [
			await browser.call(contract.updateCustomer, { ...changed, address, contact }),
			await browser.call(contract.updateCustomerAddress, { id, version: 1, address }),
			await browser.call(contract.updateCustomerContact, { id, version: 1, contact }),
		]) {
			expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
			expect(refusal.facts).toMatchObject({
				changedBy: "Nora Petersen",
				changedAt: server().clock.now().toISOString(),
				current: { name: "Stadtwerke AG", version: 2 },
			});
		}
	});

	test("two cannot have one number, whatever its letters' case", async () => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.createCustomer, {
			...bakery,
			no: "k-1",
		});
		expect([status, refusal.code]).toEqual([409, "DUPLICATE"]);
		expect(refusal.details).toEqual([{ field: "no", text: "Dieser Wert ist bereits vergeben." }]);
	});

	test("malformed values are refused with their field", async () => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.createCustomer, {
			...bakery,
			no: " ",
			name: "x".repeat(201),
			contact: { ...bakery.contact, mail: "ines(at)oehler" },
		});
		expect(status).toBe(400);
		expect(refusal.details.map(({ field }) => field)).toEqual(["no", "name", "contact.mail"]);
	});

	test("one that a project is done for stays and may be archived", async () => {
		const { browser, id } = await openOffice(server(), { key, level: "FULL" }, async (tenant) => {
			const customerId = await insertCustomer(tenant, { no: "K-1", name: "Stadt Neudorf" });
			await tenant.project({ name: "Neubau", customerId });
			return { id: customerId };
		});
		const { status, refusal } = await browser.call(contract.deleteCustomer, { id });
		expect([status, refusal.code]).toEqual([409, "IN_USE"]);
		const { answer } = await browser.call(contract.updateCustomerState, {
			id,
			version: 1,
			isEnabled: false,
		});
		expect(answer).toMatchObject({ isEnabled: false, projectCount: 1 });
	});
});

describe("rights", () => {
	test.each([
		["LIST", [200, 200, 403, 403, 403, 403]],
		["READ", [200, 200, 200, 403, 403, 403]],
		["WRITE", [200, 200, 200, 200, 200, 403]],
		["FULL", [200, 200, 200, 200, 200, 200]],
	] as const)("%s lists, offers, reads, writes, moves, deletes: %j", async (level, expected) => {
		const { browser, id } = await office(level);
		const answers = [
			await browser.call(contract.listCustomers, {}),
			await browser.call(contract.listCustomerOptions, {}),
			await browser.call(contract.getCustomer, { id }),
			await browser.call(contract.updateCustomer, { ...bakery, id, version: 1 }),
			await browser.call(contract.updateCustomerAddress, {
				id,
				version: 2,
				address: { ...bakery.address, city: "Halle" },
			}),
			await browser.call(contract.deleteCustomer, { id }),
		];
		expect(answers.map(({ status }) => status)).toEqual(expected);
	});

	test("held for one unit alone they do not change what belongs to the company", async () => {
		const { browser, id } = await openOffice(
			server(),
			(_, { created }) => ({ key, level: "FULL", unitId: created.siteUnitId }),
			async (tenant: TenantBuilder) => ({
				id: await insertCustomer(tenant, { no: "1", name: "Amt Nord" }),
			}),
		);
		expect((await browser.call(contract.listCustomers, {})).status).toBe(200);
		const { address } = bakery;
		for (const { status, refusal } of [
			await browser.call(contract.createCustomer, bakery),
			await browser.call(contract.updateCustomerAddress, { id, version: 1, address }),
		]) {
			expect([status, refusal.permission, refusal.level]).toEqual([403, key, "WRITE"]);
		}
	});

	test("another tenant's customer is like none", async () => {
		const { id } = await office();
		const { browser } = await office();
		const { address, contact } = bakery;
		for (const { status, refusal } of [
			await browser.call(contract.getCustomer, { id }),
			await browser.call(contract.updateCustomer, { ...bakery, id, version: 1 }),
			await browser.call(contract.updateCustomerAddress, { id, version: 1, address }),
			await browser.call(contract.updateCustomerContact, { id, version: 1, contact }),
			await browser.call(contract.deleteCustomer, { id }),
		]) {
			expect([status, refusal.code]).toEqual([404, "NOT_FOUND"]);
		}
	});
});

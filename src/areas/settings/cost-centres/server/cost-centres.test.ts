import { describe, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Level, openOffice } from "./test-office.ts";

const server = useTestServer();
const office = (level?: Level, scope?: "GLOBAL" | "UNIT") => openOffice(server(), level, scope);

const wholeLife = [
	{ action: "created", before: null, after: { code: "4711", name: "Pflege", isEnabled: true } },
	{ action: "changed", before: { name: "Pflege" }, after: { name: "Pflege Nord" } },
	{ action: "archived", before: { isEnabled: true }, after: { isEnabled: false } },
	{ action: "restored", before: { isEnabled: false }, after: { isEnabled: true } },
	{
		action: "deleted",
		before: { code: "4711", name: "Pflege Nord", isEnabled: true },
		after: null,
	},
];

describe("the life of a cost centre", () => {
	test("is created, read, changed, archived, restored and deleted, each with its trace", async () => {
		const { browser, create, eventsOf } = await office();
		const made = await create(" 4711 ", "Pflege");
		expect(made).toEqual({
			id: made.id,
			version: 1,
			isEnabled: true,
			code: "4711",
			name: "Pflege",
			linkCount: 0,
		});
		const { id } = made;
		const changed = await browser.call(contract.updateCostCentre, {
			id,
			version: 1,
			code: "4711",
			name: "Pflege Nord",
		});
		expect(changed.answer).toMatchObject({ version: 2, name: "Pflege Nord" });
		const state = { id, version: 2, isEnabled: false };
		const archived = await browser.call(contract.updateCostCentreState, state);
		expect(archived.answer).toMatchObject({ version: 3, isEnabled: false });
		const restored = await browser.call(contract.updateCostCentreState, {
			id,
			version: 3,
			isEnabled: true,
		});
		expect(restored.answer.isEnabled).toBe(true);
		expect((await browser.call(contract.deleteCostCentre, { id })).status).toBe(200);
		expect((await browser.call(contract.getCostCentre, { id })).status).toBe(404);
		expect(await eventsOf(id)).toEqual(wholeLife);
	});

	test("saving what is there already changes nothing and leaves no trace", async () => {
		const { browser, create, eventsOf } = await office();
		const { id } = await create("1", "Verwaltung");
		const { answer } = await browser.call(contract.updateCostCentre, {
			id,
			version: 1,
			code: "1",
			name: "Verwaltung",
		});
		expect(answer.version).toBe(1);
		expect(await eventsOf(id)).toHaveLength(1);
	});

	test("a stale version is refused with who changed what, and when", async () => {
		const { browser, create } = await office();
		const { id } = await create("1", "Verwaltung");
		const save = (name: string) =>
			browser.call(contract.updateCostCentre, { id, version: 1, code: "1", name });
		await save("Leitung");
		const { status, refusal } = await save("Büro");
		expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect(refusal.facts).toMatchObject({
			changedBy: "Nora Petersen",
			changedAt: server().clock.now().toISOString(),
			current: { name: "Leitung", version: 2 },
		});
	});

	test("two cannot have one number, whatever its letters' case", async () => {
		const { browser, create } = await office();
		await create("ab-1", "Küche");
		const other = await create("2", "Lager");
		for (const { status, refusal } of [
			await browser.call(contract.createCostCentre, { code: "AB-1", name: "Kantine" }),
			await browser.call(contract.updateCostCentre, { ...other, code: "ab-1" }),
		]) {
			expect([status, refusal.code]).toEqual([409, "DUPLICATE"]);
			expect(refusal.details).toEqual([
				{ field: "code", text: "Dieser Wert ist bereits vergeben." },
			]);
		}
	});

	test("malformed values are refused with their field", async () => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.createCostCentre, {
			code: "  ",
			name: "x".repeat(201),
		});
		expect(status).toBe(400);
		expect(refusal.details.map(({ field }) => field)).toEqual(["code", "name"]);
	});

	test("one that something is charged to stays and may be archived", async () => {
		const { browser, create, unitId } = await office();
		const { id } = await create("1", "Pflege");
		await browser.call(contract.putCostCentreShares, {
			target: "UNIT",
			targetId: unitId,
			validFrom: "2026-01-01",
			shares: [{ costCentreId: id, percent: 100 }],
		});
		const { status, refusal } = await browser.call(contract.deleteCostCentre, { id });
		expect([status, refusal.code]).toEqual([409, "IN_USE"]);
		const { answer } = await browser.call(contract.updateCostCentreState, {
			id,
			version: 1,
			isEnabled: false,
		});
		expect(answer).toMatchObject({ isEnabled: false, linkCount: 1 });
	});
});

describe("the list", () => {
	test("sorts as people do, searches, filters and pages", async () => {
		const { browser, create } = await office();
		const b = await create("10", "Ärzte");
		await create("9", "Zentrale");
		await create("2", "Anmeldung 100 %");
		await browser.call(contract.updateCostCentreState, { id: b.id, version: 1, isEnabled: false });
		const codes = async (
			input: Parameters<typeof browser.call<typeof contract.listCostCentres>>[1],
		) => {
			const { items, total } = (await browser.call(contract.listCostCentres, input)).answer;
			return [items.map(({ code }) => code).join(), total];
		};
		expect(await codes({})).toEqual(["2,9,10", 3]);
		expect(await codes({ sortDirection: "DESC" })).toEqual(["10,9,2", 3]);
		expect(await codes({ sortBy: "name" })).toEqual(["2,10,9", 3]);
		expect(await codes({ search: "ÄRZ" })).toEqual(["10", 1]);
		expect(await codes({ search: "0 %" })).toEqual(["2", 1]);
		expect(await codes({ search: "_" })).toEqual(["", 0]);
		expect(await codes({ isEnabled: true })).toEqual(["2,9", 2]);
		expect(await codes({ isEnabled: false })).toEqual(["10", 1]);
		expect(await codes({ page: 2, pageSize: 2 })).toEqual(["10", 3]);
		expect(await codes({ page: 9, pageSize: 2 })).toEqual(["", 3]);
	});

	test.each([{ sortBy: "id" }, { page: 0 }, { pageSize: 10_001 }])(
		"%o is malformed",
		async (input) => {
			const { browser } = await office();
			const { status } = await browser.call(contract.listCostCentres, input as never);
			expect(status).toBe(400);
		},
	);
});

describe("rights", () => {
	test.each([
		["LIST", [200, 403, 403, 403]],
		["READ", [200, 200, 403, 403]],
		["WRITE", [200, 200, 200, 403]],
		["FULL", [200, 200, 200, 200]],
	] as const)("%s lists, reads, writes, deletes: %j", async (level, expected) => {
		const { browser, tenantId } = await office(level);
		const id = newId(0);
		await withClient(server().adminUrl, (client) =>
			client.query(
				"insert into cost_centre (tenant_id, id, code, name) values ($1, $2, '1', 'Pflege')",
				[tenantId, id],
			),
		);
		const values = { id, version: 1, code: "2", name: "Pflege" };
		const answers = [
			await browser.call(contract.listCostCentres, {}),
			await browser.call(contract.getCostCentre, { id }),
			await browser.call(contract.updateCostCentre, values),
			await browser.call(contract.deleteCostCentre, { id }),
		];
		expect(answers.map(({ status }) => status)).toEqual(expected);
	});

	test("held for one unit alone they do not change what belongs to the company", async () => {
		const { browser } = await office("FULL", "UNIT");
		expect((await browser.call(contract.listCostCentres, {})).status).toBe(200);
		const { status, refusal } = await browser.call(contract.createCostCentre, {
			code: "1",
			name: "Pflege",
		});
		expect([status, refusal.permission, refusal.level]).toEqual([
			403,
			"costcentres.manage",
			"WRITE",
		]);
	});

	test("another tenant's cost centre is like none", async () => {
		const { create } = await office();
		const { id } = await create("1", "Pflege");
		const { browser } = await office();
		const values = { id, version: 1, code: "1", name: "x" };
		for (const { status, refusal } of [
			await browser.call(contract.getCostCentre, { id }),
			await browser.call(contract.updateCostCentre, values),
			await browser.call(contract.deleteCostCentre, { id }),
		]) {
			expect([status, refusal.code]).toEqual([404, "NOT_FOUND"]);
		}
	});
});

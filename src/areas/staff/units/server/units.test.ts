import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Company, permit, testCompany } from "./test-company.ts";

const server = useTestServer();

async function names(company: Company, who: string, includeDisabled = false) {
	const { answer } = await company.as(who).call(contract.listUnits, { includeDisabled });
	expect(answer.total).toBe(answer.items.length);
	return answer.items.map(({ name }) => name);
}

/** The closure as the table has it, and as a walk of the tree would build it. */
async function closures(tenantId: string) {
	return withClient(server().adminUrl, async (client) => {
		const kept = await client.query(
			"select ancestor_id a, descendant_id d, distance::int n from unit_closure where tenant_id = $1 order by 1, 2",
			[tenantId],
		);
		const walked = await client.query(
			`with recursive walk as (
				select id a, id d, 0 n from unit where tenant_id = $1
				union all select w.a, u.id, w.n + 1 from walk w join unit u on u.tenant_id = $1 and u.parent_id = w.d)
			select * from walk order by 1, 2`,
			[tenantId],
		);
		return { kept: kept.rows, walked: walked.rows };
	});
}

test("a unit is created, renamed and deleted again", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const parentId = company.units.Nord as string;
	const { answer } = await alma.call(contract.createUnit, { parentId, name: " Nord 10 " });
	expect((await names(company, "Alma")).slice(2, 6)).toEqual([
		"Nord",
		"Nord 1",
		"Nord 2",
		"Nord 10",
	]);
	const renamed = await alma.call(contract.updateUnit, {
		unitId: answer.id,
		name: "Nord 0",
		version: 1,
	});
	expect(renamed.answer).toEqual({ version: 2 });
	expect((await alma.call(contract.deleteUnit, { unitId: answer.id })).status).toBe(200);
	expect(await names(company, "Alma")).not.toContain("Nord 0");
	const { kept, walked } = await closures(company.tenantId);
	expect(kept).toEqual(walked);
});

test("two siblings never bear one name", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { units } = company;
	const create = (name: string) =>
		alma.call(contract.createUnit, { parentId: units.Nord as string, name });
	expect((await create("nord 1")).refusal.code).toBe("UNIT_NAME_TAKEN");
	const rename = await alma.call(contract.updateUnit, {
		unitId: units["Nord 1"] as string,
		name: "Nord 2",
		version: 1,
	});
	expect(rename.refusal.code).toBe("UNIT_NAME_TAKEN");
	const both = await Promise.all([create("Nord 3"), create("Nord 3")]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a subtree moves as a whole", async () => {
	const company = await testCompany(server());
	const { units } = company;
	const alma = company.as("Alma");
	const move = await alma.call(contract.moveUnit, {
		unitId: units.Nord as string,
		parentId: units.Süd as string,
		version: 1,
	});
	expect(move.answer).toEqual({ version: 2 });
	const { answer } = await alma.call(contract.listUnits, {});
	expect(answer.items.slice(2).map(({ name, depth }) => [name, depth])).toEqual([
		["Süd", 2],
		["Nord", 3],
		["Nord 1", 4],
		["Nord 2", 4],
	]);
	const { kept, walked } = await closures(company.tenantId);
	expect(kept).toEqual(walked);
});

test("a unit never moves into itself or what lies below it", async () => {
	const company = await testCompany(server());
	const { units, rootUnitId } = company;
	const move = (unitId: string, parentId: string) =>
		company.as("Alma").call(contract.moveUnit, { unitId, parentId, version: 1 });
	const north = units.Nord as string;
	expect((await move(north, north)).refusal.code).toBe("UNIT_CYCLE");
	const below = await move(north, units["Nord 1"] as string);
	expect([below.status, below.refusal.message]).toEqual([
		409,
		"Eine Abteilung kann nicht in sich selbst oder eine ihrer untergeordneten Abteilungen verschoben werden.",
	]);
	const root = await move(rootUnitId, north);
	expect(root.refusal.code).toBe("ROOT_UNIT_FIXED");
});

test("two moves at once never make a circle", async () => {
	const company = await testCompany(server());
	const { units } = company;
	const [north, south] = [units.Nord as string, units.Süd as string];
	const alma = company.as("Alma");
	const moved = await Promise.all([
		alma.call(contract.moveUnit, { unitId: north, parentId: south, version: 1 }),
		alma.call(contract.moveUnit, { unitId: south, parentId: north, version: 1 }),
	]);
	expect(moved.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { kept, walked } = await closures(company.tenantId);
	expect(kept).toEqual(walked);
});

test("no unit lies deeper than 15 levels, made or moved", async () => {
	let deepest = "";
	const company = await testCompany(server(), {}, async (tenant) => {
		deepest = tenant.created.siteUnitId;
		for (let depth = 2; depth <= 14; depth++) {
			deepest = await tenant.unit(`Ebene ${depth}`, deepest);
		}
	});
	const alma = company.as("Alma");
	const move = (unitId: string) =>
		alma.call(contract.moveUnit, { unitId, parentId: deepest, version: 1 });
	expect((await move(company.units.Nord as string)).refusal.code).toBe("UNIT_TOO_DEEP");
	expect((await move(company.units.Süd as string)).status).toBe(200);
	const { refusal } = await alma.call(contract.createUnit, {
		parentId: company.units.Süd as string,
		name: "Ebene 16",
	});
	expect([refusal.code, refusal.message]).toEqual([
		"UNIT_TOO_DEEP",
		"Abteilungen können höchstens 15 Ebenen tief liegen.",
	]);
});

test("a stale version tells who changed what", async () => {
	const company = await testCompany(server());
	const unitId = company.units.Süd as string;
	const rename = (who: string, name: string) =>
		company.as(who).call(contract.updateUnit, { unitId, name, version: 1 });
	await rename("Hanna", "Südhaus");
	const { status, refusal } = await rename("Alma", "Süden");
	expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
	expect(refusal.facts).toMatchObject({
		changedBy: "Hanna Muster",
		changedAt: server().clock.now().toISOString(),
		current: { name: "Südhaus", version: 2 },
	});
});

test("rights end at one's own units", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["units.manage"], "FULL");
	});
	const { units } = company;
	const leo = company.as("Leo");
	const south = units.Süd as string;
	const inside = await leo.call(contract.createUnit, {
		parentId: units.Nord as string,
		name: "Nord 3",
	});
	expect(inside.status).toBe(200);
	const refused = await Promise.all([
		leo.call(contract.getUnit, { unitId: south }),
		leo.call(contract.createUnit, { parentId: south, name: "Fremd" }),
		leo.call(contract.updateUnit, { unitId: south, name: "X", version: 1 }),
		leo.call(contract.deleteUnit, { unitId: south }),
		leo.call(contract.moveUnit, { unitId: units["Nord 1"] as string, parentId: south, version: 1 }),
		leo.call(contract.moveUnit, { unitId: south, parentId: units.Nord as string, version: 1 }),
		leo.call(contract.getUnitShiftplanSettings, { unitId: south }),
	]);
	expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
	const { status } = await company
		.as("Mia")
		.call(contract.updateUnit, { unitId: units["Nord 1"] as string, name: "X", version: 1 });
	expect(status).toBe(403);
});

test("another tenant's unit is answered like a missing one", async () => {
	const company = await testCompany(server());
	const foreign = await testCompany(server());
	const answers = await Promise.all(
		[foreign.units.Nord as string, newId(0)].map(async (unitId) => {
			const alma = company.as("Alma");
			const { status, refusal } = await alma.call(contract.getUnit, { unitId });
			const create = await alma.call(contract.createUnit, { parentId: unitId, name: "Neu" });
			return [status, refusal.code, create.status, create.refusal.code];
		}),
	);
	expect(answers).toEqual([
		[404, "NOT_FOUND", 404, "UNIT_NOT_FOUND"],
		[404, "NOT_FOUND", 404, "UNIT_NOT_FOUND"],
	]);
});

test.each([
	["", 1],
	["x".repeat(201), 1],
	["Gut", "eins"],
])("malformed input is refused with its field: %j, version %j", async (name, version) => {
	const company = await testCompany(server());
	const { status, refusal } = await company.as("Alma").call(contract.updateUnit, {
		unitId: company.units.Nord as string,
		name,
		version: version as number,
	});
	expect([status, refusal.code]).toEqual([400, "MALFORMED"]);
	expect(refusal.details[0]?.field).toBe(name === "Gut" ? "version" : "name");
});

test("nobody carries units to where one's own rights reach further", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["units.manage"], "WRITE", "GLOBAL");
	});
	const { units, siteUnitId } = company;
	const move = (who: string, unit: string, parentId: string, version = 1) =>
		company.as(who).call(contract.moveUnit, { unitId: units[unit] as string, parentId, version });
	// Leo decides on the times of Nord and all below, not on those of Süd
	const gained = await move("Leo", "Süd", units.Nord as string);
	expect([gained.status, gained.refusal.code]).toEqual([403, "UNIT_RAISES_OWN_RIGHTS"]);
	expect((await move("Leo", "Nord 1", units["Nord 2"] as string)).status).toBe(200);
	expect((await move("Leo", "Nord 2", siteUnitId)).status).toBe(200);
	expect((await move("Alma", "Süd", units.Nord as string)).status).toBe(200);
});

test("half a sign is malformed, not a failure of the server", async () => {
	const company = await testCompany(server());
	const { status, refusal } = await company
		.as("Alma")
		.call(contract.createUnit, { parentId: company.units.Nord as string, name: "Nord \ud83d" });
	expect([status, refusal.code]).toEqual([400, "MALFORMED"]);
});

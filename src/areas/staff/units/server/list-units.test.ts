import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Company, testCompany } from "./test-company.ts";

const server = useTestServer();

async function names(company: Company, who: string, includeDisabled = false) {
	const { answer } = await company.as(who).call(contract.listUnits, { includeDisabled });
	expect(answer.total).toBe(answer.items.length);
	return answer.items.map(({ name }) => name);
}

test("an administrator sees the whole tree, parents first and siblings by name", async () => {
	const company = await testCompany(server());
	expect(await names(company, "Alma")).toEqual([
		"Klinikum Musterstadt",
		"Haus Nord",
		"Nord",
		"Nord 1",
		"Nord 2",
		"Süd",
	]);
});

test("who leads a unit sees it and what lies below, with its people", async () => {
	const company = await testCompany(server());
	const { answer } = await company.as("Leo").call(contract.listUnits, {});
	expect(answer.items.map(({ name, people, siteId }) => [name, people, siteId])).toEqual([
		["Nord", 1, company.siteId],
		["Nord 1", 1, company.siteId],
		["Nord 2", 0, company.siteId],
	]);
});

test("with LIST alone there are names and no numbers", async () => {
	const company = await testCompany(server());
	const mia = company.as("Mia");
	const { answer } = await mia.call(contract.listUnits, {});
	expect(answer.items).toMatchObject([{ name: "Nord 1", people: null }]);
	const unitId = company.units["Nord 1"] as string;
	const { status, refusal } = await mia.call(contract.getUnit, { unitId });
	expect([status, refusal.permission, refusal.level]).toEqual([403, "units.manage", "READ"]);
});

test("the current site limits the tree, and leaves nothing out where it is the only one", async () => {
	const company = await testCompany(server(), {}, async (tenant) => {
		await tenant.unit("Leitung", tenant.created.rootUnitId);
	});
	const alma = company.as("Alma");
	const listed = async () =>
		(await alma.call(contract.listUnits, {})).answer.items.map((u) => u.name);
	alma.headers["x-site-id"] = company.siteId;
	expect(await listed()).toContain("Leitung");
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into site (tenant_id, id, unit_id, name) select $1, gen_random_uuid(), id, 'Süd' from unit where tenant_id = $1 and name = 'Süd'`,
			[company.tenantId],
		),
	);
	expect(await listed()).toEqual(["Haus Nord", "Nord", "Nord 1", "Nord 2", "Süd"]);
});

test("one unit tells its place and how many people and units it holds", async () => {
	const company = await testCompany(server(), { Ida: { unit: "Nord 1", isEnabled: false } });
	const unitId = company.units.Nord as string;
	const { answer } = await company.as("Alma").call(contract.getUnit, { unitId });
	expect(answer).toMatchObject({
		name: "Nord",
		depth: 2,
		siteName: "Haus Nord",
		ownSiteId: null,
		path: [{ name: "Klinikum Musterstadt" }, { name: "Haus Nord" }],
		people: 1,
		peopleBelow: 2,
		disabledPeople: 0,
		secondaryPeople: 0,
		children: 2,
		unitsBelow: 2,
	});
	const leo = await company.as("Leo").call(contract.getUnit, { unitId });
	expect(leo.answer.path).toEqual([]);
});

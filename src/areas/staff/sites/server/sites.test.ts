import { expect, test } from "vitest";
import { contract as units } from "#areas/staff/units/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const munich = {
	name: "Haus Süd",
	timeZone: "Europe/Berlin",
	country: "DE",
	region: "BY",
} as const;

function create(company: Company, more: object = {}) {
	return company.as("Alma").call(contract.createSite, { ...munich, ...more });
}

test("a site is made with a unit of its own below the company", async () => {
	const company = await testCompany(server());
	const { answer } = await create(company);
	const site = await company.as("Alma").call(contract.getSite, { siteId: answer.id });
	expect(site.answer).toEqual({
		...munich,
		id: answer.id,
		unitId: answer.unitId,
		unitName: "Haus Süd",
		address: emptyAddress,
		isEnabled: true,
		people: 0,
		version: 1,
	});
	const tree = await company.as("Alma").call(units.listUnits, {});
	expect(tree.answer.items).toContainEqual(
		expect.objectContaining({ id: answer.unitId, kind: "SITE", depth: 1, siteId: answer.id }),
	);
});

test("a unit that is there becomes a site with all below it, and an ordinary unit again", async () => {
	const company = await testCompany(server(), { Mia: {}, Leo: {} });
	const alma = company.as("Alma");
	const unitId = company.units.Nord as string;
	const { answer } = await create(company, { unitId });
	const siteOf = async (name: string) =>
		(await alma.call(units.listUnits, {})).answer.items.find((unit) => unit.name === name)?.siteId;
	expect([await siteOf("Nord 1"), await siteOf("Süd")]).toEqual([answer.id, company.siteId]);
	expect((await create(company, { unitId, name: "Nochmals" })).refusal.code).toBe(
		"UNIT_IS_SITE_ALREADY",
	);
	const asUnit = await alma.call(units.deleteUnit, {
		unitId: (await create(company, { name: "Leer" })).answer.unitId,
	});
	expect(asUnit.refusal.code).toBe("UNIT_IS_SITE");
	expect((await alma.call(contract.deleteSite, { siteId: answer.id })).status).toBe(200);
	expect(await siteOf("Nord 1")).toBe(company.siteId);
});

test("a site has the public holidays of its region at once, and can be deleted with them", async () => {
	server().clock.set("2026-11-21T08:00:00Z");
	const company = await testCompany(server());
	const { answer } = await create(company, { region: "BY-A" });
	const kept = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query<{ line: string }>(
				`select to_char(date, 'YYYY') || ' ' || count(*) as line from holiday
					where tenant_id = $1 and site_id = $2 and source = 'IMPORT' group by to_char(date, 'YYYY') order by 1`,
				[company.tenantId, answer.id],
			);
			return rows.map(({ line }) => line);
		});
	expect(await kept()).toEqual(["2026 14", "2027 14", "2028 14"]);
	const gone = await company.as("Alma").call(contract.deleteSite, { siteId: answer.id });
	expect(gone.status).toBe(200);
	expect(await kept()).toEqual([]);
});

test("who creates a site may switch to it", async () => {
	const company = await testCompany(server());
	const { answer } = await create(company);
	const alma = company.as("Alma");
	alma.headers["x-site-id"] = answer.id;
	const { items } = (await alma.call(units.listUnits, {})).answer;
	expect(items.map(({ name }) => name)).toEqual(["Haus Süd"]);
});

test("name, region and address are changed each for itself", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { siteId } = company;
	const address = { ...emptyAddress, street: "Am Wall 1", city: "Bremen" };
	await alma.call(contract.updateSite, { siteId, name: "Nordhaus", version: 1 });
	await alma.call(contract.updateSiteRegion, {
		siteId,
		timeZone: "Europe/Vienna",
		country: "AT",
		region: null,
		version: 2,
	});
	await alma.call(contract.updateSiteAddress, { siteId, address, version: 3 });
	const { answer } = await alma.call(contract.listSites, { search: "brem" });
	expect(answer).toMatchObject({
		total: 1,
		items: [
			{
				name: "Nordhaus",
				unitName: "Nordhaus",
				timeZone: "Europe/Vienna",
				country: "AT",
				region: null,
				address,
				people: 5,
				version: 4,
			},
		],
	});
});

test("names are unique, the company itself is no site", async () => {
	const company = await testCompany(server());
	await create(company);
	expect((await create(company, { name: "haus süd" })).refusal).toMatchObject({
		code: "UNIT_NAME_TAKEN",
	});
	const below = { name: "haus süd", parentUnitId: company.siteUnitId };
	expect((await create(company, below)).refusal.code).toBe("SITE_NAME_TAKEN");
	const root = { name: "Alles", unitId: company.rootUnitId };
	expect((await create(company, root)).refusal.code).toBe("ROOT_IS_NO_SITE");
	const { refusal } = await company
		.as("Alma")
		.call(contract.updateSite, { siteId: company.siteId, name: "Haus Süd", version: 1 });
	expect(refusal.code).toBe("SITE_NAME_TAKEN");
});

test("the last site stays, and one where people are at home", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { siteId } = company;
	const remove = () => alma.call(contract.deleteSite, { siteId });
	const archive = (id: string, isEnabled: boolean, version: number) =>
		alma.call(contract.updateSiteState, { siteId: id, isEnabled, version });
	expect((await remove()).refusal.code).toBe("LAST_SITE");
	expect((await archive(siteId, false, 1)).refusal.code).toBe("LAST_SITE");
	const { id } = (await create(company)).answer;
	expect((await remove()).refusal.code).toBe("SITE_IN_USE");
	expect((await archive(siteId, false, 1)).refusal.code).toBe("SITE_IN_USE");
	expect((await archive(id, false, 1)).answer).toMatchObject({ version: 2 });
	const listed = async (narrowed: { readonly isEnabled?: boolean }) =>
		(await alma.call(contract.listSites, narrowed)).answer.total;
	expect([await listed({ isEnabled: true }), await listed({})]).toEqual([1, 2]);
});

test("a stale version tells who changed what", async () => {
	const company = await testCompany(server());
	const { siteId } = company;
	const rename = (name: string) =>
		company.as("Alma").call(contract.updateSite, { siteId, name, version: 1 });
	await rename("Eins");
	const { status, refusal } = await rename("Zwei");
	expect([status, refusal.code, refusal.facts]).toMatchObject([
		409,
		"STALE_VERSION",
		{ changedBy: "Alma Muster", current: { name: "Eins", version: 2 } },
	]);
});

test("rights are those at the site's unit", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["sites.manage"], "LIST", "SITE");
	});
	const { siteId } = company;
	const south = (await create(company)).answer.id;
	const leo = company.as("Leo");
	const { answer } = await leo.call(contract.listSites, {});
	expect(answer.items).toMatchObject([{ id: siteId, address: null, people: null }]);
	expect((await leo.call(contract.getSite, { siteId })).status).toBe(403);
	const hanna = company.as("Hanna");
	expect((await hanna.call(contract.getSite, { siteId: south })).status).toBe(200);
	const change = { siteId, name: "X", version: 1 };
	expect((await hanna.call(contract.updateSite, change)).status).toBe(403);
	expect((await company.as("Mia").call(contract.listSites, {})).status).toBe(403);
});

test("another tenant's site is answered like a missing one", async () => {
	const company = await testCompany(server());
	const foreign = await testCompany(server());
	const alma = company.as("Alma");
	for (const siteId of [foreign.siteId, newId(0)]) {
		const change = { siteId, name: "X", version: 1 };
		expect((await alma.call(contract.getSite, { siteId })).status).toBe(404);
		expect((await alma.call(contract.updateSite, change)).status).toBe(404);
		expect((await alma.call(contract.deleteSite, { siteId })).status).toBe(404);
	}
	for (const parentUnitId of [foreign.rootUnitId, newId(0)]) {
		const { refusal } = await create(company, { parentUnitId });
		expect(refusal.code).toBe("UNIT_NOT_FOUND");
	}
});

test.each([
	["timeZone", { timeZone: "Mars/Olympus" }],
	["country", { country: "XX" }],
	["name", { name: " " }],
	["address.city", { address: { ...emptyAddress, city: "x".repeat(201) } }],
])("malformed %s is refused with its name", async (field, wrong) => {
	const company = await testCompany(server());
	const { status, refusal } = await create(company, wrong);
	expect([status, refusal.details[0]?.field]).toEqual([400, field]);
});

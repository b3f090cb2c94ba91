import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";

const server = useTestServer();

const unitsOf = (userId: string | undefined) =>
	withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query<{ line: string }>(
			`select concat_ws(' ', n.name, is_primary, valid_from, valid_to) as line from user_unit x
				join unit n on n.id = x.unit_id where user_id = $1 order by valid_from, n.name`,
			[userId],
		);
		return rows.map(({ line }) => line);
	});

const get = async (company: Company, name: string) =>
	(await company.as("Alma").call(contract.getUser, { userId: company.ids[name] as string })).answer;

function move(company: Company, who: string, whom: string, unit: string, more = {}) {
	return company.as(who).call(contract.setUserUnit, {
		userId: company.ids[whom] as string,
		unitId: company.units[unit] as string,
		version: 1,
		...more,
	});
}

/** Leo changes people of his own unit and what lies below. */
const local = (tenant: TenantBuilder, ids: Record<string, string>) =>
	permit(tenant, ids.Leo, ["users.manage"], "WRITE");

test("moving today ends the old unit yesterday; a later move waits", async () => {
	const company = await testCompany(server());
	expect((await move(company, "Hanna", "Mia", "Süd")).answer).toEqual({ version: 2 });
	expect((await get(company, "Mia")).unitName).toBe("Süd");
	expect(await unitsOf(company.ids.Mia)).toEqual([
		"Nord 1 t 2020-01-01 2026-11-20",
		"Süd t 2026-11-21",
	]);
	const later = { validFrom: "2027-01-01" };
	await move(company, "Hanna", "Sven", "Nord 2", later);
	expect((await get(company, "Sven")).unitName).toBe("Süd");
	expect(await unitsOf(company.ids.Sven)).toEqual([
		"Süd t 2020-01-01 2026-12-31",
		"Nord 2 t 2027-01-01",
	]);
	await move(company, "Hanna", "Sven", "Nord 1", { version: 2 });
	expect(await unitsOf(company.ids.Sven)).toEqual([
		"Süd t 2020-01-01 2026-11-20",
		"Nord 1 t 2026-11-21",
	]);
});

test("one moves people within one's own units, and never oneself", async () => {
	const company = await testCompany(server(), {}, local);
	const code = async (whom: string, unit: string) => {
		const reply = await move(company, "Leo", whom, unit);
		return reply.status === 200 ? "moved" : reply.refusal.code;
	};
	expect(await code("Mia", "Nord 2")).toBe("moved");
	expect(await code("Mia", "Süd")).toBe("STALE_VERSION");
	expect(await code("Sven", "Nord 1")).toBe("NOT_FOUND");
	expect(await code("Leo", "Nord 1")).toBe("NOT_ONESELF");
});

test("nobody is moved to where rights would reach further than the mover's", async () => {
	const company = await testCompany(server(), { Rita: { unit: "Nord 1" } });
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
				values ($1, gen_random_uuid(), $2, 'roles.manage', 4, 'UNIT', '2026-01-01')`,
			[company.tenantId, company.ids.Rita],
		),
	);
	const reply = await move(company, "Hanna", "Rita", "Nord");
	expect([reply.status, reply.refusal.code]).toEqual([403, "HIGHER_RIGHTS"]);
	expect((await move(company, "Alma", "Rita", "Nord")).status).toBe(200);
});

test("further units come and go with the day, the primary one is none of them", async () => {
	const company = await testCompany(server());
	const { units } = company;
	const userId = company.ids.Mia as string;
	const set = (names: string[], version: number) =>
		company.as("Hanna").call(contract.setSecondaryUnitIds, {
			userId,
			unitIds: names.map((name) => units[name] as string),
			version,
		});
	await set(["Süd", "Nord 1", "Nord 2"], 1);
	expect((await get(company, "Mia")).secondaryUnits).toMatchObject([
		{ name: "Nord 2" },
		{ name: "Süd" },
	]);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update user_unit set valid_from = '2026-11-11' where user_id = $1 and not is_primary",
			[userId],
		),
	);
	expect((await set(["Süd"], 2)).answer).toEqual({ version: 3 });
	expect(await unitsOf(userId)).toEqual([
		"Nord 1 t 2020-01-01",
		"Nord 2 f 2026-11-11 2026-11-20",
		"Süd f 2026-11-11",
	]);
	await move(company, "Hanna", "Mia", "Süd", { version: 3 });
	expect(await unitsOf(userId)).toEqual([
		"Nord 1 t 2020-01-01 2026-11-20",
		"Nord 2 f 2026-11-11 2026-11-20",
		"Süd f 2026-11-11 2026-11-20",
		"Süd t 2026-11-21",
	]);
});

test("units that come or go must be one's own", async () => {
	const company = await testCompany(server(), {}, local);
	const { units } = company;
	const userId = company.ids.Mia as string;
	const set = (who: string, names: string[], version: number) =>
		company.as(who).call(contract.setSecondaryUnitIds, {
			userId,
			unitIds: names.map((name) => units[name] as string),
			version,
		});
	expect((await set("Leo", ["Süd"], 1)).refusal.code).toBe("USER_UNIT_NOT_FOUND");
	await set("Hanna", ["Süd"], 1);
	expect((await set("Leo", [], 2)).refusal.code).toBe("USER_UNIT_NOT_FOUND");
	expect((await set("Leo", ["Süd", "Nord 2"], 2)).status).toBe(200);
});

test("home site and open sites, of which the home site is always one", async () => {
	let south = "";
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		const site = { timeZone: "Europe/Berlin", country: "DE", region: null };
		south = (await tenant.site({ name: "Haus Süd", ...site })).siteId;
		await local(tenant, ids);
	});
	const userId = company.ids.Mia as string;
	const set = (who: string, homeSiteId: string, siteIds: string[], version = 1) =>
		company.as(who).call(contract.setUserSites, { userId, homeSiteId, siteIds, version });
	const denied = await set("Leo", company.siteId, [south]);
	expect([denied.status, denied.refusal.code]).toEqual([404, "USER_SITE_NOT_FOUND"]);
	expect((await set("Hanna", south, [])).answer).toEqual({ version: 2 });
	expect(await get(company, "Mia")).toMatchObject({ siteId: south, sites: [{ name: "Haus Süd" }] });
	expect((await set("Leo", south, [company.siteId], 2)).status).toBe(200);
	const missing = await set("Hanna", company.rootUnitId, [], 3);
	expect(missing.refusal.code).toBe("USER_SITE_NOT_FOUND");
});

/** Sets the supervisors of Mia: who, in place of whom, from and to. */
function supervise(company: Company) {
	const userId = company.ids.Mia as string;
	const id = (name: string) => company.ids[name] as string;
	return (version: number, ...list: [string, string | null, string, string | null][]) =>
		company.as("Hanna").call(contract.setSupervisors, {
			userId,
			version,
			supervisors: list.map(([who, deputyFor, validFrom, validTo]) => ({
				supervisorId: id(who),
				deputyForId: deputyFor === null ? null : id(deputyFor),
				validFrom,
				validTo,
			})),
		});
}

test("supervisors and deputies are named, never oneself and never twice at a time", async () => {
	const company = await testCompany(server());
	const id = (name: string) => company.ids[name] as string;
	const set = supervise(company);
	const saved = await set(
		1,
		["Leo", null, "2026-01-01", null],
		["Sven", "Leo", "2026-12-01", "2026-12-31"],
	);
	expect(saved.answer).toEqual({ version: 2 });
	expect((await get(company, "Mia")).supervisors).toMatchObject([
		{ name: "Leo Muster", deputyForId: null, validTo: null },
		{ name: "Sven Muster", deputyForId: id("Leo"), validTo: "2026-12-31" },
	]);
	const oneself = await set(2, ["Mia", null, "2026-01-01", null]);
	expect([oneself.status, oneself.refusal.code]).toEqual([404, "SUPERVISOR_NOT_FOUND"]);
	const twice = await set(2, ["Leo", null, "2026-01-01", null], ["Leo", null, "2026-06-01", null]);
	expect([twice.status, twice.refusal.code]).toEqual([422, "SUPERVISOR_OVERLAPS"]);
	const reversed = await set(2, ["Leo", null, "2026-06-01", "2026-05-01"]);
	expect([reversed.status, reversed.refusal.details[0]?.field]).toEqual([
		400,
		"supervisors.0.validTo",
	]);
});

test("however many units come, the database is asked as often as for one", async () => {
	const company = await testCompany(server(), { Tom: { unit: "Nord 1" } });
	const { units, ids } = company;
	/** How many statements name any of the units. */
	const asked = async (who: string, names: string[]) => {
		const unitIds = names.map((name) => units[name] as string);
		const userId = ids[who] as string;
		const sent = await statementsOf(server(), () =>
			company.as("Hanna").call(contract.setSecondaryUnitIds, { userId, unitIds, version: 1 }),
		);
		return sent.filter(({ values }) => unitIds.some((id) => JSON.stringify(values).includes(id)))
			.length;
	};
	const one = await asked("Mia", ["Süd"]);
	expect(one).toBeGreaterThan(0);
	expect(await asked("Tom", ["Süd", "Nord", "Nord 2"])).toBe(one);
});

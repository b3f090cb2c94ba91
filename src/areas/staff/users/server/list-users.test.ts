import { expect, test } from "vitest";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = Partial<GivenOf<typeof contract.listUsers>>;

async function firstNames(company: Company, who: string, input: Given = {}) {
	const { answer } = await company.as(who).call(contract.listUsers, input);
	return answer.items.map(({ firstName }) => firstName);
}

test("everybody of the company, by name, with unit and site", async () => {
	const company = await testCompany(server());
	const { answer } = await company.as("Alma").call(contract.listUsers, {});
	expect([answer.total, answer.page, answer.pageSize]).toEqual([5, 1, 25]);
	expect(answer.items.map(({ firstName }) => firstName)).toEqual([
		"Alma",
		"Hanna",
		"Leo",
		"Mia",
		"Sven",
	]);
	expect(answer.items[3]).toEqual({
		id: company.ids.Mia,
		firstName: "Mia",
		lastName: "Muster",
		unitId: company.units["Nord 1"],
		unitName: "Nord 1",
		isEnabled: true,
		isMasked: false,
		siteId: company.siteId,
		siteName: "Haus Nord",
		personnelNo: "17",
		companyPersonnelNo: null,
		mail: "mia@example.com",
		gender: "UNDEFINED",
		entryDate: null,
		exitDate: null,
		employmentTypeName: null,
		secondaryUnitIds: [],
		tags: [],
		qualifications: [],
		custom: {},
		customNames: {},
		version: 1,
	});
});

test("who leads a unit sees its people alone, found and counted", async () => {
	const company = await testCompany(server());
	expect(await firstNames(company, "Leo")).toEqual(["Leo", "Mia"]);
	const { answer } = await company.as("Leo").call(contract.listUsers, { search: "sven" });
	expect(answer).toMatchObject({ items: [], total: 0 });
	const ids = { userIds: [company.ids.Sven as string] };
	expect(await firstNames(company, "Leo", ids)).toEqual([]);
});

test("with LIST alone nothing but names is shown, searched, sorted or filtered", async () => {
	const company = await testCompany(server(), {
		Ole: { unit: "Nord 1", personnelNo: "03", mail: "ole@example.com" },
	});
	const mia = company.as("Mia");
	const list = async (input: Given) => (await mia.call(contract.listUsers, input)).answer.items;
	const [own] = await list({ search: "mia" });
	expect(own).toMatchObject({
		firstName: "Mia",
		unitName: "Nord 1",
		isMasked: true,
		personnelNo: null,
		mail: null,
		gender: null,
		siteId: null,
		entryDate: null,
		custom: {},
	});
	expect(await list({ search: "example.com" })).toEqual([]);
	expect(await list({ search: "17" })).toEqual([]);
	expect(await list({ siteIds: [company.siteId] })).toEqual([]);
	for (const sortDirection of ["ASC", "DESC"] as const) {
		const sorted = await list({ sortBy: "personnelNo", sortDirection });
		expect(sorted.map(({ firstName }) => firstName)).toEqual(["Mia", "Ole"]);
	}
	const { answer } = await mia.call(contract.getUser, { userId: company.ids.Ole as string });
	expect(answer).toMatchObject({
		level: "LIST",
		mail: null,
		role: null,
		unitPath: [],
		sites: [],
		hasLogin: null,
	});
});

test("pages follow each other in any sorting, and one beyond the last tells the number", async () => {
	const company = await testCompany(server(), {
		Nr10: { personnelNo: "100" },
		Nr9: { personnelNo: "99" },
	});
	const page = async (number: number) => {
		const { answer } = await company.as("Alma").call(contract.listUsers, {
			sortBy: "personnelNo",
			sortDirection: "DESC",
			page: number,
			pageSize: 2,
		});
		return [answer.total, ...answer.items.map((one) => one.personnelNo)];
	};
	expect(await page(1)).toEqual([7, "100", "99"]);
	expect(await page(2)).toEqual([7, "23", "17"]);
	expect(await page(4)).toEqual([7, null]);
	expect(await page(5)).toEqual([7]);
});

test("the current site limits people to those at home or at work there", async () => {
	let other = { siteId: "", siteUnitId: "" };
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		other = await tenant.site({
			name: "Haus Süd",
			timeZone: "Europe/Berlin",
			country: "DE",
			region: "BY",
		});
		await tenant.person({
			firstName: "Uwe",
			lastName: "Muster",
			unitId: other.siteUnitId,
			siteId: other.siteId,
		});
		await tenant.tx
			.insertInto("user_site")
			.values({ tenant_id: tenant.tenantId, user_id: ids.Alma as string, site_id: other.siteId })
			.execute();
	});
	const alma = company.as("Alma");
	const listed = async (siteId: string) => {
		alma.headers["x-site-id"] = siteId;
		const { answer } = await alma.call(contract.listUsers, {});
		const options = await alma.call(contract.listUserOptions, {});
		expect(options.answer.ids).toEqual(answer.items.map(({ id }) => id));
		return answer.items.map(({ firstName }) => firstName);
	};
	expect(await listed(other.siteId)).toEqual(["Uwe"]);
	expect(await listed(company.siteId)).not.toContain("Uwe");
	expect(await listed("")).toHaveLength(6);
});

test("a page of people is one statement, however many there are", async () => {
	const company = await testCompany(server());
	const { database } = server().services;
	const alma = company.as("Alma");
	let statements = 0;
	const { once, transaction } = database;
	Object.assign(database, {
		once: (...given: Parameters<typeof once>) => {
			statements++;
			return once(...given);
		},
		transaction: () => {
			throw new Error("a list needs no transaction");
		},
	});
	try {
		await alma.call(contract.listUsers, { pageSize: 10_000 });
		await alma.call(contract.listUserOptions, {});
	} finally {
		Object.assign(database, { once, transaction });
	}
	expect(statements).toBe(2);
});

test("pickers get everybody visible in columns", async () => {
	const company = await testCompany(server(), { Weg: { isEnabled: false, unit: "Süd" } });
	const { answer } = await company.as("Alma").call(contract.listUserOptions, {});
	expect(answer.firstNames).toEqual(["Alma", "Hanna", "Leo", "Mia", "Sven", "Weg"]);
	expect(answer.unitOf.map((place) => answer.units[place])).toEqual([
		company.siteUnitId,
		company.siteUnitId,
		company.units.Nord,
		company.units["Nord 1"],
		company.units.Süd,
		company.units.Süd,
	]);
	expect(answer.disabled).toEqual([5]);
	const leo = await company.as("Leo").call(contract.listUserOptions, {});
	expect(leo.answer.firstNames).toEqual(["Leo", "Mia"]);
});

test("pickers say who is away today and until when, not why", async () => {
	const company = await testCompany(server());
	const absences = [
		{ name: "Leo", to: "2099-12-31", state: "APPROVED", minutes: null },
		{ name: "Mia", to: "2099-12-31", state: "REQUESTED", minutes: null },
		{ name: "Sven", to: "2020-01-01", state: "APPROVED", minutes: null },
		{ name: "Hanna", to: "2020-01-01", state: "APPROVED", minutes: 60 },
	] as const;
	await withClient(server().adminUrl, async (client) => {
		for (const { name, to, state, minutes } of absences)
			await client.query(
				`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, begin_min, end_min)
					select u.tenant_id, gen_random_uuid(), u.id, a.id, a.class_type, $3, '2020-01-01', $4, $5::int - 60, $5::int
					from app_user u join activity a on a.tenant_id = u.tenant_id and a.class_type = 'SICK' and a.is_default
					where u.tenant_id = $1 and u.first_name = $2`,
				[company.tenantId, name, state, to, minutes],
			);
	});
	const { answer } = await company.as("Alma").call(contract.listUserOptions, {});
	const { people, until } = answer.absent;
	expect(people.map((at) => answer.firstNames[at])).toEqual(["Leo"]);
	expect(until).toEqual(["2099-12-31"]);
	expect(JSON.stringify(answer)).not.toContain("SICK");
});

test.each([
	["pageSize", { pageSize: 10_001 }],
	["sortBy", { sortBy: "password" }],
	["unitIds.0", { unitIds: ["x"] }],
	["employment", { employment: "SOME" }],
])("malformed %s is refused with its name", async (field, wrong) => {
	const company = await testCompany(server());
	const { status, refusal } = await company.as("Alma").call(contract.listUsers, wrong as object);
	expect([status, refusal.details[0]?.field]).toEqual([400, field]);
});

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

test("search takes several words in any order, and number and mail address", async () => {
	const company = await testCompany(server());
	const found = (search: string) => firstNames(company, "Alma", { search });
	expect(await found("muster MI")).toEqual(["Mia"]);
	expect(await found("23")).toEqual(["Sven"]);
	expect(await found("sven@exa")).toEqual(["Sven"]);
	expect(await found("%")).toEqual([]);
});

test("units are filtered with those below and with people for whom they are not the primary one", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		const unit = await tenant.tx
			.selectFrom("unit")
			.select("id")
			.where("tenant_id", "=", tenant.tenantId)
			.where("name", "=", "Nord 2")
			.executeTakeFirstOrThrow();
		await tenant.tx
			.insertInto("user_unit")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: ids.Sven as string,
				unit_id: unit.id,
				valid_from: "2026-01-01",
			})
			.execute();
	});
	const unitIds = [company.units.Nord as string];
	const listed = (input: Given) => firstNames(company, "Alma", { unitIds, ...input });
	expect(await listed({})).toEqual(["Leo", "Mia", "Sven"]);
	expect(await listed({ includeSecondary: false })).toEqual(["Leo", "Mia"]);
	expect(await listed({ recursive: false })).toEqual(["Leo"]);
	expect(await firstNames(company, "Leo")).toEqual(["Leo", "Mia", "Sven"]);
});

test("archived, former and future people are told apart", async () => {
	const company = await testCompany(server(), {
		Alt: { exitDate: "2026-11-20", entryDate: "2020-01-01" },
		Neu: { entryDate: "2026-11-22" },
		Weg: { isEnabled: false },
	});
	const listed = (input: Given) => firstNames(company, "Alma", input);
	expect(await listed({ employment: "FORMER" })).toEqual(["Alt"]);
	expect(await listed({ employment: "FUTURE" })).toEqual(["Neu"]);
	expect(await listed({ employment: "CURRENT" })).not.toContain("Alt");
	expect(await listed({ isEnabled: false })).toEqual(["Weg"]);
	expect(await listed({})).not.toContain("Weg");
	expect(await listed({ includeDisabled: true })).toContain("Weg");
});

/** Mia bears a tag and a qualification, Sven is employed by a type. */
function mark(company: Company) {
	return withClient(server().adminUrl, async (client) => {
		const one = async (text: string, values: unknown[]) =>
			(await client.query(text, [company.tenantId, ...values])).rows[0].id;
		const tag = await one(
			"insert into tag (tenant_id, id, name) values ($1, gen_random_uuid(), 'Nachtdienst') returning id",
			[],
		);
		const skill = await one(
			"insert into qualification (tenant_id, id, name, type) values ($1, gen_random_uuid(), 'Staplerschein', 'BOOLEAN') returning id",
			[],
		);
		const type = await one(
			"insert into employment_type (tenant_id, id, name) values ($1, gen_random_uuid(), 'Minijob') returning id",
			[],
		);
		await client.query("insert into user_tag values ($1, $2, $3)", [
			company.tenantId,
			company.ids.Mia,
			tag,
		]);
		await one(
			"insert into user_qualification (tenant_id, id, user_id, qualification_id, type, valid_from) values ($1, gen_random_uuid(), $2, $3, 'BOOLEAN', '2026-01-01') returning id",
			[company.ids.Mia, skill],
		);
		await one(
			"insert into employment (tenant_id, id, user_id, entry_date, employment_type_id) values ($1, gen_random_uuid(), $2, '2026-01-01', $3) returning id",
			[company.ids.Sven, type],
		);
		return { tag, skill, type };
	});
}

test("tags, qualifications and the type of employment are shown and filtered by", async () => {
	const company = await testCompany(server());
	const ids = await mark(company);
	const listed = (input: Given) => firstNames(company, "Alma", input);
	expect(await listed({ tagIds: [ids.tag] })).toEqual(["Mia"]);
	expect(await listed({ qualificationIds: [ids.skill] })).toEqual(["Mia"]);
	expect(await listed({ employmentTypeIds: [ids.type] })).toEqual(["Sven"]);
	const { answer } = await company
		.as("Alma")
		.call(contract.listUsers, { sortBy: "employmentTypeName" });
	expect(answer.items[0]).toMatchObject({ employmentTypeName: "Minijob" });
	const mia = answer.items.find(({ firstName }) => firstName === "Mia");
	expect(mia).toMatchObject({
		tags: [{ name: "Nachtdienst" }],
		qualifications: [{ name: "Staplerschein", level: null }],
	});
});

import { expect, test } from "vitest";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { checked, create, ran, undone } from "./test-import.ts";

import { company, erika, faultsOf, head, newOne, rowsOf, type Who } from "./test-rows.ts";

const server = useTestServer({}, { background: true });

/** Holds rights over some units alone. */
async function clerk(who: Who, keys: readonly string[], unitId: string): Promise<Who> {
	await withClient(server().adminUrl, async (client) => {
		await client.query("delete from role_assignment where tenant_id = $1 and user_id = $2", [
			who.tenantId,
			who.userId,
		]);
		for (const key of ["users.manage", ...keys]) {
			await client.query(
				`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from)
					values ($1, gen_random_uuid(), $2, $3, 3, $4, $5, '2026-01-01')`,
				[
					who.tenantId,
					who.userId,
					key,
					...(key === "users.manage" ? ["GLOBAL", null] : ["UNIT", unitId]),
				],
			);
		}
	});
	return who;
}

test("each column asks for its own right where the person belongs; no role beyond one's own rights", async () => {
	const who = await company(server());
	await clerk(who, ["worksheets.manage", "roles.manage"], who.units.sued);
	const proposed = await create(who, head + newOne);
	expect(proposed.columns.map(({ field }) => field).sort()).toEqual(["roles", "tags", "worksheet"]);
	expect(Object.keys(proposed.mapping)).not.toContain("weeklyHours");
	const run = await checked(
		who,
		`${head}2;Berg;Ada;Nord;01.02.2026;;;Teilzeit;;;\n3;Tal;Bea;Süd;01.02.2026;;;Teilzeit;;Abteilungsleitung;Nachtdienst\n`,
	);
	expect(await faultsOf(who, run.id)).toEqual([
		[["Arbeitszeitplan", "FIELD_OUT_OF_SCOPE"]],
		[["Rolle", "BEYOND_RIGHTS"]],
	]);
});

test("nobody gives roles to themselves", async () => {
	const who = await company(server());
	await clerk(who, ["roles.manage"], who.units.nord);
	const { id } = (await roles_(who)).find(({ name }) => name === "Mitarbeiter") ?? expect.fail();
	expect(id).toEqual(expect.any(String));
	await withClient(server().adminUrl, (client) =>
		client.query("update app_user set personnel_no = '9' where id = $1", [who.userId]),
	);
	const table = "Personalnummer;Nachname;Vorname;Rolle\n9;Import;Ina;Mitarbeiter\n";
	const run = await checked(who, table);
	const [codes = []] = await faultsOf(who, run.id);
	expect(codes.map(([, code]) => code)).toContain("OWN_RIGHTS");
});

test("who may not write a kind of row any more takes back nothing of the line", async () => {
	const who = await company(server());
	const run = await checked(who, erika("30;Teilzeit;;;Nachtdienst"));
	await ran(who, run.id);
	const written = await plansOf(who);
	expect(written).toHaveLength(2);
	await clerk(who, ["worksheets.manage"], who.units.sued);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect(await plansOf(who)).toEqual(written);
});

/** Read past every right: who imported may not see them any more. */
function plansOf({ tenantId }: Who) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select id, valid_from, valid_to, version from worksheet where tenant_id = $1 order by id",
			[tenantId],
		);
		return rows;
	});
}

const roles_ = async (who: Who) => (await who.browser.call(roles.listRoles, {})).answer.items;

test("wages are by the hour or by the month; only one of both", async () => {
	const who = await company(server());
	const table = (rest: string) =>
		`Personalnummer;Nachname;Vorname;Gültig ab;Stundenlohn;Monatsgehalt\n1;Muster;Erika;01.12.2026;${rest}\n`;
	const { userId } = await rowsOf(who, "Muster");
	await ran(who, (await checked(who, table("18,50 €;"))).id);
	const held = async () => (await who.browser.call(contracts.listWages, { userId })).answer.items;
	expect(await held()).toMatchObject([
		{ kind: "HOURLY", cents: 1850, validFrom: "2026-12-01", validTo: null },
	]);
	expect((await checked(who, table("18,5;"))).counts).toMatchObject({ UNCHANGED: 1 });
	const run = await checked(who, table("18,50;3.000"));
	expect(await faultsOf(who, run.id)).toEqual([[["Monatsgehalt", "BAD_NUMBER"]]]);
	const both = await checked(who, table("18,50;3.000,00"));
	expect(await faultsOf(who, both.id)).toEqual([[["Monatsgehalt", "ONE_OF_BOTH"]]]);
});

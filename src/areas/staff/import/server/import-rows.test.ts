import { expect, test } from "vitest";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as grants } from "#areas/staff/user-roles/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { insertTag } from "#kit/testing/master-data-builder.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate } from "#kit/testing/worksheet-builder.ts";
import { checked, create, importer, linesOf, peopleOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });

type Who = Awaited<ReturnType<typeof importer>>;

const since = "2024-01-01";

/** Erika is known, with 40 hours by the template Vollzeit. */
async function build(tenant: TenantBuilder) {
	const person = { firstName: "Erika", lastName: "Muster", personnelNo: "1" };
	const { id } = await tenant.person({ ...person, entryDate: since });
	await insertEmployment(tenant, id, {
		...{ entryDate: since, weeklyMinutes: 2400, daysPerWeek: 5, annualLeaveDays: 30 },
	});
	const times = { kind: "FIXED", weeks: 1, days: [] } as const;
	const templateId = await insertWorksheetTemplate(tenant, { name: "Vollzeit", ...times });
	await insertWorksheetTemplate(tenant, { name: "Teilzeit", ...times });
	await tenant.tx
		.insertInto("worksheet")
		.values({
			...{ tenant_id: tenant.tenantId, id: tenant.newId(), user_id: id, template_id: templateId },
			...{ valid_from: since, cycle_start: since },
		})
		.execute();
	await insertTag(tenant, { name: "Nachtdienst", color: "#111111" });
	await insertTag(tenant, { name: "Ersthelfer", color: "#222222" }, [id]);
}

async function company(): Promise<Who> {
	const who = await importer(server(), ["Administrator"], build);
	for (const given of [
		{ name: "Ersthelfer", type: "BOOLEAN", levels: [] as string[] },
		{ name: "Kran", type: "LEVEL", levels: ["bis 5 t", "alle"] },
	] satisfies GivenOf<typeof qualifications.createQualification>[]) {
		const { status } = await who.browser.call(qualifications.createQualification, given);
		expect(status).toBe(200);
	}
	return who;
}

const head =
	"Personalnummer;Nachname;Vorname;Abteilung;Eintritt;Gültig ab;Wochenstunden;Arbeitszeitplan;Qualifikationen;Rolle;Tags\n";
const erika = (rest: string) => `${head}1;Muster;Erika;;;01.12.2026;${rest}\n`;
const newOne =
	"2;Berg;Ada;Süd;01.02.2026;;20;Teilzeit;Ersthelfer, Kran: alle;Abteilungsleitung;Nachtdienst\n";

const faultsOf = async (who: Who, runId: string) =>
	(await linesOf(who, runId)).map(({ faults }) => faults.map(({ column, code }) => [column, code]));

/** All that tables say of somebody besides who it is. */
async function rowsOf(who: Who, lastName: string) {
	const { browser } = who;
	const people = await peopleOf(who);
	const userId = people.find(({ last_name }) => last_name === lastName)?.id ?? "";
	const [employment, plans, held, assigned, user] = await Promise.all([
		browser.call(contracts.listEmployments, { userId }),
		browser.call(worksheets.listUserWorksheets, { userId }),
		browser.call(qualifications.listUserQualifications, { userId }),
		browser.call(grants.listRoleAssignments, { userId }),
		browser.call(users.getUser, { userId }),
	]);
	const agreed = employment.answer.items.flatMap((one) => one.contracts);
	return {
		userId,
		contracts: agreed.map((one) => [one.weeklyMinutes, one.validFrom, one.validTo]),
		plans: plans.answer.items.map((one) => [one.templateName, one.validFrom, one.validTo]),
		held: held.answer.assignments.map((one) => [one.name, one.level, one.validFrom]),
		roles: assigned.answer.items.map((one) => [one.roleName, one.scope, one.validFrom]),
		tags: user.answer.tags.map(({ name }) => name),
	};
}

test("somebody new gets everything that the line says from the entry on, and loses it with the person", async () => {
	const who = await company();
	const run = await checked(who, head + newOne);
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 });
	await ran(who, run.id);
	const berg = await rowsOf(who, "Berg");
	expect(berg).toMatchObject({
		contracts: [[1200, "2026-02-01", null]],
		plans: [["Teilzeit", "2026-02-01", null]],
		held: [
			["Ersthelfer", null, "2026-02-01"],
			["Kran", 2, "2026-02-01"],
		],
		tags: ["Nachtdienst"],
	});
	expect(berg.roles).toContainEqual(["Abteilungsleitung", "UNIT", "2026-02-01"]);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 1, KEPT: 0 });
	expect((await peopleOf(who)).map(({ last_name }) => last_name)).toEqual(["Import", "Muster"]);
});

test("of somebody known other values hold from the day on; undoing lets the old ones hold again", async () => {
	const who = await company();
	const before = await rowsOf(who, "Muster");
	const table = erika("30;Teilzeit;Kran: 1;Abteilungsleitung;Nachtdienst");
	const run = await checked(who, table);
	expect(run.counts).toEqual({ NEW: 0, CHANGED: 1, UNCHANGED: 0, FAULTY: 0 });
	await ran(who, run.id);
	expect(await rowsOf(who, "Muster")).toMatchObject({
		contracts: [
			[1800, "2026-12-01", null],
			[2400, since, "2026-11-30"],
		],
		plans: [
			["Teilzeit", "2026-12-01", null],
			["Vollzeit", since, "2026-11-30"],
		],
		held: [["Kran", 1, "2026-12-01"]],
		tags: ["Ersthelfer", "Nachtdienst"],
	});
	const { rows: traced } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select entity, action from audit_event where tenant_id = $1 and subject_user_id = $2 order by 1, 2",
			[who.tenantId, before.userId],
		),
	);
	expect(traced.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
		"contract changed",
		"contract created",
		"role_assignment created",
		"user_qualification created",
		"user_tag changed",
		"worksheet changed",
		"worksheet created",
	]);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 1, KEPT: 0 });
	expect(await rowsOf(who, "Muster")).toEqual(before);
});

test("the same table again changes nothing; what is left out stays", async () => {
	const who = await company();
	const table = erika("30;Teilzeit;Kran: bis 5 t;Abteilungsleitung;Nachtdienst, Ersthelfer");
	await ran(who, (await checked(who, table)).id);
	const unchanged = { NEW: 0, CHANGED: 0, UNCHANGED: 1, FAULTY: 0 };
	expect((await checked(who, table)).counts).toEqual(unchanged);
	expect((await checked(who, erika(";;;;"))).counts).toEqual(unchanged);
	const other = await checked(who, erika("25;;;;"));
	expect(await faultsOf(who, other.id)).toEqual([[["Wochenstunden", "BEGINS_THEN"]]]);
});

test("what somebody has changed since is kept when the import is undone", async () => {
	const who = await company();
	const run = await checked(who, erika("30;Teilzeit;;;Nachtdienst"));
	await ran(who, run.id);
	const { userId } = await rowsOf(who, "Muster");
	const { items } = (await who.browser.call(worksheets.listUserWorksheets, { userId })).answer;
	const { id, ...plan } = items[0] ?? expect.fail();
	const { templateId, cycleStart, validFrom, version } = plan;
	const changed = {
		worksheetId: id,
		templateId,
		cycleStart,
		validFrom,
		validTo: "2027-12-31",
		version,
	};
	expect((await who.browser.call(worksheets.updateWorksheet, changed)).status).toBe(200);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect(await rowsOf(who, "Muster")).toMatchObject({
		contracts: [
			[1800, "2026-12-01", null],
			[2400, since, "2026-11-30"],
		],
		tags: ["Ersthelfer", "Nachtdienst"],
	});
});

test("what there is not is told line by line, and days without employment", async () => {
	const who = await company();
	const run = await checked(
		who,
		`${head}1;Muster;Erika;;;01.12.2023;30;Halbtags;Kran, Koch;Chef;Blau\n3;See;Cia;Süd;;;20;;Kran: 3;;\n`,
	);
	expect(await faultsOf(who, run.id)).toEqual([
		[
			["Wochenstunden", "NO_EMPLOYMENT"],
			["Qualifikationen", "UNKNOWN_LEVEL"],
			["Qualifikationen", "UNKNOWN_ENTRY"],
			["Tags", "UNKNOWN_ENTRY"],
			["Rolle", "UNKNOWN_ENTRY"],
			["Arbeitszeitplan", "UNKNOWN_ENTRY"],
		],
		[
			["Eintritt", "MISSING"],
			["Qualifikationen", "UNKNOWN_LEVEL"],
		],
	]);
});

test("a plan does not begin in a closed month", async () => {
	const who = await company();
	const { userId } = await rowsOf(who, "Muster");
	await withClient(server().adminUrl, (client) =>
		client.query(
			"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-12-01', 1, now())",
			[who.tenantId, userId],
		),
	);
	const run = await checked(who, erika(";Teilzeit;;;"));
	expect(await faultsOf(who, run.id)).toEqual([[["Arbeitszeitplan", "MONTH_CLOSED"]]]);
	const [line] = await linesOf(who, run.id);
	expect(line?.faults[0]?.text).toBe(
		"Der Monat 12/2026 ist abgeschlossen; „Gültig ab“ muss danach liegen.",
	);
});

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
	const who = await company();
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
	const who = await company();
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

const roles_ = async (who: Who) => (await who.browser.call(roles.listRoles, {})).answer.items;

const writes =
	/(insert into|update|delete from) "?(app_user|employment|contract|worksheet|user_qualification|role_assignment|user_tag|audit_event|import_line)\b/;

test("thirty people take as many statements as three", async () => {
	const who = await company();
	const lines = (count: number, first: number) =>
		Array.from({ length: count }, (_, at) => {
			const no = first + at;
			return `${no};Neu ${no};Ada;Süd;01.02.2026;;20;Teilzeit;Ersthelfer;Abteilungsleitung;Nachtdienst\n`;
		}).join("");
	const counted = async (table: string) => {
		const run = await checked(who, head + table);
		const sent = await statementsOf(server(), async () => {
			await ran(who, run.id);
			return { status: 200 };
		});
		return sent.filter(({ text }) => writes.test(text)).length;
	};
	const three = await counted(lines(3, 100));
	expect(three).toBeGreaterThan(8);
	expect(await counted(lines(30, 200))).toBe(three);
});

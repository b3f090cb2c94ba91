import { expect, test } from "vitest";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { checked, linesOf, peopleOf, ran, undone } from "./test-import.ts";

import { company, erika, faultsOf, head, newOne, rowsOf, since } from "./test-rows.ts";

const server = useTestServer({}, { background: true });

test("somebody new gets everything that the line says from the entry on, and loses it with the person", async () => {
	const who = await company(server());
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
	const who = await company(server());
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
	const who = await company(server());
	const table = erika("30;Teilzeit;Kran: bis 5 t;Abteilungsleitung;Nachtdienst, Ersthelfer");
	await ran(who, (await checked(who, table)).id);
	const unchanged = { NEW: 0, CHANGED: 0, UNCHANGED: 1, FAULTY: 0 };
	expect((await checked(who, table)).counts).toEqual(unchanged);
	expect((await checked(who, erika(";;;;"))).counts).toEqual(unchanged);
	const other = await checked(who, erika("25;;;;"));
	expect(await faultsOf(who, other.id)).toEqual([[["Wochenstunden", "BEGINS_THEN"]]]);
});

test("what somebody has changed since is kept when the import is undone", async () => {
	const who = await company(server());
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

test("a tag given since stays, and the history says so", async () => {
	const who = await company(server());
	const run = await checked(who, erika(";;;;Nachtdienst"));
	await ran(who, run.id);
	const { userId } = await rowsOf(who, "Muster");
	const ids = await withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`with added as (insert into tag (tenant_id, id, name, color) values ($1, gen_random_uuid(), 'Kasse', '#333333') returning id)
				insert into user_tag (tenant_id, user_id, tag_id) select $1, $2, id from added returning tag_id`,
			[who.tenantId, userId],
		);
		return rows.map((row: { tag_id: string }) => row.tag_id);
	});
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 1, KEPT: 0 });
	expect((await rowsOf(who, "Muster")).tags).toEqual(["Ersthelfer", "Kasse"]);
	const { rows: traced } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select after from audit_event where tenant_id = $1 and entity = 'user_tag' order by xid desc limit 1",
			[who.tenantId],
		),
	);
	expect(traced[0]?.after.tagIds).toEqual(expect.arrayContaining(ids));
});

test("what there is not is told line by line, and days without employment", async () => {
	const who = await company(server());
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
	const who = await company(server());
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

const writes =
	/(insert into|update|delete from) "?(app_user|employment|contract|worksheet|user_qualification|role_assignment|user_tag|audit_event|import_line)\b/;

test("thirty people take as many statements as three", async () => {
	const who = await company(server());
	const lines = (count: number, first: number) =>
		Array.from({ length: count }, (_, at) => {
			const no = first + at;
			return `${no};Neu ${no};Ada;Süd;01.02.2026;;20;Teilzeit;Ersthelfer;Abteilungsleitung;Nachtdienst\n`;
		}).join("");
	const counted = async (table: string) => {
		const run = await checked(who, head + table);
		const work = async () => {
			await ran(who, run.id);
			return { status: 200 };
		};
		const sent = await statementsOf(server(), work, server().services.workDatabase);
		const written = sent.filter(({ text }) => writes.test(text));
		// a connection that is lent out again while it is watched tells each statement several times
		const told = written.filter(({ text }) => text.includes("insert into app_user")).length;
		return written.length / told;
	};
	const three = await counted(lines(3, 100));
	expect(three).toBeGreaterThan(8);
	expect(await counted(lines(30, 200))).toBe(three);
});

import { expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { checked, importer, linesOf, peopleOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });

const people = "Personalnummer;Nachname;Vorname;Abteilung;Eintritt;Gültig ab;Urlaub genommen\n";
const head = "Personalnummer;Art;Von;Bis;Halbe Tage;Bemerkung\n";

/** An administrator of a company that keeps leave accounts since July 2026, with Ada. */
async function movedIn() {
	const who = await importer(server(), ["Administrator"], async (tenant) => {
		await tenant.activity({ name: "Erholungsurlaub", classType: "LEAVE" });
		await tenant.activity({ name: "Dienst", classType: "SHIFT_DAY" });
		await tenant.person({ firstName: "Paula", lastName: "Plan", roles: ["Administrator"] });
	});
	const opened = await checked(who, `${people}1;Berg;Ada;Süd;01.02.2020;01.07.2026;12\n`);
	await ran(who, opened.id);
	const ada = (await peopleOf(who)).find(({ last_name }) => last_name === "Berg")?.id ?? "";
	const ask = (text: string) => askOf(who.tenantId, text);
	await ask(
		`with t as (insert into worksheet_template (tenant_id, id, name, kind, weeks) values ($1, gen_random_uuid(), 'Vollzeit', 'FIXED', 1) returning *),
			v as (insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
				select tenant_id, gen_random_uuid(), id, '2020-01-06', 1 from t returning *),
			d as (insert into worksheet_day (tenant_id, version_id, week, weekday, target_min)
				select tenant_id, id, 1, n, 480 from v, generate_series(1, 5) n returning *)
		insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
		select t.tenant_id, gen_random_uuid(), u.id, t.id, '2020-02-03', '2020-02-03' from t, app_user u
		where u.tenant_id = $1 and u.last_name = 'Berg' and (select count(*) from d) > 0`,
	);
	await planShift(ask);
	return {
		...{ who, ask },
		table: (lines: string) => checked(who, head + lines, {}, "ABSENCES"),
		/** What is kept of her absences: `STATE from–to remark`. */
		kept: async () => {
			const rows = await ask(
				"select state || ' ' || from_date || ' ' || to_date || coalesce(' ' || reason, '') as one from absence where tenant_id = $1 order by from_date",
			);
			return rows.map(({ one }) => one as string);
		},
		account: async () => {
			const asked = { userId: ada, year: 2026 };
			return (await who.browser.call(accounts.getLeaveAccount, asked)).answer.account;
		},
	};
}

function askOf(tenantId: string, text: string) {
	return withClient(
		server().adminUrl,
		async (client) => (await client.query(text, [tenantId])).rows,
	);
}

/** Ada has a shift on the first of December; Paula, who has an address, plans her. */
async function planShift(ask: (text: string) => Promise<unknown>): Promise<void> {
	await ask(
		"update app_user set mail = 'paula@plan.example' where tenant_id = $1 and last_name = 'Plan'",
	);
	await ask(
		`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
		select u.tenant_id, gen_random_uuid(), u.id, u.unit_id, a.id, a.class_type, '2026-12-01', '2026-12-01T06:00Z', '2026-12-01T14:00Z'
		from app_user u join activity a on a.tenant_id = u.tenant_id and a.name = 'Dienst' where u.tenant_id = $1 and u.last_name = 'Berg'`,
	);
}

/** What contradicts is told at its line, and tried is not done. */
async function expectTrial({ who, table, kept }: Awaited<ReturnType<typeof movedIn>>) {
	const wrong = await table(
		"1;Erholungsurlaub;02.03.2026;06.03.2026;;\n1;Kur;01.07.2026;;;\n1;Erholungsurlaub;06.03.2026;03.03.2026;;\n1;Erholungsurlaub;06.03.2026;;;\n2;Erholungsurlaub;06.03.2026;;;\n",
	);
	expect(wrong.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 4 });
	const faults = (await linesOf(who, wrong.id)).map((line) => line.faults.map(({ code }) => code));
	expect(faults).toEqual([
		[],
		["UNKNOWN_ENTRY"],
		["REVERSED"],
		["OVERLAPS_LINE"],
		["UNKNOWN_PERSON"],
	]);
	expect(await kept()).toEqual([]);
}

test("absences of the time before are tried, count without a mail but to who plans them, cost nothing before the opening, and are taken back", async () => {
	const company = await movedIn();
	const { who, table, kept, account, ask } = company;
	await expectTrial(company);
	const lines =
		"1;Erholungsurlaub;02.03.2026;06.03.2026;;Ski\n1;Erholungsurlaub;01.12.2026;02.12.2026;letzter;\n";
	const run = await table(lines);
	expect(run).toMatchObject({ kind: "ABSENCES", counts: { NEW: 2, FAULTY: 0 } });
	const done = await ran(who, run.id);
	expect(done.job?.progress.status).toBe("FINISHED");
	expect(await kept()).toEqual([
		"APPROVED 2026-03-02 2026-03-06 Ski",
		"APPROVED 2026-12-01 2026-12-02",
	]);
	// 12 before the opening, and a day and a half of December
	expect(await account()).toMatchObject({ taken: "12", approvedAhead: "1.5" });
	const [planner] = await ask(
		"select id from app_user where tenant_id = $1 and last_name = 'Plan'",
	);
	const of = { tenantId: who.tenantId, userId: planner?.id as string };
	const told = async () => (await deliveredNotices(server(), of)).map(({ subject }) => subject);
	// made by a worker as well, at its own time
	await expect.poll(told).toEqual(["Ada Berg ist abwesend, 1 Dienst braucht Ersatz"]);
	// the same once more changes nothing
	expect((await table(lines)).counts).toMatchObject({ UNCHANGED: 2, NEW: 0 });

	// what somebody has built on stays
	const [march] = await ask(
		"select id, version from absence where tenant_id = $1 order by from_date",
	);
	const moved = await who.browser.call(absences.cancelAbsence, {
		...{ id: march?.id as string, version: 1, reason: "Doch gearbeitet" },
	});
	expect(moved.status).toBe(200);
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 1, KEPT: 1 });
	expect((await kept()).map((one) => one.split(" ")[0])).toEqual(["CANCELLED", "CANCELLED"]);
	expect(await account()).toMatchObject({ taken: "12" });
}, 60_000);

import { expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "../jobs.ts";
import { testTeam } from "../test-team.ts";

const server = useTestServer();
const minutely = crons.find(({ name }) => name === "recount-absences");

const christmas = { date: "2026-12-25", name: "1. Weihnachtstag", factor: 1 } as const;

/** The team, with leave of so many days a year; Clerk may change holidays, worksheets and leave accounts. */
async function teamOf(days: string) {
	const team = await testTeam(server());
	const { tenantId, extra, worker, browser } = team;
	const query = <Row>(text: string, values: unknown[] = []) =>
		withClient(
			server().adminUrl,
			async (client) => (await client.query(text, values)).rows as Row[],
		);
	await giveRule({ ask: query, tenantId, leave: extra.leave }, contractual(days));
	for (const key of ["holidays.manage", "worksheets.manage", "leaveaccounts.manage"])
		await query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, $2, $3, $4, 4, 'GLOBAL', '2026-01-01')`,
			[tenantId, newId(0), worker("clerk").id, key],
		);
	await query("update app_user set mail = 'clerk@example.com' where id = $1", [worker("clerk").id]);
	const { id: userId } = worker("lena");
	return {
		...team,
		query,
		approved: async (from: string, to: string) =>
			(await team.ask("boss", { from, to, state: "APPROVED" })).answer.id,
		/** Christmas comes into the calendar. */
		importChristmas: () =>
			browser("clerk").call(holidays.importHolidays, {
				...{ country: "DE", region: "NW", fromYear: 2026, toYear: 2026 },
				...{ siteIds: [], days: [christmas] },
			}),
		recount: () => minutely?.run(server().services as never, tenantId),
		account: async () => {
			const { answer } = await browser("clerk").call(accounts.getLeaveAccount, { userId });
			return answer.account;
		},
	};
}

test("a holiday that is imported into approved leave gives its day back, and the account says why", async () => {
	const team = await teamOf("30");
	const id = await team.approved("2026-12-21", "2026-12-27");
	const paid = await team.approved("2026-07-06", "2026-07-12");
	expect(await team.account()).toMatchObject({ remaining: "20", recounts: [] });
	// of a closed month nothing is counted anew
	await team.query(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-07-01', 1, now())",
		[team.tenantId, team.worker("lena").id],
	);
	expect((await team.importChristmas()).answer.added).toBe(1);
	const summer = { ...christmas, date: "2026-07-08", name: "Sommerfest", kind: "OTHER" } as const;
	const added = await team
		.browser("clerk")
		.call(holidays.createHoliday, { ...summer, siteId: null });
	expect(added.status).toBe(200);
	await team.recount();
	const day = { day: "2026-12-25", was: "1", cost: "0", reason: "HOLIDAY" };
	const absences = [{ absence: { id, from: "2026-12-21" }, days: [day] }];
	const recounts = [{ on: "2026-07-01", was: "20", left: "21", fellBelow: false, absences }];
	expect(await team.account()).toMatchObject({ remaining: "21", recounts });
	expect((await team.kept(team.worker("lena").id)).map((one) => one.split(" ").at(-1))).toEqual([
		"5",
		"4",
	]);
	expect(await team.actions(id)).toContain("recounted");
	expect(await team.actions(paid)).not.toContain("recounted");
	// counted once: nothing is reversed again
	const entries = () =>
		team.query("select id from leave_entry where tenant_id = $1", [team.tenantId]);
	const before = await entries();
	await team.recount();
	expect(await entries()).toEqual(before);
	expect(
		await team.query("select from absence_stale where tenant_id = $1", [team.tenantId]),
	).toEqual([]);
});

type Team = Awaited<ReturnType<typeof teamOf>>;

/** Lena was ill on a day of a year whose leave was closed, and waits to be counted anew. */
async function illInClosedYear({ tenantId, query, worker, extra }: Team, day: string) {
	const given = [tenantId, newId(0), worker("lena").id];
	await query(
		`with ill as (insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
				values ($1, $2, $3, $4, 'SICK', 'APPROVED', $5, $5)),
			priced as (insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
				values ($1, $3, $5, $2, 1, 480, 'WORKDAY'))
		insert into absence_stale (tenant_id, user_id) values ($1, $3) on conflict do nothing`,
		[...given, extra.sick, day],
	);
	await query(
		`with closed as (insert into leave_year_end (tenant_id, id, year, activity_id, state, run_at)
			values ($1, $2, $5, $4, 'DONE', now()))
		insert into leave_year_end_person (tenant_id, year_end_id, user_id, remaining, expired, carried, pots)
			values ($1, $2, $3, 0, 0, 0, '[]')`,
		[...given, extra.leave, Number(day.slice(0, 4))],
	);
}

test("what was taken from no account is over with the leave of its year", async () => {
	const team = await teamOf("30");
	// she was not employed on that day: counted anew it would cost nothing
	await illInClosedYear(team, "2025-07-07");
	await team.recount();
	const { tenantId } = team;
	expect(
		await team.query("select cost::float8 from absence_day where tenant_id = $1", [tenantId]),
	).toEqual([{ cost: 1 }]);
});

test("fewer workdays of a worksheet cost fewer days, also of what is only asked for", async () => {
	const team = await teamOf("30");
	await team.approved("2026-08-03", "2026-08-09");
	await team.ask("lena", { from: "2026-09-07", to: "2026-09-13" });
	const [sheet] = await team.query<{ id: string }>(
		"select id from worksheet_template where tenant_id = $1 and name = 'Vollzeit'",
		[team.tenantId],
	);
	const days = [1, 2, 3, 4].map((weekday) => ({
		...{ week: 1, weekday, targetMinutes: 480, workingTime: null, coreTime: null, frameTime: null },
		breaks: [],
	}));
	const changed = await team.browser("clerk").call(worksheets.createWorksheetTemplateVersion, {
		...{ templateId: sheet?.id as string, validFrom: "2026-08-01" },
		days: days as never,
	});
	expect(changed.status).toBe(200);
	await team.recount();
	expect((await team.kept(team.worker("lena").id)).map((one) => one.split(" ").at(-1))).toEqual([
		"4",
		"4",
	]);
	// 30 × 7 ÷ 12 and 24 × 5 ÷ 12, less four days
	const day = { day: "2026-08-07", was: "1", cost: "0", reason: "NO_WORKDAY" };
	expect(await team.account()).toMatchObject({
		...{ entitled: "27.5", remaining: "23.5", requested: "4" },
		recounts: [{ was: "25", left: "23.5", absences: [{ days: [day] }] }],
	});
});

test("nobody falls below zero in silence: the account says it, and who keeps it is told", async () => {
	const team = await teamOf("4");
	await team.importChristmas();
	await team.approved("2026-12-21", "2026-12-27");
	expect(await team.account()).toMatchObject({ remaining: "0" });
	const [day] = await team.query<{ id: string }>(
		"select id from holiday where tenant_id = $1 and date = '2026-12-25'",
		[team.tenantId],
	);
	await team.browser("clerk").call(holidays.deleteHoliday, { id: day?.id as string });
	await team.recount();
	const fallen = { was: "0", left: "-1", fellBelow: true };
	expect(await team.account()).toMatchObject({ state: "BELOW_ZERO", recounts: [fallen] });
	server().clock.advance({ minutes: 5 });
	const { tenantId, worker } = team;
	const told = await deliveredNotices(server(), { tenantId, userId: worker("clerk").id });
	expect(told.map(({ subject }) => subject)).toEqual(["Urlaubskonto unter null: lena Muster"]);
});

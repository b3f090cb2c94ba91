import { expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate } from "#kit/testing/worksheet-builder.ts";
import { contract } from "../../contract.ts";
import { crons } from "../jobs.ts";
import { testTeam } from "../test-team.ts";

const server = useTestServer();
const minutely = crons.find(({ name }) => name === "recount-absences");

const christmas = { date: "2026-12-25", name: "1. Weihnachtstag", factor: 1 } as const;

/** The team, with leave of so many days a year; Clerk may change holidays, worksheets and leave accounts. */
async function teamOf(days: string, further?: (tenant: TenantBuilder) => Promise<unknown>) {
	const team = await testTeam(server(), further);
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

/** Lena may come to work four days of four hours. */
async function teamWithHalfTime() {
	let templateId = "";
	const team = await teamOf("30", async (tenant) => {
		const days = [1, 2, 3, 4].map((weekday) => ({ week: 1, weekday, targetMinutes: 240 }));
		const template = { name: "Teilzeit", kind: "FIXED", weeks: 1, days } as const;
		templateId = await insertWorksheetTemplate(tenant, template);
	});
	const { tenantId, query, worker } = team;
	const { id: userId } = worker("lena");
	return {
		...team,
		halveFrom: async (day: string) => {
			const given = [userId, day];
			await query("update worksheet set valid_to = $2::date - 1 where user_id = $1", given);
			await query("update contract set valid_to = $2::date - 1 where user_id = $1", given);
			await query(
				`insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
				values ($1, $2, $3, $4, '2025-12-29', $5)`,
				[tenantId, newId(0), userId, templateId, day],
			);
		},
	};
}

test("over a change of contract each day costs what holds on it, whether leave was there before or is asked for after", async () => {
	const team = await teamWithHalfTime();
	const { worker, browser, extra } = team;
	const { id: userId } = worker("lena");
	const id = await team.approved("2026-07-06", "2026-07-12");
	await team.halveFrom("2026-07-09");
	await team.recount();
	expect(await team.kept(userId)).toEqual(["APPROVED 07-06 07-12 4"]);
	const asked = { absenceId: id, userId, activityId: extra.leave };
	const preview = async (from: string, to: string) =>
		(await browser("lena").call(contract.previewAbsence, { ...asked, from, to })).answer;
	const whole = await preview("2026-07-06", "2026-07-12");
	expect(whole.days.map(({ costMinutes }) => costMinutes)).toEqual([480, 480, 480, 240, 0, 0, 0]);
	const [before, after] = [
		await preview("2026-07-06", "2026-07-08"),
		await preview("2026-07-09", "2026-07-12"),
	];
	expect([before.cost, after.cost, whole.cost]).toEqual(["3", "1", "4"]);
	expect([...before.days, ...after.days]).toEqual(whole.days);
	// 6 × (5 days of 6 8/31 months and 4 of 5 23/31) ÷ 12, less four
	const account = await team.account();
	expect(Number(account?.entitled)).toBeCloseTo(27.129, 3);
	expect(Number(account?.remaining)).toBeCloseTo(23.129, 3);
});

/** Lena works on Sundays, too, and there is an office in New York, with a holiday of its own. */
async function teamWithOffice() {
	let office = "";
	const team = await teamOf("30", async (tenant) => {
		office = (
			await tenant.site({
				...{ name: "New York", timeZone: "America/New_York", country: "US", region: null },
			})
		).siteId;
	});
	const { tenantId, query, worker, browser, extra } = team;
	const { id: userId } = worker("lena");
	await query(
		`insert into worksheet_day (tenant_id, version_id, week, weekday, target_min)
		select tenant_id, version_id, week, 7, 480 from worksheet_day where tenant_id = $1 and weekday = 5`,
		[tenantId],
	);
	const feast = { date: "2026-07-08", name: "Fest", factor: 1, kind: "PUBLIC" } as const;
	await browser("clerk").call(holidays.createHoliday, { ...feast, siteId: office });
	const hours = { userId, activityId: extra.doctor, beginMinutes: 60, endMinutes: 300 };
	return {
		...team,
		userId,
		/** From one to five o'clock. */
		night: (day: string) => ({ ...hours, from: day, to: day }),
		move: () => query("update app_user set site_id = $2 where id = $1", [userId, office]),
		counted: () =>
			query<{ kept: string }>(
				`select to_char(d.day, 'MM-DD') || ' ' || d.cost_min || ' ' || r.absence_credit_min as kept
				from absence_day d join day_result r on r.tenant_id = d.tenant_id and r.user_id = d.user_id and r.day = d.day
				where d.user_id = $1 and d.day in ('2026-07-08', '2026-10-25') order by d.day`,
				[userId],
			),
	};
}

test("who comes to another site has its holidays and its clock: days and hours that she is away for are counted by them", async () => {
	const team = await teamWithOffice();
	const { browser, night } = team;
	const lasting = async (day: string) =>
		(await browser("lena").call(contract.previewAbsence, night(day))).answer.costMinutes;
	// the nights in which Berlin changes its clock, and New York does not
	expect([await lasting("2026-03-29"), await lasting("2026-10-25")]).toEqual([180, 300]);
	const doctor = { ...night("2026-10-25"), state: "APPROVED" } as const;
	expect((await browser("lena").call(contract.requestAbsence, doctor)).status).toBe(200);
	await team.approved("2026-07-06", "2026-07-10");
	expect(await team.counted()).toEqual([{ kept: "07-08 480 480" }, { kept: "10-25 300 300" }]);
	await team.move();
	await team.recount();
	expect((await team.counted()).map(({ kept }) => kept.split(" ")[1])).toEqual(["0", "240"]);
	expect([await lasting("2026-03-29"), await lasting("2026-11-01")]).toEqual([240, 300]);
	// 30 × 6 ÷ 5 for six days a week, and four taken
	expect(await team.account()).toMatchObject({ entitled: "36", remaining: "32" });
});

import { expect, test } from "vitest";
import { contract as accounts } from "#areas/time-tracking/overtime/contract.ts";
import {
	insertAbsence,
	insertEntry,
	insertHoliday,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Mia works from Monday to Friday; it is Saturday, 21 November. */
async function office() {
	server().clock.set("2026-11-21T09:00:00Z");
	const company = await testCompany(server());
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const overview = async () => {
		// no answer that the process remembers
		server().clock.advance({ seconds: 5 });
		return (await browser.call(contract.getOverview, {})).answer;
	};
	return { ...company, browser, overview };
}

type Office = Awaited<ReturnType<typeof office>>;

async function openAccount({ ask, tenantId, mia }: Office, openedOn: string) {
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on, upper_min) values ($1, $2, $3, 2400)",
		[tenantId, mia, openedOn],
	);
}

async function enter({ ask, tenantId, mia }: Office, kind: string, day: string, minutes: number) {
	await ask(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes) values ($1, $2, $3, $4, $5, $6)`,
		[tenantId, newId(0), mia, kind, day, minutes],
	);
}

test("the overtime box says what the account says, by months too", async () => {
	const company = await office();
	expect((await company.overview()).overtimeAccount).toBeNull();
	await openAccount(company, "2026-10-29");
	await enter(company, "INIT", "2026-10-29", 90);
	for (const day of ["2026-10-29", "2026-10-30", "2026-11-20"]) {
		await insertEntry(company, day, "07:00", "15:30");
	}
	await company.settle("2026-10-26", "2026-11-30");
	const before = (await company.overview()).overtimeAccount;
	// 14 days without anything, and half an hour more on the others
	const november = 30 - 14 * 480;
	expect(before).toEqual({
		overtimeTotal: 90 + 60 + november,
		overtimeOfMonth: november,
		upperLimit: 2400,
		isBeingComputed: false,
		months: [
			{ month: "2026-10", minutes: 60 },
			{ month: "2026-11", minutes: november },
		],
	});
	await enter(company, "MONTH_CLOSE", "2026-10-31", 45);
	await enter(company, "PAYOUT", "2026-12-01", -15);
	const after = (await company.overview()).overtimeAccount;
	const { answer } = await company.browser.call(accounts.getOvertimeAccount, {
		userId: company.mia,
	});
	expect(after?.overtimeTotal).toBe(90 + 45 + november);
	expect(after?.overtimeTotal).toBe(answer.account?.balanceMinutes);
	expect(after?.months).toEqual(before?.months);
});

test("days with a target and nothing to show for it are told, and no others", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-16", "07:00", "15:00");
	await insertEntry(company, "2026-11-17", "07:00", "15:00", { state: "REQUESTED" });
	await insertAbsence(company, "2026-11-18", "2026-11-18");
	await insertHoliday(company, "2026-11-19", null, 1);
	await insertAbsence(company, "2026-11-12", "2026-11-13");
	await company.ask(
		"update absence set state = 'REQUESTED' where tenant_id = $1 and from_date = '2026-11-12'",
		[company.tenantId],
	);
	await insertAbsence(company, "2026-11-11", "2026-11-11", "FIRST_HALF");
	await company.settle("2026-10-01", "2026-11-30");
	const { noActualsDayInfos } = await company.overview();
	expect(noActualsDayInfos.slice(0, 3)).toEqual([
		{ date: "2026-11-20" },
		{ date: "2026-11-11" },
		{ date: "2026-11-10" },
	]);
	await company.ask(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-11-01', 1, now())",
		[company.tenantId, company.mia],
	);
	const closed = await company.overview();
	expect(closed.noActualsDayInfos[0]).toEqual({ date: "2026-10-30" });
	// 35 days back is Saturday, 17 October
	expect(noActualsDayInfos.at(-1)).toEqual({ date: "2026-10-19" });
});

/** Mia's account of 2026: 20 days and 3 carried over; 4 of them taken, and 4 taken and given back. */
async function leaveAccount({ ask, tenantId, mia }: Office): Promise<string> {
	const [kind] = await ask<{ id: string }>(
		"select id from activity where tenant_id = $1 and class_type = 'LEAVE' and is_default",
		[tenantId],
	);
	const activityId = kind?.id as string;
	const account = newId(0);
	await ask(
		"insert into leave_account (tenant_id, id, user_id, year, activity_id) values ($1, $2, $3, 2026, $4), ($1, $5, $3, 2025, $4)",
		[tenantId, account, mia, activityId, newId(0)],
	);
	const entered = async (kinds: string, days: number, reverses: string | null = null) => {
		const id = newId(0);
		const columns =
			"tenant_id, id, account_id, kind, origin, source, days, effective_on, reverses_id";
		await ask(
			`insert into leave_entry (${columns}) values ($1, $2, $3, $4, 'STATUTORY', 'RULE', $5, '2026-01-01', $6)`,
			[tenantId, id, account, kinds, days, reverses],
		);
		return id;
	};
	await entered("ENTITLEMENT", 20);
	await entered("CARRY_OVER", 3);
	await entered("TAKEN", -4);
	await entered("REVERSAL", 4, await entered("TAKEN", -4));
	return activityId;
}

/** Leave of some days, each of which costs one. */
async function takesLeave(
	{ ask, tenantId, mia }: Office,
	activityId: string,
	{ state, from, days }: { readonly state: string; readonly from: string; readonly days: number },
) {
	const id = newId(0);
	await ask(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
		values ($1, $2, $3, $4, 'LEAVE', $5, $6, $6::date + $7::int - 1)`,
		[tenantId, id, mia, activityId, state, from, days],
	);
	await ask(
		`insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
		select $1, $2, $3::date + n, $4, 1, 480, 'WORKDAY' from generate_series(0, $5::int - 1) n`,
		[tenantId, mia, from, id, days],
	);
	return id;
}

test("the leave box says what the account of the year says, what is asked for and what comes next", async () => {
	const company = await office();
	expect((await company.overview()).leaveAccount).toBeNull();
	const activityId = await leaveAccount(company);
	const absent = (state: string, from: string, days: number) =>
		takesLeave(company, activityId, { state, from, days });
	await absent("APPROVED", "2026-03-02", 4);
	await absent("APPROVED", "2026-12-28", 3);
	const requested = await absent("REQUESTED", "2026-12-01", 2);
	const planned = await absent("PLANNED", "2027-02-01", 5);
	await absent("REQUESTED", "2026-11-02", 1);
	await absent("CANCELLED", "2026-12-07", 1);
	const shown = await company.overview();
	expect(shown.leaveAccount).toEqual({
		...{ year: 2026, activityId, totalLeaveThisYear: 23, leaveApproved: 4, leaveRequested: 3 },
		...{ unit: "DAYS", dayMinutes: 480, next: { from: "2026-12-28", to: "2026-12-30" } },
	});
	expect([shown.plannedAbsenceIds, shown.requestedAbsenceIds]).toEqual([[planned], [requested]]);
	const { ask, tenantId, mia } = company;
	await ask("update contract set weekly_min = 2280 where tenant_id = $1 and user_id = $2", [
		...[tenantId, mia],
	]);
	expect((await company.overview()).leaveAccount).toMatchObject({ dayMinutes: 456 });
	await ask("delete from contract where tenant_id = $1 and user_id = $2", [tenantId, mia]);
	expect((await company.overview()).leaveAccount).toMatchObject({ dayMinutes: null });
});

test("the box of absences has what is to come with its kind and cost, and the next free days of the site", async () => {
	const company = await office();
	const { ask, tenantId, mia } = company;
	await insertAbsence(company, "2026-11-16", "2026-11-19");
	await insertAbsence(company, "2026-12-23", "2026-12-23", "FIRST_HALF");
	await insertAbsence(company, "2026-11-20", "2026-11-24");
	await ask(
		`insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
		select tenant_id, user_id, d, id, 1, 480, 'WORKDAY' from absence, unnest(array['2026-11-23', '2026-11-24']::date[]) d
		where tenant_id = $1 and to_date = '2026-11-24'`,
		[tenantId],
	);
	const [elsewhere] = await ask<{ id: string }>(
		`with hall as (
			insert into unit (tenant_id, id, parent_id, name, kind, depth)
			select n.tenant_id, gen_random_uuid(), n.id, 'Anderswo', n.kind, n.depth + 1 from app_user u join unit n on n.id = u.unit_id where u.id = $1
			returning *)
		insert into site (tenant_id, id, unit_id, name, time_zone) select tenant_id, gen_random_uuid(), id, name, 'Europe/Berlin' from hall
		returning id`,
		[mia],
	);
	await insertHoliday(company, "2026-11-25", elsewhere?.id ?? null, 1);
	for (const day of ["2026-11-20", "2026-12-25", "2026-12-26", "2026-12-24"])
		await insertHoliday(company, day, null, day === "2026-12-24" ? 0.5 : 1);
	const { nextAbsences, nextHolidays } = await company.overview();
	expect(nextAbsences).toMatchObject([
		{ from: "2026-11-20", to: "2026-11-24", state: "APPROVED", days: 2 },
		{ from: "2026-12-23", fromPart: "FIRST_HALF", days: 0 },
	]);
	expect(nextHolidays.map(({ date, factor }) => [date, factor])).toEqual([
		["2026-12-24", 0.5],
		["2026-12-25", 1],
		["2026-12-26", 1],
	]);
});

test("as what somebody reports to be ill is the usual kind of those there are, and no more once it is known", async () => {
	const company = await office();
	const { ask, tenantId, mia, overview } = company;
	const kind = async (name: string, isDefault: boolean) => {
		const [row] = await ask<{ id: string }>(
			`insert into activity (tenant_id, id, name, color, class_type, is_default, approval)
			values ($1, gen_random_uuid(), $2, '#888888', 'SICK', $3, '{"required": true, "stages": 1, "selfApproval": false, "substitute": "NONE"}')
			returning id`,
			[tenantId, name, isDefault],
		);
		return row?.id as string;
	};
	await ask(
		"update activity set is_enabled = false, is_default = false where tenant_id = $1 and class_type = 'SICK'",
		[tenantId],
	);
	expect((await overview()).ownSickness).toBeNull();
	const other = await kind("Arbeitsunfall", false);
	expect((await overview()).ownSickness).toEqual({ activityId: other, isAtOnce: false });
	const usual = await kind("Krank", true);
	expect((await overview()).ownSickness).toEqual({ activityId: usual, isAtOnce: false });
	await ask(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
		values ($1, gen_random_uuid(), $2, $3, 'SICK', 'REQUESTED', '2026-11-20', '2026-11-22')`,
		[tenantId, mia, usual],
	);
	expect((await overview()).ownSickness).toBeNull();
});

import { type RawBuilder, sql } from "kysely";
import { averagedWeeks } from "#domain/violations/checks/average-24-weeks.ts";
import type { Violation } from "#domain/violations/violation.ts";
import { type DayMinutes, figureNames } from "#domain/working-time/day-minutes.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { NamedPerson } from "../../contract/fields.ts";
import type { AnsweredDay } from "../answered-day.ts";
import { namedPerson } from "./listed-people.ts";
import { daysOfWeeks, hasShortWeeks, isYoung, longWeeks } from "./long-weeks.ts";
import { overtimeOfPeriods } from "./months.ts";
import { hasLimits, type TermsRow, termsColumn } from "./people.ts";
import { readFields } from "./results.ts";

/** A day as it is kept; instants in seconds. */
export type KeptMonthDay = DayMinutes &
	Pick<AnsweredDay, "day" | "leaveDays" | "holidayKind" | "netMinutes"> & {
		readonly firstBegin: number | null;
		readonly lastEnd: number | null;
		readonly flags: number;
		readonly buildsUpOnly: boolean;
		/** Of days around today alone: see `ResultRow`. */
		readonly plan: readonly number[] | null;
		readonly violations: readonly Violation[] | null;
	};

/** Whose month it is, and what her special accounts were credited with. */
interface MonthPerson extends Record<string, unknown> {
	readonly user: NamedPerson;
	readonly unitName: string;
	readonly zone: string;
	readonly accounts: readonly (AnsweredDay["specialAccounts"][number] & { readonly day: string })[];
}

export interface PlainMonthPerson extends MonthPerson {
	/**
	 * Whether the days as they are kept surely tell all of the month: none waits, nothing runs, overtime counts by days, no limit
	 * is set to the month, she is no minor, and no average of weeks is exceeded.
	 */
	readonly isPlain: boolean;
}

/** The same, and whether what is kept of it tells everything. */
export interface KeptMonthPerson extends MonthPerson {
	/** A day of the month, or one that an average of its weeks looks back at, waits to be computed. */
	readonly isWaiting: boolean;
	/** Day of the entry that runs, and may count in the month or its weeks; null where none does. */
	readonly runningDay: string | null;
	readonly countsOvertimeByPeriods: boolean;
	readonly mayExceedWeeks: boolean;
	/** Null: nothing sets a limit to the month. */
	readonly terms: Omit<TermsRow, "id"> | null;
}

/** In order of days. */
export const keptMonthDays = composedStatement(
	["tenantId", "userId", "from", "to", "today"],
	({ tenantId, userId, from, to, today }) => sql`
		select r.day::text as day, ${readFields([...figureNames, "flags", "netMinutes", "holidayKind", "buildsUpOnly", "violations"])},
			r.leave_days::float8 as "leaveDays", date_part('epoch', r.first_begin) as "firstBegin",
			date_part('epoch', r.last_end) as "lastEnd",
			case when r.day between ${today}::date - 1 and ${today}::date + 1 then r.plan end as plan
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.day >= ${from} and r.day <= ${to}
		order by r.day`,
);

const namesOfPerson = [
	"tenantId",
	"userId",
	"from",
	"to",
	"overtimeFrom",
	"firstMonday",
	"lastMonday",
	"dailyMinutes",
] as const;
type OfPerson = Readonly<Record<(typeof namesOfPerson)[number], never>>;

/** `overtimeFrom` is the Monday of the week that the month begins in. */
export const keptMonthPerson = composedStatement([...namesOfPerson, "now"], ({ now, ...asked }) => {
	const { tenantId, userId, from, to } = asked;
	const weeks = { ...weeksOf(asked), tenantId, userIds: [userId], runningUntil: now };
	return monthPerson(
		asked,
		sql`
			${isWaiting(asked)} as "isWaiting", ${runningDay(asked)} as "runningDay",
			${countsOvertimeByPeriods(asked)} as "countsOvertimeByPeriods",
			coalesce(${isYoung(asked)}, false) or exists (${longWeeks(weeks)}) as "mayExceedWeeks",
			${termsColumn({ tenantId, from, to })} as terms`,
	);
});

/**
 * What is asked first: of most people all is plain, and a statement that asks no more than whether it is takes half as long.
 * What costs least is looked at first.
 */
export const plainMonthPerson = composedStatement(namesOfPerson, (asked) => {
	const { tenantId, userId, from, to } = asked;
	const weeks = { ...weeksOf(asked), tenantId, userIds: [userId] };
	return monthPerson(
		asked,
		sql`
			not ${isWaiting(asked)} and ${runningDay(asked)} is null and not ${countsOvertimeByPeriods(asked)}
				and not ${hasLimits({ tenantId, from, to })} and not coalesce(${isYoung(asked)}, false)
				and ${hasShortWeeks(weeks)} as "isPlain"`,
	);
});

function monthPerson(
	{ tenantId, userId, from, to }: OfPerson,
	columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
	return sql`
		select ${namedPerson} as "user", n.name as "unitName", s.time_zone as zone, ${columns},
			(select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'accountId', a.id, 'code', a.code, 'name', a.name,
					'minutes', c.minutes, 'factorMinutes', c.factor_minutes) order by c.day, a.id), '[]')
				from special_account_day c
				join special_account a on a.tenant_id = c.tenant_id and a.id = c.account_id
				where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.day >= ${from} and c.day <= ${to}) as accounts
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}

function weeksOf({ firstMonday, lastMonday, dailyMinutes }: OfPerson) {
	return { firstMonday, lastMonday, dailyMinutes, weeks: averagedWeeks };
}

function isWaiting(asked: OfPerson) {
	const looked = daysOfWeeks(weeksOf(asked));
	return sql`exists (select from day_stale d where d.tenant_id = ${asked.tenantId} and d.user_id = ${asked.userId}
		and d.from_day <= ${looked.to} and d.to_day >= ${looked.from})`;
}

function runningDay(asked: OfPerson) {
	const looked = daysOfWeeks(weeksOf(asked));
	return sql`(select t.day::text from time_tracking t where t.tenant_id = ${asked.tenantId} and t.user_id = ${asked.userId}
		and t.end_at is null and t.day <= ${looked.to} + 2)`;
}

function countsOvertimeByPeriods({ tenantId, overtimeFrom, to }: OfPerson) {
	return sql`exists (${overtimeOfPeriods({ tenantId, from: overtimeFrom, to })})`;
}

import { sql } from "kysely";
import { averagedWeeks } from "#domain/violations/checks/average-24-weeks.ts";
import type { Violation } from "#domain/violations/violation.ts";
import { type DayMinutes, figureNames } from "#domain/working-time/day-minutes.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { NamedPerson } from "../../contract/fields.ts";
import type { AnsweredDay } from "../answered-day.ts";
import { namedPerson } from "./listed-people.ts";
import { daysOfWeeks, isYoung, longWeeks } from "./long-weeks.ts";
import { overtimeOfPeriods } from "./months.ts";
import { type TermsRow, termsColumn } from "./people.ts";
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

/** Whose month it is, and whether what is kept of it tells everything. */
export interface KeptMonthPerson extends Record<string, unknown> {
	readonly user: NamedPerson;
	readonly unitName: string;
	readonly zone: string;
	/** A day of the month, or one that an average of its weeks looks back at, waits to be computed. */
	readonly isWaiting: boolean;
	/** Day of the entry that runs, and may count in the month or its weeks; null where none does. */
	readonly runningDay: string | null;
	readonly countsOvertimeByPeriods: boolean;
	readonly mayExceedWeeks: boolean;
	/** Null: nothing sets a limit to the month. */
	readonly terms: Omit<TermsRow, "id"> | null;
	readonly accounts: readonly (AnsweredDay["specialAccounts"][number] & { readonly day: string })[];
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

/** `overtimeFrom` is the Monday of the week that the month begins in. */
export const keptMonthPerson = composedStatement(
	[
		"tenantId",
		"userId",
		"from",
		"to",
		"now",
		"overtimeFrom",
		"firstMonday",
		"lastMonday",
		"dailyMinutes",
	],
	({ tenantId, userId, from, to, now, overtimeFrom, ...mondays }) => {
		const weeks = { ...mondays, weeks: averagedWeeks };
		const looked = daysOfWeeks(weeks);
		const asked = { tenantId, userIds: [userId], runningUntil: now, ...weeks };
		const own = (alias: string) =>
			sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and ${sql.ref(`${alias}.user_id`)} = ${userId}`;
		return sql`
			select ${namedPerson} as "user", n.name as "unitName", s.time_zone as zone,
				exists (select from day_stale d
					where ${own("d")} and d.from_day <= ${looked.to} and d.to_day >= ${looked.from}) as "isWaiting",
				(select t.day::text from time_tracking t
					where ${own("t")} and t.end_at is null and t.day <= ${looked.to} + 2) as "runningDay",
				exists (${overtimeOfPeriods({ tenantId, from: overtimeFrom, to })}) as "countsOvertimeByPeriods",
				coalesce(${isYoung({ tenantId, ...mondays })}, false) or exists (${longWeeks(asked)}) as "mayExceedWeeks",
				${termsColumn({ tenantId, from, to })} as terms,
				(select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'accountId', a.id, 'code', a.code, 'name', a.name,
						'minutes', c.minutes, 'factorMinutes', c.factor_minutes) order by c.day, a.id), '[]')
					from special_account_day c
					join special_account a on a.tenant_id = c.tenant_id and a.id = c.account_id
					where ${own("c")} and c.day >= ${from} and c.day <= ${to}) as accounts
			from app_user u
			join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
			left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
			where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	},
);

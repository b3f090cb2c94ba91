import { sql } from "kysely";
import type { Violation } from "#domain/violations/violation.ts";
import { type DayMinutes, figureNames } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { CompanyDays, PeopleDays } from "./people.ts";
import { type CurrentDay, readFields, resultColumns } from "./results.ts";
import { notedDays } from "./stale.ts";

/** Sums of a person's month; minutes. */
export type MonthRow = DayMinutes & {
	readonly userId: string;
	/** Of the days before today. */
	readonly balanceToDateMinutes: number;
	/** As bits. */
	readonly flags: number;
	/** How many days of the range are kept. */
	readonly days: number;
};

const sums = sql.join(
	figureNames.map((name) => {
		const column = sql.ref(`r.${resultColumns[name][0]}`);
		return sql`sum(${column})::int as ${sql.ref(name)}`;
	}),
);

/**
 * What the kept days of some people come to, in no order; who has none is left out. Read from the index, without the rows.
 *
 * @param today civil day: balances to date end before it
 */
export function monthsOf(tx: Tx, { tenantId, userIds, from, to }: PeopleDays, today: string) {
	return rows(tx)<MonthRow>`
		select r.user_id as "userId", ${sums}, bit_or(r.flags) as flags, count(*)::int as days,
			coalesce(sum(r.balance_min) filter (where r.day < ${today}), 0)::int as "balanceToDateMinutes"
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
		group by r.user_id`;
}

/**
 * How often kept days have which violation.
 *
 * @param today civil day: from it on the codes of `onlyOnceOver` are not reported
 */
export function violationsOf(
	tx: Tx,
	{ tenantId, userIds, from, to }: PeopleDays,
	today: string,
	onlyOnceOver: readonly string[],
) {
	return rows(tx)<Pick<Violation, "code" | "severity"> & { userId: string; count: number }>`
		select r.user_id as "userId", v.code, v.severity, count(*)::int as count
		from day_result r
		cross join lateral jsonb_to_recordset(r.violations) as v(code text, severity text)
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			and (r.day < ${today} or v.code <> all(${[...onlyOnceOver]}::text[]))
		group by r.user_id, v.code, v.severity`;
}

const monthOf = sql`to_char(r.day, 'YYYY-MM')`;

/** As `monthsOf`, by months and in their order, with days of leave. */
export function monthsOfRange(tx: Tx, { tenantId, userIds, from, to }: PeopleDays) {
	return rows(tx)<
		Omit<MonthRow, "balanceToDateMinutes"> & { readonly month: string; readonly leaveDays: number }
	>`
		select r.user_id as "userId", ${monthOf} as month, ${sums}, sum(r.leave_days)::float8 as "leaveDays",
			bit_or(r.flags) as flags, count(*)::int as days
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
		group by 1, 2 order by 2`;
}

/** As `violationsOf`, by months. */
export function monthlyViolations(
	tx: Tx,
	{ tenantId, userIds, from, to }: PeopleDays,
	today: string,
	onlyOnceOver: readonly string[],
) {
	return rows(tx)<
		Pick<Violation, "code" | "severity"> & { userId: string; month: string; count: number }
	>`
		select r.user_id as "userId", ${monthOf} as month, v.code, v.severity, count(*)::int as count
		from day_result r
		cross join lateral jsonb_to_recordset(r.violations) as v(code text, severity text)
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			and r.violations is not null and (r.day < ${today} or v.code <> all(${[...onlyOnceOver]}::text[]))
		group by 1, 2, 3, 4`;
}

/** Whether a rule counts overtime by weeks or months, so that no day alone knows its own. */
export async function hasPeriodOvertime(tx: Tx, days: CompanyDays) {
	const found = await firstRow(tx)`${overtimeOfPeriods(days)} limit 1`;
	return found !== undefined;
}

/** Versions of such rules, as a query. */
export function overtimeOfPeriods({ tenantId, from, to }: CompanyDays) {
	return sql`
		select from time_rule r
		join time_rule_version v on v.tenant_id = r.tenant_id and v.rule_id = r.id
		where r.tenant_id = ${tenantId} and r.type = 'OVERTIME' and r.is_enabled and v.settings ->> 'period' <> 'DAY'
			and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})`;
}

/** A kept day as a period sees it; minutes. */
export type KeptDay = Pick<CurrentDay, "userId" | "day" | "workedMinutes" | "overtimeMinutes">;

export function keptDays(tx: Tx, { tenantId, userIds, from, to }: PeopleDays) {
	return rows(tx)<KeptDay>`
		select user_id as "userId", day::text as day, worked_min as "workedMinutes", overtime_min as "overtimeMinutes"
		from day_result
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) and day >= ${from} and day <= ${to}
		order by user_id, day_result.day`;
}

/** Days that are kept and do not wait; in order of people and days. */
export async function keptAndCurrent(
	tx: Tx,
	{ tenantId, userIds, from, to }: PeopleDays,
): Promise<CurrentDay[]> {
	const found = await rows(tx)<
		CurrentDay & { readonly firstBegin: Date | null; readonly lastEnd: Date | null }
	>`
		select ${readFields(["userId", ...figureNames, "firstBegin", "lastEnd", "flags", "netMinutes"])}, r.day::text as day,
			r.leave_days::float8 as "leaveDays", r.violations::text as violations
		from day_result r
		left join (${notedDays({ tenantId, userIds })}) n on n.user_id = r.user_id
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			and not coalesce(n.days @> r.day, false)
		order by r.user_id, r.day`;
	return found.map(({ firstBegin, lastEnd, ...row }) => ({
		...row,
		firstBegin: firstBegin?.toISOString() ?? null,
		lastEnd: lastEnd?.toISOString() ?? null,
	}));
}

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

const figures = sql.join(
	figureNames.map((name) => sql`${sql.ref(`m.${resultColumns[name][0]}`)} as ${sql.ref(name)}`),
);

/** Months `m` of some people; `from` and `to` are the ends of whole months. */
function keptMonths({ tenantId, userIds, from, to }: PeopleDays) {
	return sql`m.tenant_id = ${tenantId} and m.user_id = any(${[...userIds]}::uuid[]) and m.month between ${from} and ${to}`;
}

/**
 * What the kept days of some people's month come to, in no order; who has none is left out.
 *
 * @param today civil day: balances to date end before it
 */
export async function monthsOf(tx: Tx, month: PeopleDays, today: string): Promise<MonthRow[]> {
	const [kept, ahead] = await Promise.all([
		rows(tx)<Omit<MonthRow, "balanceToDateMinutes">>`
			select m.user_id as "userId", ${figures}, m.flags, m.days from month_result m where ${keptMonths(month)}`,
		// apart: joined, it would be looked for with each person anew
		today > month.to ? [] : balancesFrom(tx, month, today),
	]);
	const byUser = new Map(ahead.map(({ userId, minutes }) => [userId, minutes]));
	return kept.map((row) => ({
		...row,
		balanceToDateMinutes: row.balanceMinutes - (byUser.get(row.userId) ?? 0),
	}));
}

/** What is not over yet, read from the index without the rows. */
function balancesFrom(tx: Tx, { tenantId, userIds, from, to }: PeopleDays, today: string) {
	return rows(tx)<{ readonly userId: string; readonly minutes: number }>`
		select r.user_id as "userId", sum(r.balance_min)::int as minutes from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[])
			and r.day >= ${today > from ? today : from} and r.day <= ${to}
		group by 1`;
}

/**
 * How often kept days of whole months have which violation.
 *
 * @param today civil day: from it on the codes of `onlyOnceOver` are not reported
 */
export function violationsOf(
	tx: Tx,
	months: PeopleDays,
	today: string,
	onlyOnceOver: readonly string[],
) {
	// days before today: none of a month to come, the first ones of a month that is not over
	const over = sql`(1::bigint << least(greatest(${today}::date - m.month, 0), 31)) - 1`;
	const reported = sql`case when v.code = any(${[...onlyOnceOver]}::text[]) then v.days & (${over}) else v.days end`;
	return rows(tx)<
		Pick<Violation, "code" | "severity"> & { userId: string; month: string; count: number }
	>`
		select m.user_id as "userId", to_char(m.month, 'YYYY-MM') as month, v.code, v.severity,
			sum(bit_count((${reported})::bit(32)))::int as count
		from month_result m
		cross join lateral jsonb_to_recordset(m.violations) as v(code text, severity text, days bigint)
		where ${keptMonths(months)} and m.violations is not null and ${reported} <> 0
		group by m.user_id, m.month, v.code, v.severity`;
}

/** As `monthsOf`, by months and in their order, with days of leave. */
export function monthsOfRange(tx: Tx, months: PeopleDays) {
	return rows(tx)<
		Omit<MonthRow, "balanceToDateMinutes"> & { readonly month: string; readonly leaveDays: number }
	>`
		select m.user_id as "userId", to_char(m.month, 'YYYY-MM') as month, ${figures}, m.leave_days::float8 as "leaveDays",
			m.flags, m.days
		from month_result m where ${keptMonths(months)} order by m.month`;
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

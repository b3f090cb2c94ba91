import { type RawBuilder, sql } from "kysely";
import { personRows, type ReportScope } from "#areas/reports/report-view/server/public.ts";

type Part = RawBuilder<unknown>;

/** People who are employed on a day of the months, by their last employment of these. */
export function staffRows(scope: ReportScope): Part {
	const { from, to, isPayVisible } = scope;
	const last = sql`least(${to}::date, coalesce(e.exit_date, ${to}::date))`;
	return personRows(
		scope,
		sql`y.name as "employmentType", e.entry_date::text as "entryDate", e.exit_date::text as "exitDate",
			round((${last} - e.entry_date + 1) / 365.25, 1)::float8 as "tenureYears",
			c.weekly_min as "weeklyMinutes", c.days_per_week::float8 as "weeklyDays"`,
		sql`
		join lateral (
			select e.entry_date, e.exit_date, e.employment_type_id from employment e
			where e.tenant_id = u.tenant_id and e.user_id = u.id and e.entry_date <= ${to}
				and (e.exit_date is null or e.exit_date >= ${from})
			order by e.entry_date desc limit 1) e on true
		left join employment_type y on y.tenant_id = u.tenant_id and y.id = e.employment_type_id
		left join lateral (
			select c.weekly_min, c.days_per_week from contract c
			where c.tenant_id = u.tenant_id and c.user_id = u.id and c.valid_from <= ${last}
				and (c.valid_to is null or c.valid_to >= ${last}) limit 1) c on ${isPayVisible}`,
	);
}

/** What the ledger says of the months; of days that no closing has carried over yet their balance, as the account itself counts it. */
export function overtimeRows(scope: ReportScope): Part {
	const { tenantId, from, to, today } = scope;
	const open = (begin: Part) => sql`coalesce((
		select sum(d.balance_min)::int from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between greatest(${begin}, a.opened_on, l.closed + 1) and ${to}
			and d.day < ${today}), 0)`;
	return personRows(
		scope,
		sql`l.built + ${open(sql`${from}::date`)} as "builtUpMinutes", l.paid as "paidMinutes", l.expired as "expiredMinutes",
			l.corrected as "correctedMinutes", l.balance + ${open(sql`a.opened_on`)} as "balanceMinutes"`,
		sql`
		join overtime_account a on a.tenant_id = u.tenant_id and a.user_id = u.id and a.opened_on <= ${to}
		cross join lateral (
			select ${inRange(from, ["MONTH_CLOSE", "DELTA"])} as built, -${inRange(from, ["PAYOUT"])} as paid,
				-${inRange(from, ["EXPIRY"])} as expired, ${inRange(from, ["OTHER", "INIT"])} as corrected,
				coalesce(sum(x.minutes), 0)::int as balance,
				max(x.effective_on) filter (where x.kind = 'MONTH_CLOSE' and not x.is_taken_back) as closed
			from (
				select e.minutes, e.effective_on, coalesce(o.kind, e.kind) as kind, r.id is not null or o.id is not null as is_taken_back
				from overtime_entry e
				left join overtime_entry o on o.tenant_id = e.tenant_id and o.id = e.reverses_id
				left join overtime_entry r on r.tenant_id = e.tenant_id and r.reverses_id = e.id
				where e.tenant_id = ${tenantId} and e.user_id = u.id and e.effective_on <= ${to}) x) l`,
	);
}

/** Of the ledger `x`; what was taken back counts where it stood, with what took it back. */
function inRange(from: string, kinds: readonly string[]): Part {
	return sql`(coalesce(sum(x.minutes) filter (where x.effective_on >= ${from} and x.kind = any(${[...kinds]}::text[])), 0))::int`;
}

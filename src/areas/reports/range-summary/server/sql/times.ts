import { type RawBuilder, sql } from "kysely";
import { personRows, type ReportScope } from "#areas/reports/report-view/server/public.ts";
import { codesOfKind, type ViolationKind } from "#domain/violations/violation-kinds.ts";

type Part = RawBuilder<unknown>;

const sums = [
	"target",
	"worked",
	"holiday_credit",
	"absence_credit",
	"extra",
	"balance",
	"overtime",
] as const;

/** Months that are over from their sums, of the running one the days before today. */
export function rangeSummaryRows(scope: ReportScope): Part {
	const { tenantId, from, to, today } = scope;
	const columns = (row: string) => sql.join(sums.map((name) => sql.ref(`${row}.${name}_min`)));
	const totals = sql.join(
		sums.map((name) => sql`sum(${sql.ref(`${name}_min`)})::int as ${sql.ref(name)}`),
	);
	return personRows(
		scope,
		sql`m.target as "targetMinutes", m.worked as "workedMinutes",
			m.holiday_credit + m.absence_credit + m.extra as "creditMinutes", m.balance as "balanceMinutes",
			m.overtime as "overtimeMinutes", m.leave_days as "leaveDays", coalesce(s.days, 0) as "sickDays"`,
		sql`
		join (
			select user_id, ${totals}, sum(leave_days)::float8 as leave_days from (
				select m.user_id, ${columns("m")}, m.leave_days from month_result m
				where m.tenant_id = ${tenantId} and m.month between ${from} and ${to}
					and m.month < date_trunc('month', ${today}::date)
				union all
				select d.user_id, ${columns("d")}, d.leave_days from day_result d
				where d.tenant_id = ${tenantId} and d.day between ${from} and ${to}
					and d.day >= date_trunc('month', ${today}::date) and d.day < ${today}) x
			group by 1) m on m.user_id = u.id
		left join (
			select d.user_id, count(distinct d.day)::int as days from absence_day d
			join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.class_type = 'SICK' and b.state = 'APPROVED'
			where d.tenant_id = ${tenantId} and d.day between ${from} and ${to} and d.day < ${today}
			group by 1) s on s.user_id = u.id`,
	);
}

/** As days keep it: of shifts, with the day on which they began; work at night is more than two hours of it (§ 2 (4) ArbZG). */
export function nightWorkRows(scope: ReportScope): Part {
	const { tenantId, from, to } = scope;
	return personRows(
		scope,
		sql`coalesce(w.night, 0) as "nightMinutes", coalesce(w.nights, 0) as nights, coalesce(w.sunday, 0) as "sundayMinutes",
			coalesce(w.sundays, 0) as sundays, coalesce(w.holiday, 0) as "holidayMinutes", coalesce(w.holidays, 0) as holidays`,
		sql`
		left join (
			select r.user_id, sum(r.night_min)::int as night, (count(*) filter (where r.night_min > 120))::int as nights,
				sum(r.sunday_min)::int as sunday, (count(*) filter (where r.sunday_min > 0))::int as sundays,
				(sum(r.worked_min) filter (where r.holiday_kind is not null))::int as holiday,
				(count(*) filter (where r.holiday_kind is not null and r.worked_min > 0))::int as holidays
			from day_result r
			where r.tenant_id = ${tenantId} and r.day between ${from} and ${to}
				and (r.night_min > 0 or r.sunday_min > 0 or r.holiday_kind is not null)
			group by 1) w on w.user_id = u.id`,
	);
}

/** Days on which something of a kind happened; of the law alone, not of what a contract says. */
export function violationRows(scope: ReportScope): Part {
	const { tenantId, from, to, today } = scope;
	const ofLaw = ["REST", "HOURS", "BREAK", "NIGHT", "SUNDAY"] as const;
	const of = (kind: ViolationKind) =>
		sql`(coalesce(sum(v.count) filter (where v.code = any(${codesOfKind(kind)}::text[])), 0))::int`;
	const [rest, hours, breaks, night, sunday] = ofLaw.map(of);
	// days before today: none of a month to come, the first ones of a month that is not over
	const over = sql`(1::bigint << least(greatest(${today}::date - m.month, 0), 31)) - 1`;
	return personRows(
		scope,
		sql`v.total, v.serious, v.rest, v.hours, v.breaks, v.night, v.sunday, coalesce(a.count, 0) as acknowledged`,
		sql`
		join (
			select v.user_id, sum(v.count)::int as total, (coalesce(sum(v.count) filter (where v.severity = 'ERROR'), 0))::int as serious,
				${rest} as rest, ${hours} as hours, ${breaks} as breaks, ${night} as night, ${sunday} as sunday
			from (
				select m.user_id, x.code, x.severity, bit_count((x.days & (${over}))::bit(32))::int as count
				from month_result m
				cross join lateral jsonb_to_recordset(m.violations) as x(code text, severity text, days bigint)
				where m.tenant_id = ${tenantId} and m.month between ${from} and ${to} and m.violations is not null
					and x.severity <> 'INFO' and x.code = any(${ofLaw.flatMap(codesOfKind)}::text[])) v
			where v.count > 0
			group by 1) v on v.user_id = u.id
		left join (
			select t.user_id, count(*)::int as count from approval_event e
			join time_tracking t on t.tenant_id = e.tenant_id and t.id = e.time_tracking_id
			where e.tenant_id = ${tenantId} and t.day between ${from} and ${to} and jsonb_array_length(e.acknowledged) > 0
			group by 1) a on a.user_id = u.id`,
	);
}

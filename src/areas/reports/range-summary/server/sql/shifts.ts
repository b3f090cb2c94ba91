import { type RawBuilder, sql } from "kysely";
import {
	isShiftSeen,
	personRows,
	type ReportScope,
	reportedPeople,
} from "#areas/reports/report-view/server/public.ts";

type Part = RawBuilder<unknown>;

const isWork = sql`s.deleted_at is null and s.class_type not in ('SHIFT_FREE', 'SHIFT_STANDBY')`;

/** Shifts of days before today; what was worked on a day is compared with all of its shifts together. */
export function planActualRows(scope: ReportScope): Part {
	const { tenantId, from, to, today } = scope;
	return personRows(
		scope,
		sql`p.shifts, p.planned as "plannedMinutes", p.actual as "actualMinutes", p.actual - p.planned as "differenceMinutes",
			p.not_worked as "notWorked"`,
		sql`
		join (
			select d.user_id, sum(d.shifts)::int as shifts, sum(d.planned)::int as planned, sum(coalesce(r.worked_min, 0))::int as actual,
				(count(*) filter (where coalesce(r.worked_min, 0) = 0))::int as not_worked
			from (
				select s.user_id, s.day, count(*) as shifts, sum(greatest(entry_minutes(s.begin_at, s.end_at)
					- coalesce(s.pause1_min, 0) - coalesce(s.pause2_min, 0), 0)) as planned
				from shift s
				where s.tenant_id = ${tenantId} and s.day between ${from} and ${to} and s.day < ${today} and s.user_id is not null and ${isWork}
				group by 1, 2) d
			left join day_result r on r.tenant_id = ${tenantId} and r.user_id = d.user_id and r.day = d.day
			group by 1) p on p.user_id = u.id`,
	);
}

/** Days of notice that the law asks for (§ 12 (3) TzBfG). */
const lawfulNotice = 4;

/** Shifts by department and month, and how long before their day they were made known; open ones are told to nobody. */
export function punctualityRows(scope: ReportScope): Part {
	const { tenantId, from, to } = scope;
	const known = sql`filter (where x.notice is not null)`;
	return sql`
		select concat_ws(' ', x.unit_id, x.month) as id, n.name as "unitName", x.month, count(*)::int as shifts,
			(count(*) filter (where x.is_open))::int as open, (count(*) ${known})::int as published,
			round(avg(x.notice) ${known}, 1)::float8 as "noticeDays", (count(*) filter (where x.notice < ${lawfulNotice}))::int as "shortNotice",
			round(100.0 * (count(*) filter (where x.notice < ${lawfulNotice})) / nullif(count(*) ${known}, 0), 1)::float8 as "shortShare"
		from (
			with person as materialized (${reportedPeople(scope)})
			select s.unit_id, to_char(s.day, 'YYYY-MM') as month, s.user_id is null as is_open,
				case when s.user_id is not null then s.day - (s.published_at at time zone s.zone)::date end as notice
			from shift s
			where s.tenant_id = ${tenantId} and s.day between ${from} and ${to} and ${isWork} and ${isShiftSeen(scope)}) x
		join unit n on n.tenant_id = ${tenantId} and n.id = x.unit_id
		group by x.unit_id, n.name, x.month`;
}

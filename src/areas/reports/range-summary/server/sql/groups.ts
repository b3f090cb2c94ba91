import { type RawBuilder, sql } from "kysely";
import { type ReportScope, reportedPeople } from "#areas/reports/report-view/server/public.ts";
import { fewestPeople } from "../../contract/group-reports.ts";

type Part = RawBuilder<unknown>;

/**
 * Sickness of departments as they were on each day. Those with too few people are told of together, and not at all where together they are
 * too few as well; nor where only some departments are asked for, for sums of some and of others would tell of what lies between.
 */
export function sicknessRows(scope: ReportScope): Part {
	const { tenantId, from, to, today, asked, reader } = scope;
	const isOfAll = asked.unitIds === undefined && reader.siteFilter === null;
	return sql`
		with person as materialized (${reportedPeople(scope)}),
		day as materialized (
			select r.user_id, r.unit_id, r.target_min > 0 as is_due, s.absence_id
			from day_result r
			left join (
				select d.user_id, d.day, min(d.absence_id::text) as absence_id from absence_day d
				join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.class_type = 'SICK' and b.state = 'APPROVED'
				where d.tenant_id = ${tenantId} and d.day between ${from} and ${to}
				group by 1, 2) s on s.user_id = r.user_id and s.day = r.day
			where r.tenant_id = ${tenantId} and r.day between ${from} and ${to} and r.day < ${today} and r.user_id in (select id from person)
				and (r.target_min > 0 or s.absence_id is not null)),
		large as (select unit_id from day group by 1 having count(distinct user_id) >= ${fewestPeople})
		select coalesce(g.unit_id::text, 'OTHERS') as id, n.name as "unitName", g.people, g.cases, g.days as "sickDays", g.share as "sickShare"
		from (
			select l.unit_id, count(distinct d.user_id)::int as people, count(distinct d.absence_id)::int as cases,
				(count(*) filter (where d.absence_id is not null and d.is_due))::int as days,
				round(100.0 * (count(*) filter (where d.absence_id is not null and d.is_due)) / nullif(count(*) filter (where d.is_due), 0), 1)::float8 as share
			from day d left join large l on l.unit_id = d.unit_id
			group by 1
			having count(distinct d.user_id) >= ${fewestPeople} ${isOfAll ? sql`` : sql`and l.unit_id is not null`}) g
		left join unit n on n.tenant_id = ${tenantId} and n.id = g.unit_id`;
}

/** A row for each month; exits on the last day of a month are exits of that month. */
export function fluctuationRows(scope: ReportScope): Part {
	const { tenantId, from, to } = scope;
	const employed = (entered: Part, left: Part) =>
		sql`(count(distinct e.user_id) filter (where ${entered} and (e.exit_date is null or ${left})))::int`;
	const before = employed(sql`e.entry_date < d.first`, sql`e.exit_date >= d.first`);
	const after = employed(sql`e.entry_date <= d.last`, sql`e.exit_date > d.last`);
	return sql`
		with person as materialized (${reportedPeople(scope)})
		select m.month as id, m.month, m.before, m.entries, m.exits, m.after,
			round(200.0 * m.exits / nullif(m.before + m.after, 0), 1)::float8 as "exitShare"
		from (
			select to_char(d.first, 'YYYY-MM') as month, ${before} as before,
				(count(*) filter (where e.entry_date between d.first and d.last))::int as entries,
				(count(*) filter (where e.exit_date between d.first and d.last))::int as exits, ${after} as after
			from (
				select g::date as first, (g + interval '1 month')::date - 1 as last
				from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') g) d
			left join (
				select e.user_id, e.entry_date, e.exit_date from employment e join person p on p.id = e.user_id
				where e.tenant_id = ${tenantId}) e on true
			group by d.first) m`;
}

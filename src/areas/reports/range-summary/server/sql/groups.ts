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
	const ofReported = sql`r.tenant_id = ${tenantId} and r.day between ${from} and ${to} and r.day < ${today}
		and r.user_id in (select id from person)`;
	return sql`
		with person as materialized (${reportedPeople(scope)}),
		sick as materialized (
			select r.unit_id, r.user_id, s.absence_id, r.target_min > 0 as is_due
			from (
				select d.user_id, d.day, min(d.absence_id::text) as absence_id from absence_day d
				join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.class_type = 'SICK' and b.state = 'APPROVED'
				where d.tenant_id = ${tenantId} and d.day between ${from} and ${to}
				group by 1, 2) s
			join day_result r on r.user_id = s.user_id and r.day = s.day
			where ${ofReported}),
		member as materialized (
			select unit_id, user_id, sum(due) as due from (
				select r.unit_id, r.user_id, count(*) as due from day_result r where ${ofReported} and r.target_min > 0 group by 1, 2
				union all
				select unit_id, user_id, 0 from sick) m
			group by 1, 2),
		large as (select unit_id from member group by 1 having count(*) >= ${fewestPeople}),
		missed as (
			select l.unit_id, count(distinct s.absence_id)::int as cases, (count(*) filter (where s.is_due))::int as days
			from sick s left join large l on l.unit_id = s.unit_id group by 1)
		select coalesce(g.unit_id::text, 'OTHERS') as id, n.name as "unitName", g.people, coalesce(x.cases, 0) as cases,
			coalesce(x.days, 0) as "sickDays", round(100.0 * coalesce(x.days, 0) / nullif(g.due, 0), 1)::float8 as "sickShare"
		from (
			select l.unit_id, count(distinct m.user_id)::int as people, sum(m.due) as due
			from member m left join large l on l.unit_id = m.unit_id
			group by 1
			having count(distinct m.user_id) >= ${fewestPeople} ${isOfAll ? sql`` : sql`and l.unit_id is not null`}) g
		left join missed x on x.unit_id is not distinct from g.unit_id
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

import { type RawBuilder, sql } from "kysely";
import { type ReportScope, reportedPeople } from "#areas/reports/report-view/server/public.ts";
import type { Grouping } from "../../contract.ts";
import type { Work } from "./work.ts";

type Part = RawBuilder<unknown>;

/** Weeks of a month, by which a monthly wage becomes one by the hour (R 3b LStR), as payroll has it. */
const weeksPerMonth = 4.35;

const amounts = ["planned", "actual", "planned_cents", "actual_cents"] as const;

/** What is still missing of a whole number when it is almost there: sums of parts are not exact. */
const almost = sql.lit(1e-6);

interface Charged {
	readonly scope: ReportScope;
	readonly grouping: Grouping;
	readonly work: Work;
}

/**
 * A `with` whose `parted` holds whole minutes and cents by person, month, cost centre and what is charged; all of a person's month
 * add up to it.
 */
export function chargedParts({ scope, grouping, work }: Charged): Part {
	const { tenantId } = scope;
	return sql`
		with person as materialized (
			${reportedPeople(scope)}),
		pay as materialized (${wages(scope)}),
		${stretches(scope, grouping)},
		spent as (
			select w.user_id, w.target_id, min(w.day) as day, sum(w.planned) as planned, sum(w.actual) as actual
			from (${work(scope, grouping)}) w left join own_edge o on o.user_id = w.user_id
			group by w.user_id, w.target_id, width_bucket(w.day, (select days from edge)), width_bucket(w.day, o.days)),
		exact as (
			select w.user_id, date_trunc('month', w.day)::date as month, l.cost_centre_id, w.target_id,
				sum(w.planned * l.share) as planned, sum(w.actual * l.share) as actual,
				sum(w.planned * l.share * coalesce(o.cents, p.cents)) / 60 as planned_cents,
				sum(w.actual * l.share * coalesce(o.cents, p.cents)) / 60 as actual_cents
			from spent w
			${shares(tenantId, grouping)}
			left join pay p on p.user_id = w.user_id and p.cost_centre_id is null and w.day between p.begins and p.ends
			left join pay o on o.user_id = w.user_id and o.cost_centre_id = l.cost_centre_id and w.day between o.begins and o.ends
			group by 1, 2, 3, 4),
		parted as (
			select user_id, month, cost_centre_id, target_id, ${sql.join(amounts.map(wholePart))} from exact)`;
}

/** Days of the months on which a month, a share or a wage begins: between two of them all days are charged alike, and are added up first. */
function stretches({ tenantId, from, to }: ReportScope, grouping: Grouping): Part {
	const isOwn = grouping === "USER";
	const shares = sql`
		select k.target_id as user_id, d.day from cost_centre_link k
		cross join lateral (values (k.valid_from), (k.valid_to + 1)) d(day)
		where k.tenant_id = ${tenantId} and k.target = ${grouping}`;
	const within = sql`d.day > ${from} and d.day <= ${to}`;
	return sql`
		edge as materialized (
			select array_agg(distinct d.day order by d.day) as days from (
				select m::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') m
				${isOwn ? sql`` : sql`union all select d.day from (${shares}) d where ${within}`}) d),
		own_edge as materialized (
			select d.user_id, array_agg(distinct d.day order by d.day) as days from (
				select p.user_id, d.day from pay p cross join lateral (values (p.begins), (p.ends + 1)) d(day)
				${isOwn ? sql`union all ${shares}` : sql``}) d
			where ${within} group by 1)`;
}

/** A day's shares; what has none on it is charged to no cost centre. */
function shares(tenantId: string, grouping: Grouping): Part {
	return sql`
		left join (select target_id, cost_centre_id, valid_from, coalesce(valid_to, 'infinity') as valid_to, percent::float8 / 100 as share
			from cost_centre_link where tenant_id = ${tenantId} and target = ${grouping}) k
			on k.target_id = w.target_id and w.day between k.valid_from and k.valid_to
		cross join lateral (select k.cost_centre_id, coalesce(k.share, 1) as share) l`;
}

/** Cents of an hour, from a day to a day, of people whose wages may be known; of single cost centres and in general. */
function wages({ tenantId, isPayVisible, from, to }: ReportScope): Part {
	return sql`
		select w.user_id, w.cost_centre_id, greatest(w.valid_from, c.valid_from) as begins,
			least(coalesce(w.valid_to, 'infinity'), coalesce(c.valid_to, 'infinity')) as ends,
			case w.kind when 'HOURLY' then w.cents::float8
				else round(w.cents * 60 / (c.weekly_min * ${sql.lit(weeksPerMonth)}))::float8 end as cents
		from wage w
		join app_user u on u.tenant_id = w.tenant_id and u.id = w.user_id and ${isPayVisible}
		left join contract c on w.kind = 'MONTHLY' and c.tenant_id = w.tenant_id and c.user_id = w.user_id and c.weekly_min > 0
			and c.valid_from <= coalesce(w.valid_to, 'infinity') and coalesce(c.valid_to, 'infinity') >= w.valid_from
		where w.tenant_id = ${tenantId} and w.valid_from <= ${to} and coalesce(w.valid_to, 'infinity') >= ${from}
			and (w.kind = 'HOURLY' or c.user_id is not null)`;
}

/** Largest remainder within a person's month, of equal ones the first: `wholeParts` of the domain is the same. */
function wholePart(name: (typeof amounts)[number]): Part {
	const exact = sql.ref(name);
	const month = sql`partition by user_id, month`;
	const below = sql`floor(${exact} + ${almost})`;
	return sql`(${below} + case when row_number() over (${month} order by ${exact} - ${below} desc nulls last, cost_centre_id nulls last, target_id)
		<= round(sum(${exact}) over (${month})) - sum(${below}) over (${month}) then 1 else 0 end)::int as ${exact}`;
}

import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, PresenceStatus, PresentPerson } from "../contract.ts";
import type { Scope } from "./scope.ts";

type Input = InputOf<(typeof contract)["listPresence"]>;
type Condition = RawBuilder<unknown>;

export interface PresenceRow
	extends Omit<PresentPerson, "id" | "since" | "leftAt" | "shift">,
		Record<string, unknown> {
	readonly counts: Partial<Record<PresenceStatus, number>>;
	/** Null in the only row where nobody is listed. */
	readonly id: string | null;
	readonly since: Date | null;
	readonly leftAt: Date | null;
	/** Epoch seconds. */
	readonly shift: { readonly begin: number; readonly end: number } | null;
}

/** Whether the ended entry `t` says when somebody was here: of one that the server ended nobody knows until it is approved. */
const counts = sql`(t.state = 'APPROVED' or t.state = 'REQUESTED' and not t.auto_finished)`;

/**
 * People with what they do at this moment, and how many do the same. Each source is asked for a person by an index; what
 * only a listed person shows is looked up for those alone.
 */
export function presence(scope: Scope, input: Input): Statement {
	return statementOf(sql`
		with ${people(scope, input)}, ${running(scope)}, ${moments(scope)}, ${gaps(scope)}
		select c.counts, item.* from (
			select coalesce(jsonb_object_agg(status, amount), '{}') as counts
			from (select status, count(*)::int as amount from moment group by status) each
		) c
		left join (
			select m.id, m.first_name as "firstName", m.last_name as "lastName", m.unit_id as "unitId", m.unit_name as "unitName",
				m.zone, m.status, ${since(scope)} as since, case when m.running_id is null then m.gone end as "leftAt",
				${activity(scope)} as activity, ${project(scope)} as project, ${absence(scope)} as absence,
				case when m.shift_begin is not null then jsonb_build_object(
					'begin', extract(epoch from m.shift_begin)::bigint, 'end', extract(epoch from m.shift_end)::bigint) end as shift
			from moment m
			where ${sql.join(narrowing(input), sql` and `)}
		) item on true
		order by item."lastName" collate natural_order, item."firstName" collate natural_order, item.id`);
}

/** `person`: everybody who is counted, with the day and the minute at her site, `place`, which are the same for many. */
function people(scope: Scope, input: Input) {
	const { tenantId, now } = scope;
	const { sets, source } = seenPeople(scope);
	return sql`place as materialized (
		select s.id, s.time_zone as zone, l.local::date as today,
			extract(hour from l.local)::int * 60 + extract(minute from l.local)::int as minute
		from site s cross join lateral (select ${now}::timestamptz at time zone s.time_zone as local) l
		where s.tenant_id = ${tenantId}
	), ${sets}person as materialized (
		select u.id, u.first_name, u.last_name, u.unit_id, n.name as unit_name, u.site_id, s.zone, s.today, s.minute
		from ${source}
		join place s on s.id = u.site_id
		join unit n on n.tenant_id = ${tenantId} and n.id = u.unit_id
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled
			and (u.entry_date is null or u.entry_date <= s.today)
			and (u.exit_date is null or u.exit_date >= s.today)
			and ${sql.join(conditions(scope, input), sql` and `)}
	)`;
}

/** The rows `u`; of those of some units each by its key, however many the planner expects. */
function seenPeople({ tenantId, seen }: Scope): {
	readonly sets: Condition;
	readonly source: Condition;
} {
	if (seen === null) return { sets: sql``, source: sql`app_user u` };
	return {
		sets: sql`seen (id) as materialized ${seen}, `,
		source: sql`seen v cross join lateral (
			select o.* from app_user o where o.tenant_id = ${tenantId} and o.id = v.id limit 1) u`,
	};
}

function conditions({ tenantId, isInSite }: Scope, input: Input): Condition[] {
	const found = [isInSite];
	if (input.unitIds !== undefined) found.push(inUnits(tenantId, input));
	for (const word of (input.search ?? "").toLowerCase().split(/\s+/)) {
		if (word === "") continue;
		found.push(sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name)), ${word}) > 0`);
	}
	return found;
}

function inUnits(tenantId: string, { unitIds = [], recursive }: Input): Condition {
	return recursive
		? sql`u.unit_id in (select descendant_id from unit_closure
			where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`u.unit_id = any(${unitIds}::uuid[])`;
}

/** `running`: entries that run. Of everybody they are read at once, and nobody is looked for; of some each by her key. */
function running({ tenantId, seen }: Scope) {
	const columns = sql`t.user_id, t.id, t.begin_at, t.class_type, t.activity_id, t.project_node_id`;
	return seen === null
		? sql`running as materialized (
			select ${columns} from time_tracking t where t.tenant_id = ${tenantId} and t.end_at is null)`
		: sql`running as materialized (
			select ${columns} from person p
			join time_tracking t on t.tenant_id = ${tenantId} and t.user_id = p.id and t.end_at is null)`;
}

/** `gap`: how far apart entries of one shift may lie where somebody is at work, looked up once for each place. */
function gaps({ tenantId }: Scope) {
	return sql`gap as materialized (
		select g.*, shift_gap_minutes(${tenantId}, g.unit_id, g.site_id, g.today) as minutes
		from (select distinct unit_id, site_id, today from moment where status = 'IN') g)`;
}

/** `moment`: each person's state, and what it follows from. */
function moments({ tenantId, now }: Scope) {
	return sql`moment as materialized (
		select p.*, r.id as running_id, r.begin_at as running_begin, r.class_type as running_class, r.activity_id,
			r.project_node_id, g.gone, a.class_type as absence_class, a.to_date as absence_until,
			h.begin_at as shift_begin, h.end_at as shift_end,
			case when r.class_type in ('PAUSE', 'BREAK') then 'PAUSE'
				when r.id is not null then 'IN'
				when a.class_type is not null then 'ABSENT'
				-- who was here since the shift began has left
				when h.begin_at is not null and (g.gone is null or g.gone <= h.begin_at) then 'PLANNED'
				else 'OUT' end as status
		from person p
		left join running r on r.user_id = p.id
		left join lateral (
			-- who is here has not gone
			select max(t.end_at) as gone from time_tracking t
			where r.id is null and t.tenant_id = ${tenantId} and t.user_id = p.id and t.deleted_at is null
				and t.day between p.today - 1 and p.today and ${counts}
				and t.end_at <= ${now}::timestamptz and (t.end_at at time zone p.zone)::date = p.today) g on true
		left join lateral (
			select b.class_type, b.to_date from absence b
			where b.tenant_id = ${tenantId} and b.user_id = p.id and b.state = 'APPROVED'
				and b.to_date >= p.today - 1 and b.from_date <= p.today
				-- half days meet at noon; hours may reach over midnight
				and case when b.begin_min is null
					then b.slots @> (p.today - date '2000-01-01') * 2 + case when p.minute < 720 then 0 else 1 end
					else (p.today - b.from_date) * 1440 + p.minute between b.begin_min and b.end_min - 1 end
			order by b.begin_min nulls first, b.to_date desc, b.id limit 1) a on true
		left join lateral (
			select f.begin_at, f.end_at from shift f
			where f.tenant_id = ${tenantId} and f.user_id = p.id and f.deleted_at is null
				and f.day between p.today - 1 and p.today and f.published_at is not null
				and f.class_type not in ('SHIFT_FREE', 'SHIFT_STANDBY') and f.end_at > ${now}::timestamptz
			order by f.begin_at, f.id limit 1) h on true
	)`;
}

function narrowing({ statuses, userIds }: Input): Condition[] {
	const found: Condition[] = [sql`true`];
	if (statuses !== undefined) found.push(sql`m.status = any(${statuses}::text[])`);
	if (userIds !== undefined) found.push(sql`m.id = any(${userIds}::uuid[])`);
	return found;
}

/** Work counts from the begin of the shift that runs, as the work-time clock has it, a pause from its own. */
function since({ tenantId, now }: Scope): Condition {
	return sql`case m.status when 'PAUSE' then m.running_begin when 'IN' then (
		select max(e.begin_at) from (
			select t.begin_at, max(t.end_at) over (order by t.begin_at rows between unbounded preceding and 1 preceding) as before
			from time_tracking t
			where t.tenant_id = ${tenantId} and t.user_id = m.id and t.deleted_at is null and t.day >= m.today - 2
				and t.begin_at <= ${now}::timestamptz and (t.end_at is null or ${counts})
		) e where e.before is null or e.begin_at - e.before > make_interval(mins => (
			select g.minutes from gap g where g.unit_id = m.unit_id and g.site_id = m.site_id and g.today = m.today))) end`;
}

/** Whether the row `m` is oneself or among people; of everybody without a sub-query. */
function isOf(scope: Scope, ids: RawBuilder<string> | null): Condition {
	return ids === null ? sql`true` : sql`(m.id = ${scope.ownId} or m.id in ${ids})`;
}

function activity(scope: Scope): Condition {
	return sql`case when m.activity_id is not null and ${isOf(scope, scope.timesOf)} then (
		select jsonb_build_object('name', x.name, 'color', x.color) from activity x
		where x.tenant_id = ${scope.tenantId} and x.id = m.activity_id) end`;
}

function project(scope: Scope): Condition {
	return sql`case when m.project_node_id is not null and ${isOf(scope, scope.timesOf)} then (
		select jsonb_build_object('name', j.name, 'nodeName', k.name)
		from project_node k join project j on j.tenant_id = k.tenant_id and j.id = k.project_id
		where k.tenant_id = ${scope.tenantId} and k.id = m.project_node_id) end`;
}

function absence(scope: Scope): Condition {
	return sql`case when m.status = 'ABSENT' then jsonb_build_object('until', m.absence_until,
		'kind', case when ${isOf(scope, scope.absencesOf)} then m.absence_class end) end`;
}

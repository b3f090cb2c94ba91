import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { TraceRule } from "#kit/server/trace-rules.ts";
import type { LogEvent } from "../contract.ts";
import type { TracePlace } from "./may-read-trace.ts";

export interface EventRow
	extends TracePlace,
		Pick<LogEvent, "id" | "entity" | "action" | "actorKind" | "actor" | "impersonator" | "reason">,
		Record<string, unknown> {
	readonly at: Date;
	readonly before: unknown;
	readonly after: unknown;
}

interface Asked {
	readonly tenantId: string;
	readonly entityId: string;
	readonly entities: readonly string[];
	/** Found by the person whose data it is. */
	readonly about: readonly string[];
	readonly reach: TraceRule["reach"];
	/** Only what is older than this event. */
	readonly before: string | null;
	readonly limit: number;
	/** The civil day on which further units count. */
	readonly today: string;
}

/** The newest events stored under an id or about a person, each with the place of what it is about. */
export function eventRows(asked: Asked): Statement {
	const { tenantId, entityId, entities, about, before, limit } = asked;
	const older = before === null ? sql`` : sql`and e.id < ${before}::uuid`;
	const newest = sql`${older} order by e.id desc ${atMost(limit)}`;
	return statementOf(sql`
		with event as materialized (
			(select e.* from audit_event e
			where e.tenant_id = ${tenantId} and e.entity_id = ${entityId} and e.entity = any(${[...entities]}::text[]) ${newest})
			union all
			(select e.* from audit_event e
			where e.tenant_id = ${tenantId} and e.subject_user_id = ${entityId} and e.entity_id <> ${entityId}
				and e.entity = any(${[...about]}::text[]) ${newest})
			order by id desc ${atMost(limit)}
		), place as materialized (
			select s.subject, array_agg(distinct c.ancestor_id) as units,
				array_agg(distinct t.id) filter (where t.id is not null) as sites
			from (select distinct subject_user_id as subject from event) s
			cross join lateral ${unitsOf(asked)} own
			join unit_closure c on c.tenant_id = ${tenantId} and c.descendant_id = own.unit_id
			left join site t on t.tenant_id = c.tenant_id and t.unit_id = c.ancestor_id
			group by s.subject
		)
		select e.id, e.at, e.entity, e.action, e.actor_kind as "actorKind", e.reason, e.before, e.after,
			e.subject_user_id as "subjectUserId",
			${nameOf(sql`e.actor_id`)} as actor, ${nameOf(sql`e.impersonator_id`)} as impersonator,
			coalesce(p.units, '{}') as "unitIds", coalesce(p.sites, '{}') as "siteIds"
		from event e
		left join place p on p.subject is not distinct from e.subject_user_id
		order by e.id desc`);
}

/** By the person's key, however many events the planner expects. */
function nameOf(id: RawBuilder<unknown>): RawBuilder<string | null> {
	return sql`(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from app_user u
		where u.tenant_id = e.tenant_id and u.id = ${id})`;
}

/** Where it lies: the units of the person, the unit itself, the site's. */
function unitsOf({ tenantId, entityId, reach, today }: Asked): RawBuilder<unknown> {
	switch (reach) {
		case "PERSON":
			return sql`(
				select u.unit_id from app_user u where u.tenant_id = ${tenantId} and u.id = s.subject
				union
				select x.unit_id from user_unit x where x.tenant_id = ${tenantId} and x.user_id = s.subject
					and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today}))`;
		case "PLACE":
			// all events of one setting are about one place; the company itself lies nowhere
			return sql`(
				select coalesce(t.unit_id, p.id) as unit_id
				from (select (coalesce(e.after, e.before) ->> 'placeId')::uuid as id from event e limit 1) p
				left join site t on t.tenant_id = ${tenantId} and t.id = p.id)`;
		case "SITE":
			return sql`(select t.unit_id from site t where t.tenant_id = ${tenantId} and t.id = ${entityId})`;
		default:
			return sql`(select ${entityId}::uuid as unit_id)`;
	}
}

export type NameRow = { readonly id: string; readonly name: string };

/**
 * What some ids stand for; nothing for those that are gone.
 *
 * @param named tables with the columns that name an entry
 */
export function nameRows(
	tenantId: string,
	ids: readonly string[],
	named: Readonly<Record<string, readonly string[]>>,
): Statement {
	const parts = Object.entries(named).map(([table, columns]) => {
		const name = sql.join(columns.map((column) => sql.ref(`n.${column}`)));
		return sql`
			select n.id, concat_ws(' ', ${name}) as name from ${sql.table(table)} n
			where n.tenant_id = ${tenantId} and n.id = any(${[...ids]}::uuid[])`;
	});
	return statementOf(sql.join(parts, sql` union all `));
}

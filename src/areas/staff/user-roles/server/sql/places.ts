import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";

/** Roots of the subtrees in which something is permitted. */
export interface Anchors {
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
}

/**
 * Ids of the people below the anchors, by their primary unit or any further one of that day. `union` instead of `or`:
 * each half is one index. Units of further ones are given as an array: joined to them, the planner takes the rule against
 * overlaps for an index of units, and looks through all of it for each of them.
 */
export function peopleBelow(tenantId: string, anchors: Anchors, today: string): RawBuilder<string> {
	return sql<string>`(
		with anchor as materialized (
			select unnest(${[...anchors.unitIds]}::uuid[]) as unit_id
			union
			select unit_id from site where tenant_id = ${tenantId} and id = any(${[...anchors.siteIds]}::uuid[])
		), unit_ok as materialized (
			select distinct c.descendant_id as id
			from unit_closure c join anchor a on c.ancestor_id = a.unit_id
			where c.tenant_id = ${tenantId}
		)
		select u.id from unit_ok k join app_user u on u.tenant_id = ${tenantId} and u.unit_id = k.id
		union
		select x.user_id from user_unit x where x.tenant_id = ${tenantId} and x.unit_id = any(array(select id from unit_ok))
			and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})
	)`;
}

/** Everybody of the tenant. */
export function everybody(tenantId: string): RawBuilder<string> {
	return sql<string>`(select id from app_user where tenant_id = ${tenantId})`;
}

/** Whether an id is among those that each sub-query names, in one round trip. */
export async function areAmong(tx: Tx, id: string, several: readonly RawBuilder<string>[]) {
	const row = await firstRow(tx)<{ found: boolean[] }>`
		select array[${sql.join(several.map((ids) => sql`${id}::uuid in ${ids}`))}] as found`;
	return row?.found ?? [];
}

/** Whether all of some ids are among those of each sub-query. */
export async function areAllAmong(
	tx: Tx,
	ids: readonly string[],
	several: readonly RawBuilder<string>[],
): Promise<boolean[]> {
	const row = await firstRow(tx)<{ found: boolean[] }>`
		select array[${sql.join(
			several.map(
				(one) => sql`(select bool_and(x.id in ${one}) from unnest(${[...ids]}::uuid[]) x(id))`,
			),
		)}] as found`;
	return row?.found ?? [];
}

/** Ids of the units below the anchors, these among them. */
export function unitsBelow(tenantId: string, anchors: Anchors): RawBuilder<string> {
	return sql<string>`(
		select c.descendant_id from unit_closure c
		where c.tenant_id = ${tenantId} and c.ancestor_id in (
			select unnest(${[...anchors.unitIds]}::uuid[])
			union
			select unit_id from site where tenant_id = ${tenantId} and id = any(${[...anchors.siteIds]}::uuid[])
		)
	)`;
}

export function everyUnit(tenantId: string): RawBuilder<string> {
	return sql<string>`(select id from unit where tenant_id = ${tenantId})`;
}

/** The site's subtree; every unit where the company has no other site. */
export function unitsOfFilter(tenantId: string, siteId: string): RawBuilder<string> {
	return sql<string>`(
		select c.descendant_id from unit_closure c
		join unit a on a.tenant_id = c.tenant_id and a.id = c.ancestor_id
		where c.tenant_id = ${tenantId} and (
			a.id = (select unit_id from site where tenant_id = ${tenantId} and id = ${siteId})
			or a.parent_id is null and not exists (
				select from site where tenant_id = ${tenantId} and is_enabled and id <> ${siteId}))
	)`;
}

/** Ids of the people at home at a site or, by one of their units of that day, in its subtree; all of a single site's. */
export function peopleOfFilter(tenantId: string, siteId: string, today: string) {
	return sql<string>`(
		select id from app_user where tenant_id = ${tenantId} and site_id = ${siteId}
		union
		select u.id from app_user u where u.tenant_id = ${tenantId}
			and u.unit_id in ${unitsOfFilter(tenantId, siteId)}
		union
		select x.user_id from user_unit x where x.tenant_id = ${tenantId}
			and x.unit_id = any(array${unitsOfFilter(tenantId, siteId)})
			and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})
	)`;
}

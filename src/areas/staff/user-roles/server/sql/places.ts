import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows, rowsOf } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** Roots of the subtrees in which something is permitted. */
export interface Anchors {
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
}

/**
 * Ids of the people below the anchors, by their primary unit or any further one of that day. `union` instead of `or`:
 * each half is one index. Units are given on as arrays: joined to them, a plan made for any anchors would look through all
 * people.
 */
export function peopleBelow(tenantId: string, anchors: Anchors, today: string): RawBuilder<string> {
	if (anchors.unitIds.length + anchors.siteIds.length === 0) return nobody;
	return sql<string>`(
		with unit_ok as materialized (
			select distinct c.descendant_id as id from unit_closure c
			where c.tenant_id = ${tenantId} and c.ancestor_id = any(${unitsOf(tenantId, anchors)})
		)
		select u.id from app_user u where u.tenant_id = ${tenantId} and u.unit_id = any(array(select id from unit_ok))
		union
		select user_id from ${placedIn(tenantId, sql`(select id from unit_ok)`, today)} x
	)`;
}

/** A plan has nothing to look for in it. */
const nobody = sql<string>`(select id from app_user where false)`;

/** The anchors' units, those of sites among them, as an array. */
function unitsOf(tenantId: string, { unitIds, siteIds }: Anchors): RawBuilder<unknown> {
	const units = sql`${[...unitIds]}::uuid[]`;
	return siteIds.length === 0
		? units
		: sql`array(
			select unnest(${units})
			union
			select unit_id from site where tenant_id = ${tenantId} and id = any(${[...siteIds]}::uuid[]))`;
}

/** Whom further units of that day count among some units. */
function placedIn(
	tenantId: string,
	units: RawBuilder<unknown>,
	today: string,
): RawBuilder<unknown> {
	return sql`(
		select y.user_id from user_unit y where y.tenant_id = ${tenantId} and y.unit_id = any(array${units})
			and y.valid_from <= ${today} and (y.valid_to is null or y.valid_to >= ${today}))`;
}

/** Everybody of the tenant. */
export function everybody(tenantId: string): RawBuilder<string> {
	return sql<string>`(select id from app_user where tenant_id = ${tenantId})`;
}

/** Of an id whether it is among those that each sub-query names. */
export type Among = { readonly found: boolean[] };

/**
 * Whether an id is among those that each sub-query names; rows are `Among`. Each looks for this id alone: behind `in` all
 * ids would be read first.
 */
export function among(id: string, several: readonly RawBuilder<string>[]): Statement {
	const isAmong = several.map((ids) => sql`exists (select from ${ids} x where x.id = ${id}::uuid)`);
	return statementOf(sql`select array[${sql.join(isAmong)}] as found`);
}

/** The same within a transaction. */
export async function areAmong(tx: Tx, id: string, several: readonly RawBuilder<string>[]) {
	const [row] = await rowsOf<Among>(tx, among(id, several));
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
		select c.descendant_id as id from unit_closure c
		where c.tenant_id = ${tenantId} and c.ancestor_id = any(${unitsOf(tenantId, anchors)})
	)`;
}

export function everyUnit(tenantId: string): RawBuilder<string> {
	return sql<string>`(select id from unit where tenant_id = ${tenantId})`;
}

/** Whether the company has a site beside this one; in one of a single site nobody and nothing has to be looked for. */
function hasOtherSite(tenantId: string, siteId: string): RawBuilder<boolean> {
	return sql`exists (select from site where tenant_id = ${tenantId} and is_enabled and id <> ${siteId})`;
}

function unitsOfSite(tenantId: string, siteId: string): RawBuilder<string> {
	return sql`(
		select c.descendant_id from unit_closure c where c.tenant_id = ${tenantId}
			and c.ancestor_id = (select unit_id from site where tenant_id = ${tenantId} and id = ${siteId}))`;
}

/** The site's subtree; every unit where the company has no other site. */
export function unitsOfFilter(tenantId: string, siteId: string): RawBuilder<string> {
	const isOneOfSeveral = hasOtherSite(tenantId, siteId);
	return sql<string>`(
		select id from unit where tenant_id = ${tenantId} and not ${isOneOfSeveral}
		union all
		select id from unnest(array${unitsOfSite(tenantId, siteId)}) id where ${isOneOfSeveral}
	)`;
}

/**
 * Whether the row `u` is of somebody at home at a site or, by one of her units of that day, in its subtree. In a company of
 * one site that is everybody, and nobody is looked for.
 */
export function isOfFilter(tenantId: string, siteId: string, today: string): RawBuilder<boolean> {
	const units = unitsOfSite(tenantId, siteId);
	return sql<boolean>`(not ${hasOtherSite(tenantId, siteId)} or u.site_id = ${siteId} or u.unit_id in ${units}
		or u.id in ${placedIn(tenantId, units, today)})`;
}

/** All people are meant. */
export const anybody: RawBuilder<unknown> = sql`true`;

/** Whether the row `u` of a person is one of some people, or among those of a sub-query of ids. */
export function isOneOf(ids: readonly string[], people: RawBuilder<string>): RawBuilder<unknown> {
	const isAmong = sql`u.id in ${people}`;
	// alone it is where a plan may begin
	return ids.length === 0 ? isAmong : sql`(u.id = any(${ids}::uuid[]) or ${isAmong})`;
}

/**
 * Those of some people who are seen at all.
 *
 * @returns by id whether they are among the `open` ones too
 */
export async function peopleAmong(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{
		open,
		seen,
	}: { readonly open: RawBuilder<string>; readonly seen: readonly RawBuilder<string>[] },
): Promise<Map<string, boolean>> {
	const isSeen = sql.join(
		[open, ...seen].map((ids) => sql`u.id in ${ids}`),
		sql` or `,
	);
	const found = await rows(tx)<{ id: string; isOpen: boolean }>`
		select u.id, u.id in ${open} as "isOpen" from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[]) and (${isSeen})`;
	return new Map(found.map(({ id, isOpen }) => [id, isOpen]));
}

import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";

/** Roots of the subtrees in which something is permitted. */
export interface Anchors {
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
}

/**
 * Ids of the people below the anchors, by their primary unit or any further one of that day. `union` instead of `or`:
 * each half is one index.
 */
export function peopleBelow(
	tenantId: string,
	anchors: Anchors,
	today: string,
): RawBuilder<string> {
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
		select x.user_id from unit_ok k join user_unit x on x.tenant_id = ${tenantId} and x.unit_id = k.id
			and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})
	)`;
}

/** Everybody of the tenant. */
export function everybody(tenantId: string): RawBuilder<string> {
	return sql<string>`(select id from app_user where tenant_id = ${tenantId})`;
}

/** Whether a person is one of those that a sub-query of ids names. */
export async function isAmong(
	tx: Tx,
	userId: string,
	people: RawBuilder<string>,
): Promise<boolean> {
	const { rows } = await sql<{ found: boolean }>`
		select ${userId}::uuid in ${people} as found`.execute(tx);
	return rows[0]?.found ?? false;
}

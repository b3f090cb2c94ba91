import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface PlaceRow {
	readonly id: string;
	readonly unitId: string;
	readonly isEnabled: boolean;
	/** Kinds that are done there; none: any. */
	readonly activityIds: readonly string[];
	/** Of its site: what the minutes of its shifts are read by. */
	readonly zone: string;
	readonly publishing: "ALWAYS" | "LIMITED";
	/** With LIMITED: the last day that is released. */
	readonly publishedTo: string | null;
}

/** The zone of the nearest site above the unit `id`; above all sites that of the oldest one. */
export const zoneOfUnit = (tenantId: string, id: RawBuilder<unknown>) => sql`coalesce(
	(select s.time_zone from unit_closure c join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = ${tenantId} and c.descendant_id = ${id} order by c.distance limit 1),
	(select s.time_zone from site s where s.tenant_id = ${tenantId} order by s.id limit 1))`;

/**
 * Workspaces by id.
 *
 * @param holdsRelease until the transaction ends nobody releases their plans: a new shift is either known, or is published by who does
 */
export function placesOf(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	{ holdsRelease }: { readonly holdsRelease: boolean },
) {
	const hold = holdsRelease ? sql`for share` : sql``;
	return rows(tx)<PlaceRow>`
		select w.id, w.unit_id as "unitId", w.is_enabled as "isEnabled", ${zoneOfUnit(tenantId, sql`w.unit_id`)} as zone,
			array(select x.activity_id from workspace_activity x
				where x.tenant_id = w.tenant_id and x.workspace_id = w.id) as "activityIds",
			coalesce(p.publishing, 'ALWAYS') as publishing, p.published_to::text as "publishedTo"
		from workspace w
		left join lateral (
			select x.publishing, x.published_to from unit_shiftplan_setting x
			where x.tenant_id = w.tenant_id and x.unit_id = w.unit_id ${hold}) p on true
		where w.tenant_id = ${tenantId} and w.id = any(${[...ids]}::uuid[])`;
}

export interface KindRow {
	readonly id: string;
	readonly classType: string;
	readonly isEnabled: boolean;
	readonly countsAsWorkingTime: boolean;
}

/** Kinds of shift by id. */
export function kindsOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<KindRow>`
		select id, class_type as "classType", is_enabled as "isEnabled", counts_as_working_time as "countsAsWorkingTime"
		from activity where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and category = 'SHIFT'`;
}

/** Of some customers those in use. */
export async function usableCustomers(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string }>`
		select id from customer where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and is_enabled`;
	return new Set(found.map(({ id }) => id));
}

/** Of some people those who may be planned. @param people sub-query of the ids of those */
export async function plannable(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	people: RawBuilder<string>,
) {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[]) and u.role = 'USER' and u.is_enabled and u.id in ${people}`;
	return new Set(found.map(({ id }) => id));
}

/** Of some people those of a sub-query of ids. */
export async function peopleAmong(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	people: RawBuilder<string>,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[]) and u.id in ${people}`;
	return found.map(({ id }) => id);
}

/** Of some units those in which who asks may put critical rules aside. @param units sub-query of the ids of those */
export async function fullUnits(
	tx: Tx,
	tenantId: string,
	unitIds: readonly string[],
	units: RawBuilder<string>,
): Promise<ReadonlySet<string>> {
	const found = await rows(tx)<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and id = any(${[...unitIds]}::uuid[]) and id in ${units}`;
	return new Set(found.map(({ id }) => id));
}

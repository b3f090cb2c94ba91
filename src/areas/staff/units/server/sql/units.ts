import { sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import type { TreePlace } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";

export interface StoredUnit {
	readonly id: string;
	readonly parentId: string | null;
	readonly name: string;
	readonly kind: "GLOBAL" | "SITE" | "UNIT";
	readonly depth: number;
	readonly isEnabled: boolean;
	readonly version: number;
	/** Values of custom fields, not masked. */
	readonly custom: CustomValues;
}

/** Changes of the tree go one after the other: depth, names and cycles are judged by what is really there. */
export async function lockTree(tx: Tx, tenantId: string): Promise<void> {
	await execute(tx)`
		select from unit where tenant_id = ${tenantId} and parent_id is null for no key update`;
}

export function readUnit(tx: Tx, tenantId: string, unitId: string) {
	return firstRow(tx)<StoredUnit>`
		select id, parent_id as "parentId", name, kind, depth, is_enabled as "isEnabled", version, custom
		from unit where tenant_id = ${tenantId} and id = ${unitId} for no key update`;
}

/** Where a unit lies: itself with its ancestors, and the sites that these are. */
export async function readTreePlace(tx: Tx, tenantId: string, unitId: string): Promise<TreePlace> {
	const row = await firstRow(tx)<TreePlace>`
		select coalesce(array_agg(c.ancestor_id), '{}') as "unitIds",
			coalesce(array_agg(s.id) filter (where s.id is not null), '{}') as "siteIds"
		from unit_closure c left join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = ${tenantId} and c.descendant_id = ${unitId}`;
	return row as TreePlace;
}

/** Whether another unit below the same parent bears the name. */
export async function isNameTaken(
	tx: Tx,
	tenantId: string,
	parentId: string,
	name: string,
	exceptId: string | null,
): Promise<boolean> {
	const found = await rows(tx)`
		select from unit where tenant_id = ${tenantId} and parent_id = ${parentId} and lower(name) = lower(${name})
			and id is distinct from ${exceptId} limit 1`;
	return found.length > 0;
}

interface NewUnit extends Pick<StoredUnit, "id" | "name" | "kind"> {
	readonly parent: StoredUnit;
}

export async function insertUnit(tx: Tx, tenantId: string, { parent, ...unit }: NewUnit) {
	await addRows(tx, "unit", {
		tenant_id: tenantId,
		...unit,
		parent_id: parent.id,
		depth: parent.depth + 1,
	});
	await execute(tx)`
		insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		select tenant_id, ancestor_id, ${unit.id}::uuid, distance + 1
		from unit_closure where tenant_id = ${tenantId} and descendant_id = ${parent.id}
		union all select ${tenantId}::uuid, ${unit.id}::uuid, ${unit.id}::uuid, 0`;
}

/** @returns the new version */
export function updateUnitRow(
	tx: Tx,
	tenantId: string,
	id: string,
	{ custom, ...change }: Partial<Pick<StoredUnit, "name" | "isEnabled" | "kind" | "custom">>,
): Promise<number> {
	const columns = { ...columnsOf(change), ...(custom && { custom: JSON.stringify(custom) }) };
	return changeRow(tx, "unit", { tenantId, id }, columns);
}

export interface Subtree {
	/** Levels below the unit. */
	readonly height: number;
	readonly holds: boolean;
}

/** How deep a unit's subtree is, and whether another unit lies in it. */
export async function readSubtree(tx: Tx, tenantId: string, unitId: string, otherId: string) {
	const row = await firstRow(tx)<Subtree>`
		select max(distance)::int as height, bool_or(descendant_id = ${otherId}) as holds
		from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unitId}`;
	return row as Subtree;
}

/** Hangs a subtree under another parent: three statements, however large it is. */
export async function rewriteSubtree(
	tx: Tx,
	tenantId: string,
	unit: StoredUnit,
	parent: StoredUnit,
): Promise<number> {
	await execute(tx)`
		delete from unit_closure using unit_closure s
		where unit_closure.tenant_id = ${tenantId} and unit_closure.descendant_id = s.descendant_id
			and s.tenant_id = ${tenantId} and s.ancestor_id = ${unit.id}
			and unit_closure.ancestor_id not in (
				select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unit.id})`;
	await execute(tx)`
		insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		select a.tenant_id, a.ancestor_id, s.descendant_id, a.distance + s.distance + 1
		from unit_closure a join unit_closure s on s.tenant_id = a.tenant_id and s.ancestor_id = ${unit.id}
		where a.tenant_id = ${tenantId} and a.descendant_id = ${parent.id}`;
	const found = await rows(tx)<{ id: string; version: number }>`
		update unit set depth = depth + ${parent.depth + 1 - unit.depth}::smallint,
			parent_id = case when id = ${unit.id} then ${parent.id}::uuid else parent_id end,
			version = case when id = ${unit.id} then version + 1 else version end
		where tenant_id = ${tenantId} and id in (
			select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unit.id})
		returning id, version`;
	return found.find(({ id }) => id === unit.id)?.version ?? unit.version + 1;
}

/** Who and what would stand in the way of archiving or deleting a unit. */
export interface Occupants {
	/** People of any state, by primary or further unit of that day. */
	readonly people: boolean;
	readonly children: boolean;
	/** Enabled people or units below. */
	readonly active: boolean;
}

export async function readOccupants(tx: Tx, tenantId: string, unitId: string, today: string) {
	const below = sql`(select descendant_id from unit_closure
		where tenant_id = ${tenantId} and ancestor_id = ${unitId} and distance > 0)`;
	const row = await firstRow(tx)<Occupants>`
		select exists (select from app_user where tenant_id = ${tenantId} and unit_id = ${unitId})
				or exists (select from user_unit where tenant_id = ${tenantId} and unit_id = ${unitId}
					and (valid_to is null or valid_to >= ${today})) as people,
			exists (select from unit where tenant_id = ${tenantId} and parent_id = ${unitId}) as children,
			exists (select from unit where tenant_id = ${tenantId} and is_enabled and id in ${below})
				or exists (select from app_user where tenant_id = ${tenantId} and is_enabled
					and (unit_id = ${unitId} or unit_id in ${below})) as active`;
	return row as Occupants;
}

export function deleteUnitRow(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "unit", { tenantId, id });
}

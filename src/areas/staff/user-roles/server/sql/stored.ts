import { sql } from "kysely";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";

export interface Days {
	readonly validFrom: string;
	readonly validTo: string | null;
}

interface StoredGrant extends Days {
	readonly id: string;
	readonly version: number;
	readonly userId: string;
	readonly scope: PermissionScope;
	readonly siteId: string | null;
	readonly unitId: string | null;
}

export interface StoredAssignment extends StoredGrant {
	readonly roleId: string;
}

export interface StoredPermission extends StoredGrant {
	readonly key: string;
	/** 0 to 4 */
	readonly level: number;
}

/** What is granted, by its table; the history knows it by the same name. */
export interface StoredGrants {
	readonly role_assignment: StoredAssignment;
	readonly user_permission: StoredPermission;
}
export type GrantTable = keyof StoredGrants;

const granted = {
	role_assignment: sql`role_id as "roleId"`,
	user_permission: sql`permission_key as key, level`,
};

const columns = sql`id, version, user_id as "userId", scope, site_id as "siteId", unit_id as "unitId",
	valid_from as "validFrom", valid_to as "validTo"`;

/** Locked until the transaction ends. */
export function lockGrant<T extends GrantTable>(tx: Tx, table: T, tenantId: string, id: string) {
	return firstRow(tx)<StoredGrants[T]>`
		select ${columns}, ${granted[table]} from ${sql.table(table)}
		where tenant_id = ${tenantId} and id = ${id} for no key update`;
}

/** Keeps others from giving the person anything until the transaction ends: what is not there yet cannot be locked. */
async function lockPerson(tx: Tx, tenantId: string, userId: string): Promise<void> {
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
}

/** What a person holds at her own places, today and without an end; locked until the transaction ends. */
export async function lockBasicAssignments(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
) {
	await lockPerson(tx, tenantId, userId);
	return rows(tx)<StoredAssignment>`
		select ${columns}, role_id as "roleId" from role_assignment
		where tenant_id = ${tenantId} and user_id = ${userId} and site_id is null and unit_id is null
			and valid_from <= ${today} and valid_to is null
		order by id for no key update`;
}

export async function updateAssignment(tx: Tx, tenantId: string, id: string, days: Days) {
	await changeRow(tx, "role_assignment", { tenantId, id }, columnsOf(days));
}

export async function updatePermission(
	tx: Tx,
	tenantId: string,
	id: string,
	change: Days & Pick<StoredPermission, "level">,
): Promise<void> {
	await changeRow(tx, "user_permission", { tenantId, id }, columnsOf(change));
}

export function deleteGrant(tx: Tx, table: GrantTable, tenantId: string, id: string) {
	return table === "role_assignment"
		? removeRow(tx, "role_assignment", { tenantId, id })
		: removeRow(tx, "user_permission", { tenantId, id });
}

/** Ends assignments on the day before today; those that began today only are taken back. One statement for all. */
export async function endAssignments(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	{ today, validTo }: { readonly today: string; readonly validTo: string },
): Promise<void> {
	if (ids.length === 0) return;
	const these = sql`tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	await execute(tx)`
		with gone as (delete from role_assignment where ${these} and valid_from = ${today})
		update role_assignment set valid_to = ${validTo}, version = version + 1
		where ${these} and valid_from < ${today}`;
}

/** Keeps others from giving the person single grants until the transaction ends. */
export async function hasPermission(
	tx: Tx,
	tenantId: string,
	grant: Omit<StoredPermission, "version" | "level" | "validTo">,
): Promise<boolean> {
	await lockPerson(tx, tenantId, grant.userId);
	const found = await rows(tx)`
		select from user_permission
		where tenant_id = ${tenantId} and user_id = ${grant.userId} and permission_key = ${grant.key} and id <> ${grant.id}
			and scope = ${grant.scope} and site_id is not distinct from ${grant.siteId}
			and unit_id is not distinct from ${grant.unitId} and valid_from = ${grant.validFrom}`;
	return found.length > 0;
}

export async function insertPermission(
	tx: Tx,
	tenantId: string,
	{ key, ...grant }: StoredPermission,
): Promise<void> {
	await addRows(tx, "user_permission", {
		tenant_id: tenantId,
		permission_key: key,
		...columnsOf(grant),
	});
}

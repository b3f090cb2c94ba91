import { sql } from "kysely";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";

interface StoredGrant {
	readonly id: string;
	readonly version: number;
	readonly userId: string;
	readonly scope: PermissionScope;
	readonly siteId: string | null;
	readonly unitId: string | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

export interface StoredAssignment extends StoredGrant {
	readonly roleId: string;
}

export interface StoredPermission extends StoredGrant {
	readonly key: string;
	/** 0 to 4 */
	readonly level: number;
}

const grantColumns = sql`
	id, version, user_id as "userId", scope, site_id as "siteId", unit_id as "unitId",
	valid_from as "validFrom", valid_to as "validTo"`;

/** Kept from others until the transaction ends. */
export async function lockAssignment(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<StoredAssignment | undefined> {
	const { rows } = await sql<StoredAssignment>`
		select ${grantColumns}, role_id as "roleId" from role_assignment
		where tenant_id = ${tenantId} and id = ${id} for no key update`.execute(tx);
	return rows[0];
}

/** What a person holds at her own places, today and without an end; kept from others until the transaction ends. */
export async function lockBasicAssignments(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<StoredAssignment[]> {
	// also where there is nothing yet, two at once would both give it
	await sql`select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`.execute(
		tx,
	);
	const { rows } = await sql<StoredAssignment>`
		select ${grantColumns}, role_id as "roleId" from role_assignment
		where tenant_id = ${tenantId} and user_id = ${userId} and site_id is null and unit_id is null
			and valid_from <= ${today} and valid_to is null
		order by id for no key update`.execute(tx);
	return rows;
}

export async function lockPermission(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<StoredPermission | undefined> {
	const { rows } = await sql<StoredPermission>`
		select ${grantColumns}, permission_key as key, level from user_permission
		where tenant_id = ${tenantId} and id = ${id} for no key update`.execute(tx);
	return rows[0];
}

export interface Days {
	readonly validFrom: string;
	readonly validTo: string | null;
}

export async function updateAssignmentDays(
	tx: Tx,
	tenantId: string,
	id: string,
	{ validFrom, validTo }: Days,
): Promise<void> {
	const days = { valid_from: validFrom, valid_to: validTo };
	await changeRow(tx, "role_assignment", { tenantId, id }, days);
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
	await sql`
		with gone as (delete from role_assignment where ${these} and valid_from = ${today})
		update role_assignment set valid_to = ${validTo}, version = version + 1
		where ${these} and valid_from < ${today}`.execute(tx);
}

export function deleteAssignment(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "role_assignment", { tenantId, id });
}

/** Keeps others from giving the person single grants until the transaction ends. */
export async function hasPermission(
	tx: Tx,
	tenantId: string,
	grant: Omit<StoredPermission, "version" | "level" | "validTo">,
): Promise<boolean> {
	await sql`select from app_user where tenant_id = ${tenantId} and id = ${grant.userId} for no key update`.execute(
		tx,
	);
	const { rows } = await sql`
		select from user_permission
		where tenant_id = ${tenantId} and user_id = ${grant.userId} and permission_key = ${grant.key} and id <> ${grant.id}
			and scope = ${grant.scope} and site_id is not distinct from ${grant.siteId}
			and unit_id is not distinct from ${grant.unitId} and valid_from = ${grant.validFrom}`.execute(
		tx,
	);
	return rows.length > 0;
}

export async function insertPermission(
	tx: Tx,
	tenantId: string,
	grant: Omit<StoredPermission, "version">,
): Promise<void> {
	await tx
		.insertInto("user_permission")
		.values({
			tenant_id: tenantId,
			id: grant.id,
			user_id: grant.userId,
			permission_key: grant.key,
			level: grant.level,
			scope: grant.scope,
			site_id: grant.siteId,
			unit_id: grant.unitId,
			valid_from: grant.validFrom,
			valid_to: grant.validTo,
		})
		.execute();
}

export async function updatePermission(
	tx: Tx,
	tenantId: string,
	id: string,
	{ level, validFrom, validTo }: Days & { readonly level: number },
): Promise<void> {
	const change = { level, valid_from: validFrom, valid_to: validTo };
	await changeRow(tx, "user_permission", { tenantId, id }, change);
}

export function deletePermission(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "user_permission", { tenantId, id });
}

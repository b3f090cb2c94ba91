import { sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { NewUser } from "../../contract/people.ts";

export interface StoredUser extends NewUser {
	/** Values of custom fields, not masked. */
	readonly custom: CustomValues;
	readonly id: string;
	readonly unitId: string;
	readonly siteId: string;
	readonly isEnabled: boolean;
	readonly version: number;
}

/** The person, locked until the transaction ends. */
export function readUser(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<StoredUser>`
		select id, unit_id as "unitId", site_id as "siteId", first_name as "firstName", last_name as "lastName", gender,
			personnel_no as "personnelNo", company_personnel_no as "companyPersonnelNo", mail, custom,
			is_enabled as "isEnabled", version
		from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
}

interface AddedUser extends NewUser {
	readonly id: string;
	readonly unitId: string;
	readonly siteId: string;
	readonly custom: CustomValues;
}

export async function insertUser(tx: Tx, tenantId: string, { custom, ...person }: AddedUser) {
	const columns = { ...columnsOf(person), custom: JSON.stringify(custom) };
	await addRows(tx, "app_user", { tenant_id: tenantId, ...columns });
}

interface UserChange extends Partial<NewUser> {
	readonly custom?: CustomValues;
	readonly isEnabled?: boolean;
	readonly unitId?: string;
	readonly siteId?: string;
}

/** Also for what belongs to the person without standing in her row: the version tells of every change. */
export function updateUserRow(
	tx: Tx,
	tenantId: string,
	id: string,
	{ custom, ...change }: UserChange,
): Promise<number> {
	const columns = { ...columnsOf(change), ...(custom && { custom: JSON.stringify(custom) }) };
	return changeRow(tx, "app_user", { tenantId, id }, columns);
}

/** Undoes, within the same transaction, that the person stands in another unit already. */
export async function putBackInUnit(tx: Tx, tenantId: string, userId: string, unitId: string) {
	await execute(tx)`
		update app_user set unit_id = ${unitId} where tenant_id = ${tenantId} and id = ${userId}`;
}

/** With what is only the person's own; whatever else refers to her stops it. */
export async function deleteUserRows(tx: Tx, tenantId: string, userId: string): Promise<void> {
	const own = sql`where tenant_id = ${tenantId} and user_id = ${userId}`;
	await execute(tx)`
		with unit as (delete from user_unit ${own}), token as (delete from login_token ${own})
		delete from user_login ${own}`;
	await removeRow(tx, "app_user", { tenantId, id: userId });
}

export interface Site {
	readonly id: string;
	readonly isNearest: boolean;
	readonly isEnabled: boolean;
}

/** The sites of the company, seen from a unit. */
export function sitesFrom(tx: Tx, tenantId: string, unitId: string) {
	return rows(tx)<Site>`
		select s.id, s.is_enabled as "isEnabled", s.id is not distinct from (
			select n.id from unit_closure c join site n on n.tenant_id = c.tenant_id and n.unit_id = c.ancestor_id
			where c.tenant_id = ${tenantId} and c.descendant_id = ${unitId} order by c.distance limit 1) as "isNearest"
		from site s where s.tenant_id = ${tenantId} for share of s`;
}

/** Whether people may be put into a unit; it stays as it is until the transaction ends. */
export async function areUnitsEnabled(tx: Tx, tenantId: string, unitIds: readonly string[]) {
	if (unitIds.length === 0) return true;
	const found = await rows(tx)`
		select from unit where tenant_id = ${tenantId} and id = any(${[...unitIds]}::uuid[]) and is_enabled
		order by id for share`;
	return found.length === new Set(unitIds).size;
}

/** How many of some ids are enabled people of the company other than the person herself. */
export async function countColleagues(
	tx: Tx,
	tenantId: string,
	userId: string,
	ids: readonly string[],
): Promise<number> {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from app_user
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and id <> ${userId} and is_enabled and role = 'USER'`;
	return row?.count ?? 0;
}

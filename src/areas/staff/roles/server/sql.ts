import { sql } from "kysely";
import {
	defaultsKey,
	isPermissionKey,
	type PermissionKey,
} from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import { roles } from "../contract.ts";

export const roleTable = masterTable("role", roles, {
	columns: { name: "name", isDefault: "is_default" },
	unique: { role_name: "name", role_tenant_id_name_key: "name" },
	extra: {
		userCount: sql`(select count(distinct a.user_id)::int from role_assignment a
			where a.tenant_id = m.tenant_id and a.role_id = m.id)`,
		permissionCount: sql`(select case when bool_or(p.permission_key = ${defaultsKey}) then null else count(*)::int end from role_permission p
			where p.tenant_id = m.tenant_id and p.role_id = m.id and p.level > 0)`,
	},
});

export interface RoleGrant {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
}

export interface StoredRole {
	readonly id: string;
	readonly name: string;
	readonly version: number;
	readonly grants: readonly RoleGrant[];
	/** Keys of a version to come: carried along, never handed out. */
	readonly hasUnknown: boolean;
}

/** A role and what it contains. */
export async function readRole(
	tx: Tx,
	tenantId: string,
	roleId: string,
): Promise<StoredRole | undefined> {
	const found = await rows(tx)<{
		id: string;
		name: string;
		version: number;
		items: { key: string; level: number }[];
	}>`
		select r.id, r.name, r.version, coalesce((
			select jsonb_agg(jsonb_build_object('key', p.permission_key, 'level', p.level) order by p.permission_key)
			from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.id and p.level > 0), '[]') as items
		from role r where r.tenant_id = ${tenantId} and r.id = ${roleId}`;
	const [row] = found;
	if (row === undefined) return undefined;
	const { id, name, version, items } = row;
	const grants = items.flatMap(({ key, level }) =>
		isPermissionKey(key) ? [{ key, level: permissionLevels[level] ?? "NONE" }] : [],
	);
	const hasUnknown = grants.length < items.length;
	return { id, name, version, grants, hasUnknown };
}

/** Keeps other changes of the role waiting until the transaction ends. */
export async function lockRole(tx: Tx, tenantId: string, roleId: string): Promise<void> {
	await execute(tx)`
		select from role where tenant_id = ${tenantId} and id = ${roleId} for no key update`;
}

/** Keys that this version knows are replaced; others stay as they are. */
export async function replaceGrants(
	tx: Tx,
	tenantId: string,
	roleId: string,
	known: readonly PermissionKey[],
	grants: readonly RoleGrant[],
): Promise<void> {
	await execute(tx)`delete from role_permission
		where tenant_id = ${tenantId} and role_id = ${roleId} and permission_key = any(${[...known]}::text[])`;
	if (grants.length > 0) {
		await addRows(
			tx,
			"role_permission",
			grants.map(({ key, level }) => ({
				tenant_id: tenantId,
				role_id: roleId,
				permission_key: key,
				level: permissionLevels.indexOf(level),
			})),
		);
	}
	await changeRow(tx, "role", { tenantId, id: roleId }, {});
}

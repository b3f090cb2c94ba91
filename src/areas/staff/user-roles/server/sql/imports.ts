import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { StoredAssignment } from "./stored.ts";

export interface ImportableRole {
	readonly id: string;
	readonly name: string;
	readonly grants: readonly { readonly key: string; readonly level: number }[];
}

/** The roles of a company with what they hold. */
export function importableRoles(tx: Tx, tenantId: string) {
	return rows(tx)<ImportableRole>`
		select r.id, r.name, coalesce(jsonb_agg(jsonb_build_object('key', p.permission_key, 'level', p.level))
			filter (where p.level > 0), '[]') as grants
		from role r left join role_permission p on p.tenant_id = r.tenant_id and p.role_id = r.id
		where r.tenant_id = ${tenantId} group by r.id, r.name`;
}

/** Who holds which role at their own place, or everywhere. */
export function heldRoles(tx: Tx, tenantId: string) {
	return rows(tx)<
		Pick<StoredAssignment, "id" | "version" | "userId" | "roleId" | "validFrom" | "validTo">
	>`
		select id, version, user_id as "userId", role_id as "roleId", valid_from as "validFrom", valid_to as "validTo"
		from role_assignment where tenant_id = ${tenantId} and site_id is null and unit_id is null`;
}

export async function deleteAssignments(tx: Tx, tenantId: string, ids: readonly string[]) {
	await execute(tx)`
		delete from role_assignment where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

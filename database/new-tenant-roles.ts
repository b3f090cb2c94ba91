import { defaultRoles } from "#domain/access/default-roles.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { type IdSource, newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** The roles a tenant begins with. They keep their German names in both languages: they are data, not words. */
export async function insertRoles(
	tx: Tx,
	tenantId: string,
	at: number,
	makeId: IdSource = newId,
): Promise<Record<string, string>> {
	const roles = defaultRoles.map((role) => ({ ...role, id: makeId(at) }));
	await tx
		.insertInto("role")
		.values(
			roles.map((role) => ({
				tenant_id: tenantId,
				id: role.id,
				name: role.name,
				is_default: role.isDefault,
			})),
		)
		.execute();
	const grants = roles.flatMap((role) =>
		Object.entries(role.grants).map(([key, level]) => ({
			tenant_id: tenantId,
			role_id: role.id,
			permission_key: key,
			level: permissionLevels.indexOf(level),
		})),
	);
	await tx.insertInto("role_permission").values(grants).execute();
	return Object.fromEntries(roles.map((role) => [role.name, role.id]));
}

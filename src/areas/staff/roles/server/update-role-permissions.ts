import { isDeepStrictEqual } from "node:util";
import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { levelNotGrantable } from "#areas/staff/user-roles/contract.ts";
import { grantableLevels, permissionKeys } from "#domain/access/permission-keys.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { type contract, roles } from "../contract.ts";
import { permissionsAnswer } from "./get-role-permissions.ts";
import { demandWithinOwn } from "./own-rights.ts";
import { lockRole, type RoleGrant, readRole, replaceGrants, type StoredRole } from "./sql.ts";

export const updateRolePermissions: Handler<typeof contract.updateRolePermissions> = async (
	context,
	{ id, version, permissions },
) => {
	const { tx, session, tenantId } = context;
	requireGlobally(session, roles.permission, "WRITE");
	const before = await knownRole(context, id);
	await demandVersion(context, before, version);
	const grants = checkedGrants(permissions);
	demandWithinOwn(session, before);
	demandWithinOwn(session, { grants, hasUnknown: false });
	if (isDeepStrictEqual(byKey(before.grants), byKey(grants))) {
		return permissionsAnswer(session, before);
	}
	await keepAdministrator(context, () => replaceGrants(tx, tenantId, id, permissionKeys, grants));
	await audit(tx, context, {
		entity: roles.entity,
		entityId: id,
		action: "permissions-changed",
		before: byKey(before.grants),
		after: byKey(grants),
	});
	announceRoles(context, id);
	return permissionsAnswer(session, { ...before, grants, version: version + 1 });
};

async function knownRole({ tx, tenantId }: WriteContext, id: string): Promise<StoredRole> {
	await lockRole(tx, tenantId, id);
	return (await readRole(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
}

async function demandVersion({ tx, tenantId }: WriteContext, role: StoredRole, version: number) {
	if (role.version === version) return;
	await refuseStale(tx, {
		tenantId,
		entity: roles.entity,
		entityId: role.id,
		current: {
			name: role.name,
			version: role.version,
			...Object.fromEntries(permissionKeys.map((key) => [key, "NONE"])),
			...byKey(role.grants),
		},
	});
}

/** What is NONE is left out; of a key that is named twice the last one counts. */
function checkedGrants(permissions: readonly RoleGrant[]): RoleGrant[] {
	for (const { key, level } of permissions) {
		if (!grantableLevels(key).includes(level)) refuse(levelNotGrantable, { facts: { key, level } });
	}
	const levels = new Map(permissions.map(({ key, level }) => [key, level]));
	return permissionKeys.flatMap((key) => {
		const level = levels.get(key) ?? "NONE";
		return level === "NONE" ? [] : [{ key, level }];
	});
}

function byKey(grants: readonly RoleGrant[]): Record<string, string> {
	return Object.fromEntries(grants.map(({ key, level }) => [key, level]));
}

/** After a change of what a role contains: other processes forget what its holders may do, browsers fetch roles anew. */
function announceRoles(context: WriteContext, id: string): void {
	context.announce({ kind: "ROLES" });
	context.announce({ kind: roles.topic, ids: [id], update: "UPDATE" });
}

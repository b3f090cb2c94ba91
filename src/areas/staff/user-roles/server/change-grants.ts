import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { type contract, grantedTwice, levelNotGrantable } from "../contract.ts";
import {
	demandDays,
	demandKeyGrantable,
	demandPeople,
	demandRolesGrantable,
} from "./demand-grantable.ts";
import {
	deleteGrant,
	type GrantTable,
	hasPermission,
	insertPermission,
	lockGrant,
	type StoredAssignment,
	type StoredGrants,
	type StoredPermission,
	updateAssignment,
	updatePermission,
} from "./sql/stored.ts";
import { traceGrants } from "./trace-grants.ts";

export const updateRoleAssignment: Handler<typeof contract.updateRoleAssignment> = async (
	context,
	{ id, version, ...days },
) => {
	const { tx, tenantId } = context;
	const table = "role_assignment";
	const stored = await openGrant(context, table, id, "WRITE");
	await openRow(context, table, stored, version);
	demandDays(days);
	await keepAdministrator(context, () => onceOnly(() => updateAssignment(tx, tenantId, id, days)));
	await traceGrants(context, table, [{ before: stored, after: { ...stored, ...days } }]);
	return { version: version + 1 };
};

/** Runs a write; a grant that is there already is refused. */
async function onceOnly(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		refuse(grantedTwice);
	}
}

export const createUserPermission: Handler<typeof contract.createUserPermission> = async (
	context,
	input,
) => {
	const { tx, session, tenantId, now } = context;
	await demandPeople(context, [input.userId], "WRITE", todayOf(context));
	demandDays(input);
	const { scope } = input;
	const grant = {
		...input,
		siteId: scope === "SITE" ? input.siteId : null,
		unitId: scope === "UNIT" ? input.unitId : null,
		level: indexOfLevel(input.key, input.level),
		id: newId(now.getTime()),
		version: 1,
	};
	await demandKeyGrantable(tx, session, grant, [grant.level]);
	if (await hasPermission(tx, tenantId, grant)) refuse(grantedTwice);
	await insertPermission(tx, tenantId, grant);
	await traceGrants(context, "user_permission", [{ after: grant }]);
	return { id: grant.id };
};

export const updateUserPermission: Handler<typeof contract.updateUserPermission> = async (
	context,
	{ id, version, ...input },
) => {
	const { tx, session, tenantId } = context;
	const table = "user_permission";
	const stored = await openGrant(context, table, id, "WRITE");
	await openRow(context, table, { ...stored, level: permissionLevels[stored.level] }, version);
	demandDays(input);
	const level = indexOfLevel(stored.key as PermissionKey, input.level);
	await demandKeyGrantable(tx, session, stored, [level]);
	const change = { ...input, level };
	const after = { ...stored, ...change };
	if (await hasPermission(tx, tenantId, after)) refuse(grantedTwice);
	await keepAdministrator(context, () => updatePermission(tx, tenantId, id, change));
	await traceGrants(context, table, [{ before: stored, after }]);
	return { version: version + 1 };
};

export const deleteRoleAssignment = taking("role_assignment");
export const deleteUserPermission = taking("user_permission");

function taking(table: GrantTable) {
	return async (context: WriteContext, { id }: { readonly id: string }) => {
		const before = await openGrant(context, table, id, "FULL");
		await keepAdministrator(context, () => deleteGrant(context.tx, table, context.tenantId, id));
		await traceGrants(context, table, [{ before }]);
		return {};
	};
}

/** A grant that the session may change: of a person, and within its own rights as it is. */
async function openGrant<T extends GrantTable>(
	context: WriteContext,
	table: T,
	id: string,
	level: "WRITE" | "FULL",
): Promise<StoredGrants[T]> {
	const { tx, tenantId } = context;
	const stored = await openRow(context, table, await lockGrant(tx, table, tenantId, id));
	await demandPeople(context, [stored.userId], level, todayOf(context));
	await demandGrantable(context, stored);
	return stored;
}

function demandGrantable(
	{ tx, session }: WriteContext,
	grant: StoredAssignment | StoredPermission,
): Promise<void> {
	if ("roleId" in grant) return demandRolesGrantable(tx, session, [grant]);
	return demandKeyGrantable(tx, session, grant, [grant.level]);
}

function indexOfLevel(key: PermissionKey, level: PermissionLevel): number {
	if (level === "NONE" || !grantableLevels(key).includes(level)) {
		refuse(levelNotGrantable, { facts: { key, level } });
	}
	return permissionLevels.indexOf(level);
}

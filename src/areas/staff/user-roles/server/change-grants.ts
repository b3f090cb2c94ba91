import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, grantedTwice, levelNotGrantable } from "../contract.ts";
import {
	demandDays,
	demandKeyGrantable,
	demandPeople,
	demandRolesGrantable,
} from "./demand-grantable.ts";
import {
	deleteAssignment,
	deletePermission,
	hasPermission,
	insertPermission,
	lockAssignment,
	lockPermission,
	type StoredAssignment,
	type StoredPermission,
	updateAssignmentDays,
	updatePermission,
} from "./sql/stored.ts";
import { traceAssignments, tracePermission } from "./trace-grants.ts";

type Input<Name extends keyof typeof contract> = InputOf<(typeof contract)[Name]>;
type Level = "WRITE" | "FULL";

export async function updateRoleAssignment(
	context: WriteContext,
	input: Input<"updateRoleAssignment">,
): Promise<{ version: number }> {
	const { tx, tenantId } = context;
	const { id, version, validFrom, validTo } = input;
	const stored = await openAssignment(context, id, "WRITE");
	if (stored.version !== version) {
		const current = { ...stored };
		await refuseStale(tx, { tenantId, entity: "role_assignment", entityId: id, current });
	}
	demandDays(input);
	const days = { validFrom, validTo };
	await keepAdministrator(context, () =>
		onceOnly(() => updateAssignmentDays(tx, tenantId, id, days)),
	);
	await traceAssignments(context, [{ before: stored, after: { ...stored, ...days } }]);
	return { version: version + 1 };
}

/** Runs a write; a grant that is there already is refused. */
async function onceOnly(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		refuse(grantedTwice);
	}
}

export async function deleteRoleAssignment(
	context: WriteContext,
	{ id }: Input<"deleteRoleAssignment">,
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const before = await openAssignment(context, id, "FULL");
	await keepAdministrator(context, () => deleteAssignment(tx, tenantId, id));
	await traceAssignments(context, [{ before, after: undefined }]);
	return {};
}

/** An assignment that the session may change: one of a person and with a role within its own rights. */
async function openAssignment(
	context: WriteContext,
	id: string,
	level: Level,
): Promise<StoredAssignment> {
	const { tx, session, tenantId } = context;
	const stored = await lockAssignment(tx, tenantId, id);
	if (stored === undefined) return refuse(commonRefusals.notFound);
	await demandPeople(context, [stored.userId], level, todayOf(context));
	await demandRolesGrantable(tx, session, [stored]);
	return stored;
}

export async function createUserPermission(
	context: WriteContext,
	input: Input<"createUserPermission">,
): Promise<{ id: string }> {
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
	await tracePermission(context, undefined, grant);
	return { id: grant.id };
}

export async function updateUserPermission(
	context: WriteContext,
	input: Input<"updateUserPermission">,
): Promise<{ version: number }> {
	const { tx, session, tenantId } = context;
	const { id, version, validFrom, validTo } = input;
	const stored = await openPermission(context, id, "WRITE");
	if (stored.version !== version) {
		const current = { ...stored, level: permissionLevels[stored.level] };
		await refuseStale(tx, { tenantId, entity: "user_permission", entityId: id, current });
	}
	demandDays(input);
	const level = indexOfLevel(stored.key as PermissionKey, input.level);
	await demandKeyGrantable(tx, session, stored, [level]);
	const after = { ...stored, level, validFrom, validTo };
	if (await hasPermission(tx, tenantId, after)) refuse(grantedTwice);
	await keepAdministrator(context, () => updatePermission(tx, tenantId, id, after));
	await tracePermission(context, stored, after);
	return { version: version + 1 };
}

export async function deleteUserPermission(
	context: WriteContext,
	{ id }: Input<"deleteUserPermission">,
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const stored = await openPermission(context, id, "FULL");
	await keepAdministrator(context, () => deletePermission(tx, tenantId, id));
	await tracePermission(context, stored, undefined);
	return {};
}

/** A single grant that the session may change: of a person, and within its own rights as it is. */
async function openPermission(
	context: WriteContext,
	id: string,
	level: Level,
): Promise<StoredPermission> {
	const { tx, session, tenantId } = context;
	const stored = await lockPermission(tx, tenantId, id);
	if (stored === undefined) return refuse(commonRefusals.notFound);
	await demandPeople(context, [stored.userId], level, todayOf(context));
	await demandKeyGrantable(tx, session, stored, [stored.level]);
	return stored;
}

function indexOfLevel(key: PermissionKey, level: PermissionLevel): number {
	if (level === "NONE" || !grantableLevels(key).includes(level)) {
		refuse(levelNotGrantable, { facts: { key, level } });
	}
	return permissionLevels.indexOf(level);
}

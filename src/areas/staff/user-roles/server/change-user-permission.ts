import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, grantedTwice, levelNotGrantable } from "../contract.ts";
import { demandDays, demandKeyGrantable, demandPeople } from "./demand-grantable.ts";
import {
	deletePermission,
	hasPermission,
	insertPermission,
	lockPermission,
	type StoredPermission,
	updatePermission,
} from "./sql/stored.ts";
import { announceGrants } from "./trace-grants.ts";

const entity = "user_permission";

export async function createUserPermission(
	context: WriteContext,
	input: InputOf<(typeof contract)["createUserPermission"]>,
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
	await trace(context, undefined, grant);
	return { id: grant.id };
}

export async function updateUserPermission(
	context: WriteContext,
	input: InputOf<(typeof contract)["updateUserPermission"]>,
): Promise<{ version: number }> {
	const { tx, session, tenantId } = context;
	const { id, version, validFrom, validTo } = input;
	const stored = await known(context, id, "WRITE");
	if (stored.version !== version) {
		const level = permissionLevels[stored.level];
		const current = { ...stored, level };
		await refuseStale(tx, { tenantId, entity, entityId: id, current });
	}
	demandDays(input);
	const level = indexOfLevel(stored.key as PermissionKey, input.level);
	await demandKeyGrantable(tx, session, stored, [level]);
	const after = { ...stored, level, validFrom, validTo };
	if (await hasPermission(tx, tenantId, after)) refuse(grantedTwice);
	await keepAdministrator(context, () => updatePermission(tx, tenantId, id, after));
	await trace(context, stored, after);
	return { version: version + 1 };
}

export async function deleteUserPermission(
	context: WriteContext,
	{ id }: InputOf<(typeof contract)["deleteUserPermission"]>,
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const stored = await known(context, id, "FULL");
	await keepAdministrator(context, () => deletePermission(tx, tenantId, id));
	await trace(context, stored, undefined);
	return {};
}

/** A single grant that the session may change: of a person, and within its own rights as it is. */
async function known(
	context: WriteContext,
	id: string,
	level: "WRITE" | "FULL",
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

async function trace(
	context: WriteContext,
	before: StoredPermission | undefined,
	after: StoredPermission | undefined,
): Promise<void> {
	const { id, userId } = (after ?? before) as StoredPermission;
	const last = after === undefined ? "deleted" : "changed";
	await audit(context.tx, context, {
		entity,
		entityId: id,
		subjectUserId: userId,
		action: before === undefined ? "created" : last,
		before: before && kept(before),
		after: after && kept(after),
	});
	announceGrants(context, [userId]);
}

const kept = (grant: StoredPermission) => ({
	key: grant.key,
	level: permissionLevels[grant.level],
	scope: grant.scope,
	siteId: grant.siteId,
	unitId: grant.unitId,
	validFrom: grant.validFrom,
	validTo: grant.validTo,
});

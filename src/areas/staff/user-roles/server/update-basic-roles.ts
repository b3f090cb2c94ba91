import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { assignRoles, type WantedRole } from "./assign-roles.ts";
import { demandPeople, demandRolesGrantable } from "./demand-grantable.ts";
import { endAssignments, lockBasicAssignments, type StoredAssignment } from "./sql/stored.ts";
import { traceGrants } from "./trace-grants.ts";

type Roles = InputOf<typeof contract.updateBasicRoles>["roles"];

/** What was held before today stays known: it ends yesterday; what began today only is taken back. */
export const updateBasicRoles: Handler<typeof contract.updateBasicRoles> = async (
	context,
	{ userId, roles },
) => {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const held = await lockBasicAssignments(tx, tenantId, userId, today);
	const level = isTaking(held, roles) ? "FULL" : "WRITE";
	await demandPeople(context, [userId], level, today);
	const ended = held.filter((one) => isEnded(one, roles));
	await demandRolesGrantable(tx, session, ended);
	await keepAdministrator(context, async () => {
		await endAll(context, ended, today);
		await assignRoles(context, userId, addedTo(held, roles, today));
	});
	return {};
};

/** From the narrowest to the widest. */
const scopes: readonly PermissionScope[] = ["UNIT", "SITE", "GLOBAL"];

/** Whether something is taken, or narrowed, which is taking back where it reached further: that asks for as much. */
function isTaking(held: readonly StoredAssignment[], roles: Roles): boolean {
	return roles.some(({ roleId, scope }) => {
		if (scope === null) return true;
		return held.some(
			(one) => one.roleId === roleId && scopes.indexOf(one.scope) > scopes.indexOf(scope),
		);
	});
}

function isEnded({ roleId, scope }: StoredAssignment, roles: Roles): boolean {
	return roles.some((one) => one.roleId === roleId && one.scope !== scope);
}

function addedTo(held: readonly StoredAssignment[], roles: Roles, validFrom: string): WantedRole[] {
	return roles.flatMap(({ roleId, scope }) => {
		const isHeld = held.some((one) => one.roleId === roleId && one.scope === scope);
		if (scope === null || isHeld) return [];
		const place = { siteId: null, unitId: null };
		return [{ roleId, scope, ...place, validFrom, validTo: null }];
	});
}

async function endAll(context: WriteContext, ended: readonly StoredAssignment[], today: string) {
	const { tx, tenantId } = context;
	const validTo = isoDayPlus(today, -1);
	const ids = ended.map(({ id }) => id);
	await endAssignments(tx, tenantId, ids, { today, validTo });
	await traceGrants(
		context,
		"role_assignment",
		ended.map((before) => ({
			before,
			after: before.validFrom === today ? undefined : { ...before, validTo },
		})),
	);
}

import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { demandDays, demandPeople, demandRolesGrantable } from "./demand-grantable.ts";
import { defaultRolesOf, insertAssignments, type NewAssignment } from "./sql/grants.ts";
import { traceGrants } from "./trace-grants.ts";
import { usualScope } from "./usual-scope.ts";

type RoleForUser = Omit<NewAssignment, "id">;
/** A site or unit of null with SITE or UNIT: the person's own. */
export type WantedRole = Omit<RoleForUser, "userId">;

export const createRoleAssignments: Handler<typeof contract.createRoleAssignments> = async (
	context,
	{ userIds, ...role },
) => {
	await demandPeople(context, userIds, "WRITE", todayOf(context));
	demandDays(role);
	const people = [...new Set(userIds)];
	const created = await assignToUsers(
		context,
		people.map((userId) => ({ ...role, userId })),
	);
	return { created };
};

/** Gives a person roles; refuses any that holds more than the session does at that place, or where it manages no roles. */
export function assignRoles(context: WriteContext, userId: string, wanted: readonly WantedRole[]) {
	return assignToUsers(
		context,
		wanted.map((role) => ({ ...role, userId })),
	);
}

/**
 * The same for several people at once, in as many round trips as for one.
 *
 * @returns how many were not there yet
 */
async function assignToUsers(context: WriteContext, wanted: readonly RoleForUser[]) {
	if (wanted.length === 0) return 0;
	await demandRolesGrantable(context.tx, context.session, wanted.map(placed));
	return insert(context, wanted);
}

/** The roles every new person gets. */
export async function assignDefaultRoles(context: WriteContext, userId: string, validFrom: string) {
	const roles = await defaultRolesOf(context.tx, context.tenantId);
	const held = { userId, siteId: null, unitId: null, validFrom, validTo: null };
	await insert(
		context,
		roles.map(({ id: roleId, name }) => ({ ...held, roleId, scope: usualScope(name) })),
	);
}

/** A place belongs to the scope that has one. */
function placed(role: RoleForUser): RoleForUser {
	const { scope, siteId, unitId } = role;
	return {
		...role,
		siteId: scope === "SITE" ? siteId : null,
		unitId: scope === "UNIT" ? unitId : null,
	};
}

async function insert(context: WriteContext, wanted: readonly RoleForUser[]): Promise<number> {
	const { tx, tenantId, now } = context;
	const rows = wanted.map((role) => ({ ...placed(role), id: newId(now.getTime()) }));
	const inserted = await insertAssignments(tx, tenantId, rows);
	await traceGrants(
		context,
		"role_assignment",
		inserted.map((after) => ({ after })),
	);
	return inserted.length;
}

import { defaultRoles } from "#domain/access/default-roles.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { demandDays, demandPeople, demandRolesGrantable } from "./demand-grantable.ts";
import { defaultRolesOf, insertAssignments, type NewAssignment } from "./sql/grants.ts";
import { announceGrants } from "./trace-grants.ts";

export interface WantedRole {
	readonly roleId: string;
	readonly scope: PermissionScope;
	/** Null with SITE or UNIT: the person's own. */
	readonly siteId: string | null;
	readonly unitId: string | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

type Actor = Pick<WriteContext, "tenantId" | "session" | "now" | "traceId" | "announce">;

/** A role for one of several people. */
interface RoleForUser extends WantedRole {
	readonly userId: string;
}

/** Gives a person roles; refuses any that holds more than the session does at that place, or where it manages no roles. */
export function assignRoles(
	tx: Tx,
	context: Actor,
	userId: string,
	wanted: readonly WantedRole[],
): Promise<number> {
	return assignRolesToUsers(
		tx,
		context,
		wanted.map((role) => ({ ...role, userId })),
	);
}

/**
 * The same for several people at once, in as many round trips as for one.
 *
 * @returns how many were not there yet
 */
export async function assignRolesToUsers(
	tx: Tx,
	context: Actor,
	wanted: readonly RoleForUser[],
): Promise<number> {
	if (wanted.length === 0) return 0;
	await demandRolesGrantable(tx, context.session, wanted.map(placed));
	return insert(tx, context, wanted);
}

/** The roles every new person gets. */
export async function assignDefaultRoles(
	tx: Tx,
	context: Actor,
	userId: string,
	validFrom: string,
): Promise<void> {
	const roles = await defaultRolesOf(tx, context.tenantId);
	await insert(
		tx,
		context,
		roles.map(({ id, name }) => ({
			userId,
			roleId: id,
			scope: usualScope(name),
			siteId: null,
			unitId: null,
			validFrom,
			validTo: null,
		})),
	);
}

function usualScope(name: string): PermissionScope {
	return defaultRoles.find((role) => role.name === name)?.usualScope ?? "UNIT";
}

/** A place belongs to the scope that has one. */
function placed<T extends RoleForUser>(role: T): T {
	const { scope, siteId, unitId } = role;
	return {
		...role,
		siteId: scope === "SITE" ? siteId : null,
		unitId: scope === "UNIT" ? unitId : null,
	};
}

async function insert(tx: Tx, context: Actor, wanted: readonly RoleForUser[]): Promise<number> {
	const { tenantId, now } = context;
	const rows: NewAssignment[] = wanted.map((role) => ({
		...placed(role),
		id: newId(now.getTime()),
	}));
	const inserted = await insertAssignments(tx, tenantId, rows);
	await auditAll(
		tx,
		context,
		inserted.map(({ id, userId, ...after }) => ({
			entity: "role_assignment",
			entityId: id,
			subjectUserId: userId,
			action: "created",
			after,
		})),
	);
	announceGrants(context, [...new Set(wanted.map(({ userId }) => userId))]);
	return inserted.length;
}

export async function createRoleAssignments(
	context: WriteContext,
	{ userIds, ...role }: InputOf<(typeof contract)["createRoleAssignments"]>,
): Promise<{ created: number }> {
	await demandPeople(context, userIds, "WRITE", todayOf(context));
	demandDays(role);
	const people = [...new Set(userIds)];
	const created = await assignRolesToUsers(
		context.tx,
		context,
		people.map((userId) => ({ ...role, userId })),
	);
	return { created };
}

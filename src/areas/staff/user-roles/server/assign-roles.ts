import { defaultRoles } from "../../../../domain/access/default-roles.ts";
import { permissionLevels } from "../../../../domain/access/permission-level.ts";
import type { PermissionScope } from "../../../../domain/access/permission-map.ts";
import { newId } from "../../../../kit/contract/new-id.ts";
import { commonRefusals } from "../../../../kit/contract/refusal.ts";
import { audit } from "../../../../kit/server/audit.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { grantForbidden, roleNotFound } from "../contract.ts";
import { grantBeyond } from "./grants.ts";
import {
	defaultRolesOf,
	grantsOfRoles,
	insertAssignments,
	type NewAssignment,
} from "./sql/grants.ts";

export interface WantedRole {
	readonly roleId: string;
	readonly scope: PermissionScope;
	/** Null with SITE or UNIT: the person's own. */
	readonly siteId: string | null;
	readonly unitId: string | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

type Actor = Pick<
	WriteContext,
	"tenantId" | "session" | "now" | "traceId" | "announce"
>;

/** Gives a person roles; refuses any that holds more than the session does at that place, or where it manages no roles. */
export async function assignRoles(
	tx: Tx,
	context: Actor,
	userId: string,
	wanted: readonly WantedRole[],
): Promise<void> {
	if (wanted.length === 0) return;
	const { session, tenantId } = context;
	const roles = await grantsOfRoles(tx, tenantId, userId, wanted);
	for (const role of roles) {
		if (!role.isRole) refuse(roleNotFound);
		if (!role.isPlace) refuse(commonRefusals.notFound);
	}
	const managing = roles.map((role) => ({
		...role,
		key: "roles.manage",
		level: permissionLevels.indexOf("WRITE"),
	}));
	const granted = roles.filter(({ key }) => key !== null);
	const beyond = grantBeyond(session, [...managing, ...granted]);
	if (beyond !== undefined) refuse(grantForbidden, { facts: beyond });
	await insert(tx, context, userId, wanted);
}

/** The roles every new person gets, whoever creates her. */
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
		userId,
		roles.map(({ id, name }) => ({
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

async function insert(
	tx: Tx,
	context: Actor,
	userId: string,
	wanted: readonly WantedRole[],
): Promise<void> {
	const { tenantId, now } = context;
	const rows: NewAssignment[] = wanted.map((role) => ({
		...role,
		siteId: role.scope === "SITE" ? role.siteId : null,
		unitId: role.scope === "UNIT" ? role.unitId : null,
		id: newId(now.getTime()),
	}));
	for (const row of await insertAssignments(tx, tenantId, userId, rows)) {
		const { id, ...after } = row;
		await audit(tx, context, {
			entity: "role_assignment",
			entityId: id,
			subjectUserId: userId,
			action: "created",
			after,
		});
	}
	context.announce({ kind: "ROLES", userId });
}

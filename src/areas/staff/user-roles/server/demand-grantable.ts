import { isAdministrator } from "#domain/access/may.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { grantEndsBeforeBegin, grantForbidden, ownRights, roleNotFound } from "../contract.ts";
import { grantBeyond } from "./grants-beyond.ts";
import { grantsOfRoles, type NewAssignment, type PlacedGrant, placeOf } from "./sql/grants.ts";
import { areAllAmong } from "./sql/places.ts";
import type { Days, StoredPermission } from "./sql/stored.ts";
import { visibleUsers } from "./visible.ts";

const managing = { key: "roles.manage", level: permissionLevels.indexOf("WRITE") };

/** Refuses roles that hold more than the session does at their place, or a place where it manages no roles. */
export async function demandRolesGrantable(
	tx: Tx,
	session: Session,
	wanted: readonly Omit<NewAssignment, "id" | "validFrom" | "validTo">[],
): Promise<void> {
	const roles = await grantsOfRoles(tx, session.tenantId, wanted);
	for (const role of roles) {
		if (!role.isRole) refuse(roleNotFound);
		if (!role.isPlace) refuse(commonRefusals.notFound);
	}
	const granted = roles.filter(({ key }) => key !== null);
	demandGrants(session, [...roles.map((role) => ({ ...role, ...managing })), ...granted]);
}

/** The same for levels of a single right. */
export async function demandKeyGrantable(
	tx: Tx,
	session: Session,
	grant: Pick<StoredPermission, "userId" | "key" | "scope" | "siteId" | "unitId">,
	levels: readonly number[],
): Promise<void> {
	const place = await placeOf(tx, session.tenantId, grant);
	if (place === undefined) return refuse(commonRefusals.notFound);
	const { key } = grant;
	demandGrants(session, [
		{ ...place, ...managing },
		...levels.map((level) => ({ ...place, key, level })),
	]);
}

function demandGrants(session: Session, grants: readonly PlacedGrant[]): void {
	const facts = grantBeyond(session, grants);
	if (facts !== undefined) refuse(grantForbidden, { facts });
}

/**
 * Refuses people for whom the session does not manage roles: as missing whom one may not see, as forbidden whom one
 * sees, and oneself, so that nobody prolongs one's own rights.
 */
export async function demandPeople(
	{ tx, session }: Pick<WriteContext, "tx" | "session">,
	userIds: readonly string[],
	level: "WRITE" | "FULL",
	today: string,
): Promise<void> {
	const permission = "roles.manage";
	const [isOpen, isSeen] = await areAllAmong(tx, userIds, [
		visibleUsers(session, permission, level, today),
		visibleUsers(session, "users.manage", "LIST", today),
	]);
	if (!isOpen) {
		if (!isSeen) refuse(commonRefusals.notFound);
		refuse(commonRefusals.forbidden, { permission, level });
	}
	const isAll = isAdministrator(session.permissions);
	if (!isAll && userIds.includes(session.userId)) refuse(ownRights);
}

export function demandDays({ validFrom, validTo }: Days): void {
	if (validTo !== null && validTo < validFrom) refuse(grantEndsBeforeBegin);
}

import { isAdministrator, may } from "#domain/access/may.ts";
import {
	defaultsKey,
	isPermissionKey,
	type PermissionKey,
	permissionKeys,
} from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { grantsOfUser, type PlacedGrant } from "./sql/grants.ts";

/** Where something lies in the tree: the unit with its ancestors, and all their sites. */
export interface TreePlace {
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
}

/** Keys that govern the rights of others: the person who takes over their holder's sign-in could grant anything to oneself. */
const governing: ReadonlySet<string> = new Set<PermissionKey>([
	defaultsKey,
	"roles.manage",
	"apikeys.manage",
	"settings.manage",
]);

/** The first of some grants that goes beyond what the session holds at its place. */
export function grantBeyond(session: Session, grants: readonly PlacedGrant[]) {
	if (isAdministrator(session.permissions)) return undefined;
	const beyond = grants.find((grant) => !holds(session, grant));
	return beyond && { key: beyond.key, level: levelOf(beyond) };
}

/** As `grantBeyond`, for what is to hold in the whole company. */
export function beyondEverywhere(
	session: Session,
	grants: readonly { readonly key: string; readonly level: PermissionLevel }[],
): { key: string; level: PermissionLevel } | undefined {
	return grantBeyond(
		session,
		grants.map(({ key, level }) => ({
			key,
			level: permissionLevels.indexOf(level),
			scope: "GLOBAL",
			siteId: null,
			unitIds: null,
		})),
	);
}

function holds(session: Session, grant: PlacedGrant): boolean {
	const { key, scope, siteId, unitIds } = grant;
	// keys of a version to come open nothing here, yet nobody may hand them out unseen
	if (!isPermissionKey(key)) return false;
	return may(session.permissions, key, levelOf(grant), {
		siteId: scope === "GLOBAL" ? null : siteId,
		unitIds: scope === "GLOBAL" ? [] : (unitIds ?? []),
	});
}

function levelOf({ level }: PlacedGrant): PermissionLevel {
	return permissionLevels[level] ?? "NONE";
}

/** Whether a person holds, of the rights that govern others' rights, something that the session does not. */
export async function governsMoreThan(tx: Tx, session: Session, userId: string, today: string) {
	const grants = await grantsOfOther(tx, session, userId, today);
	const some = grants.filter(({ key }) => governing.has(key));
	return grantBeyond(session, some) !== undefined;
}

/** Whether a person holds anything, today or on a day to come, that the session does not hold as high and as far. */
export async function holdsMoreThan(tx: Tx, session: Session, userId: string, today: string) {
	const grants = await grantsOfOther(tx, session, userId, today);
	return grantBeyond(session, grants) !== undefined;
}

async function grantsOfOther(tx: Tx, session: Session, userId: string, today: string) {
	if (userId === session.userId) return [];
	return grantsOfUser(tx, session.tenantId, userId, today);
}

/** Whether the session may do with something, at its new place, what it might not at the old one. */
export function gainsRights(
	session: Pick<Session, "permissions">,
	before: TreePlace,
	after: TreePlace,
): boolean {
	return !held(session, after).isSubsetOf(held(session, before));
}

/** Every key with every level that the session holds there. */
function held({ permissions }: Pick<Session, "permissions">, { unitIds, siteIds }: TreePlace) {
	const places = [null, ...siteIds].map((siteId) => ({ siteId, unitIds }));
	const rights = permissionKeys.flatMap((key) =>
		permissionLevels
			.filter((level) => places.some((place) => may(permissions, key, level, place)))
			.map((level) => `${key} ${level}`),
	);
	return new Set(rights);
}

import type { RawBuilder } from "kysely";
import { holdsGlobally } from "#domain/access/may.ts";
import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import {
	type Anchors,
	anybody,
	areAmong,
	everybody,
	everyUnit,
	isOfFilter,
	isOneOf,
	peopleBelow,
	unitsBelow,
	unitsOfFilter,
} from "./sql/places.ts";

/** Roots of the subtrees in which a session holds a level of a key. */
function anchorsOf(session: Session, key: PermissionKey, level: PermissionLevel): Anchors {
	const unitIds = new Set<string>();
	const siteIds = new Set<string>();
	for (const name of [key, defaultsKey]) {
		for (const grant of session.permissions[name] ?? []) {
			if (!includesLevel(grant.level, level)) continue;
			if (grant.unitId !== undefined) unitIds.add(grant.unitId);
			if (grant.siteId !== undefined) siteIds.add(grant.siteId);
		}
	}
	return { unitIds: [...unitIds], siteIds: [...siteIds] };
}

/** Units at which the session holds a level of a key, as a sub-query of their ids: put it behind `in`. */
export function visibleUnits(session: Session, key: PermissionKey, level: PermissionLevel) {
	const { tenantId, permissions } = session;
	if (holdsGlobally(permissions, key, level)) return everyUnit(tenantId);
	return unitsBelow(tenantId, anchorsOf(session, key, level));
}

/**
 * Units that the current-site filter leaves: the site's subtree, all with null. In a company of one site the filter
 * leaves nothing out, for there "all sites" is not offered.
 */
export function unitsInFilter({ tenantId }: Session, siteFilter: string | null) {
	return siteFilter === null ? everyUnit(tenantId) : unitsOfFilter(tenantId, siteFilter);
}

/**
 * People for whom the session holds a level of a key, as a sub-query of their ids: put it behind `in`. Oneself is not in
 * it unless a grant says so; own data has rules of its own.
 *
 * @param today the civil day on which further units count
 */
export function visibleUsers(
	session: Session,
	key: PermissionKey,
	level: PermissionLevel,
	today: string,
): RawBuilder<string> {
	const { tenantId, permissions } = session;
	if (holdsGlobally(permissions, key, level)) return everybody(tenantId);
	return peopleBelow(tenantId, anchorsOf(session, key, level), today);
}

/** As `visibleUsers`; null where that is everybody, of whom nobody has to be looked for. */
export function visibleOrAll(
	session: Session,
	key: PermissionKey,
	level: PermissionLevel,
	today: string,
): RawBuilder<string> | null {
	const isAll = holdsGlobally(session.permissions, key, level);
	return isAll ? null : visibleUsers(session, key, level, today);
}

/** Whether the current-site filter leaves the row `u` of a person; everybody with null. */
export function isInFilter(
	{ tenantId }: Session,
	siteFilter: string | null,
	today: string,
): RawBuilder<unknown> {
	return siteFilter === null ? anybody : isOfFilter(tenantId, siteFilter, today);
}

type Right = readonly [key: PermissionKey, level: PermissionLevel];

/**
 * Whether the session holds one of some rights for the row `u` of a person. Who holds one for everybody asks nothing.
 *
 * @param self who counts as well
 */
export function isVisible(
	session: Session,
	rights: readonly Right[],
	today: string,
	self: readonly string[] = [],
): RawBuilder<unknown> {
	const { permissions } = session;
	if (rights.some(([key, level]) => holdsGlobally(permissions, key, level))) return anybody;
	const sets = rights.map(([key, level]) => visibleUsers(session, key, level, today));
	return isOneOf(self, sets);
}

/** As `isVisible`, and oneself. */
export function isSelfOrVisible(session: Session, rights: readonly Right[], today: string) {
	return isVisible(session, rights, today, [session.userId]);
}

/** The highest level of a key that the session holds for one person; NONE also where there is no such person. */
export async function levelForUser(
	tx: Tx,
	session: Session,
	key: PermissionKey,
	userId: string,
	today: string,
): Promise<PermissionLevel> {
	const asked: PermissionLevel[] = [];
	for (const level of ["FULL", "WRITE", "READ", "LIST"] as const) {
		asked.push(level);
		// whom a right for the whole company does not reach, no lesser one does
		if (holdsGlobally(session.permissions, key, level)) break;
	}
	const found = await areAmong(
		tx,
		userId,
		asked.map((level) => visibleUsers(session, key, level, today)),
	);
	return asked[found.indexOf(true)] ?? "NONE";
}

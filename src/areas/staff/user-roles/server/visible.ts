import { isDeepStrictEqual } from "node:util";
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

export type Right = readonly [key: PermissionKey, level: PermissionLevel];

/** Roots of the subtrees in which a session holds one of some rights; null where it holds one for all. */
function anchorsOf({ permissions }: Session, rights: readonly Right[]): Anchors | null {
	if (rights.some(([key, level]) => holdsGlobally(permissions, key, level))) return null;
	const unitIds = new Set<string>();
	const siteIds = new Set<string>();
	for (const [key, level] of rights)
		for (const grant of [key, defaultsKey].flatMap((name) => permissions[name] ?? [])) {
			if (!includesLevel(grant.level, level)) continue;
			if (grant.unitId !== undefined) unitIds.add(grant.unitId);
			if (grant.siteId !== undefined) siteIds.add(grant.siteId);
		}
	return { unitIds: [...unitIds].sort(), siteIds: [...siteIds].sort() };
}

/** Whether a session holds a key for anybody. */
function holdsAnywhere(session: Session, key: PermissionKey): boolean {
	const anchors = anchorsOf(session, [[key, "LIST"]]);
	return anchors === null || anchors.unitIds.length + anchors.siteIds.length > 0;
}

/** Whether two rights of a session reach the same people and units: then one question answers for both. */
export function reachAlike(session: Session, one: Right, other: Right): boolean {
	return isDeepStrictEqual(anchorsOf(session, [one]), anchorsOf(session, [other]));
}

/** Units at which the session holds a level of a key, as a sub-query of their ids: put it behind `in`. */
export function visibleUnits(session: Session, key: PermissionKey, level: PermissionLevel) {
	const anchors = anchorsOf(session, [[key, level]]);
	return anchors === null ? everyUnit(session.tenantId) : unitsBelow(session.tenantId, anchors);
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
	return visibleByAny(session, [[key, level]], today);
}

/** The same of several rights, of which one is enough: one question, however many they are. */
export function visibleByAny(
	session: Session,
	rights: readonly Right[],
	today: string,
): RawBuilder<string> {
	return anyOrAll(session, rights, today) ?? everybody(session.tenantId);
}

/** As `visibleUsers`; null where that is everybody, of whom nobody has to be looked for. */
export function visibleOrAll(
	session: Session,
	key: PermissionKey,
	level: PermissionLevel,
	today: string,
): RawBuilder<string> | null {
	return anyOrAll(session, [[key, level]], today);
}

/** As `visibleByAny`; null where that is everybody. */
export function anyOrAll(
	session: Session,
	rights: readonly Right[],
	today: string,
): RawBuilder<string> | null {
	const anchors = anchorsOf(session, rights);
	return anchors && peopleBelow(session.tenantId, anchors, today);
}

/** Whether the current-site filter leaves the row `u` of a person; everybody with null. */
export function isInFilter(
	{ tenantId }: Session,
	siteFilter: string | null,
	today: string,
): RawBuilder<unknown> {
	return siteFilter === null ? anybody : isOfFilter(tenantId, siteFilter, today);
}

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
	const people = anyOrAll(session, rights, today);
	return people === null ? anybody : isOneOf(self, people);
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
	// who holds nothing anywhere need not be looked for
	if (!holdsAnywhere(session, key)) return "NONE";
	for (const level of ["FULL", "WRITE", "READ", "LIST"] as const) {
		const higher = asked.at(-1);
		// whom a higher level of the same reach does not reach, no lesser one does
		if (higher === undefined || !reachAlike(session, [key, higher], [key, level]))
			asked.push(level);
	}
	const found = await areAmong(
		tx,
		userId,
		asked.map((level) => visibleUsers(session, key, level, today)),
	);
	return asked[found.indexOf(true)] ?? "NONE";
}

import type { RawBuilder } from "kysely";
import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { anchorsOf } from "./anchors-of.ts";
import { areAmong, everybody, peopleBelow, peopleOfFilter } from "./sql/places.ts";

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

/** People that the current-site filter leaves, as a sub-query of their ids; everybody with null. */
export function usersInFilter(
	{ tenantId }: Session,
	siteFilter: string | null,
	today: string,
): RawBuilder<string> {
	return siteFilter === null ? everybody(tenantId) : peopleOfFilter(tenantId, siteFilter, today);
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

import type { RawBuilder } from "kysely";
import { holdsGlobally } from "../../../../domain/access/may.ts";
import {
	defaultsKey,
	type PermissionKey,
} from "../../../../domain/access/permission-keys.ts";
import {
	includesLevel,
	type PermissionLevel,
} from "../../../../domain/access/permission-level.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { Session } from "../../../../kit/server/session.ts";
import { type Anchors, everybody, isAmong, peopleBelow } from "./sql.ts";

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

/** The highest level of a key that the session holds for one person; NONE also where there is no such person. */
export async function levelForUser(
	tx: Tx,
	session: Session,
	key: PermissionKey,
	userId: string,
	today: string,
): Promise<PermissionLevel> {
	for (const level of ["FULL", "WRITE", "READ", "LIST"] as const) {
		const people = visibleUsers(session, key, level, today);
		if (await isAmong(tx, userId, people)) return level;
	}
	return "NONE";
}

function anchorsOf(
	session: Session,
	key: PermissionKey,
	level: PermissionLevel,
): Anchors {
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

import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { Session } from "#kit/server/session.ts";
import type { Anchors } from "./sql/places.ts";

/** Roots of the subtrees in which a session holds a level of a key. */
export function anchorsOf(session: Session, key: PermissionKey, level: PermissionLevel): Anchors {
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

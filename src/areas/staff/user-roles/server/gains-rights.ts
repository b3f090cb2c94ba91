import { may } from "#domain/access/may.ts";
import { permissionKeys } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { Session } from "#kit/server/session.ts";

/** Where something lies in the tree: the unit with its ancestors, and all their sites. */
export interface TreePlace {
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
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
function held(
	{ permissions }: Pick<Session, "permissions">,
	{ unitIds, siteIds }: TreePlace,
): Set<string> {
	const places = [null, ...siteIds].map((siteId) => ({ siteId, unitIds }));
	const rights = permissionKeys.flatMap((key) =>
		permissionLevels
			.filter((level) => places.some((place) => may(permissions, key, level, place)))
			.map((level) => `${key} ${level}`),
	);
	return new Set(rights);
}

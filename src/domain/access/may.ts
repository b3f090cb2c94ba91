import { defaultsKey, isPlaceless, type PermissionKey } from "./permission-keys.ts";
import { includesLevel, type PermissionLevel } from "./permission-level.ts";
import type { PermissionGrant, PermissionMap } from "./permission-map.ts";

/** Where the thing in question lies. */
export interface Place {
	readonly siteId: string | null;
	/** The unit and all its ancestors; for a person in several units those of all of them. */
	readonly unitIds: readonly string[];
}

/**
 * Whether a level of a key is held at a place. A grant for a unit reaches all units below it, since a place names its
 * ancestors.
 *
 * Example: READ on users.manage for unit "north" opens a person of unit "team 1" with
 * `{ siteId: "kiel", unitIds: ["team 1", "north", "company"] }`.
 */
export function may(
	permissions: PermissionMap,
	key: PermissionKey,
	level: PermissionLevel,
	place: Place,
): boolean {
	if (isPlaceless(key) && holds(permissions[key], level, anywhere)) return true;
	return either(permissions, key, level, (grant) => reaches(grant, place));
}

/** Whether it is held in any scope: for menus and for endpoints whose query narrows by place, never to guard one row. */
export function holdsAnywhere(
	permissions: PermissionMap,
	key: PermissionKey,
	level: PermissionLevel,
): boolean {
	return either(permissions, key, level, anywhere);
}

/** Whether it is held for the whole company: for what belongs to no unit. */
export function holdsGlobally(
	permissions: PermissionMap,
	key: PermissionKey,
	level: PermissionLevel,
): boolean {
	if (isPlaceless(key) && holds(permissions[key], level, anywhere)) return true;
	return either(permissions, key, level, (grant) => grant.scope === "GLOBAL");
}

/** An administrator is the person who holds everything everywhere; there is no other mark of one. */
export function isAdministrator(permissions: PermissionMap): boolean {
	return holdsGlobally(permissions, defaultsKey, "FULL");
}

type Filter = (grant: PermissionGrant) => boolean;

const anywhere: Filter = () => true;

function either(
	permissions: PermissionMap,
	key: PermissionKey,
	level: PermissionLevel,
	filter: Filter,
): boolean {
	return holds(permissions[key], level, filter) || holds(permissions[defaultsKey], level, filter);
}

function holds(
	grants: readonly PermissionGrant[] | undefined,
	level: PermissionLevel,
	filter: Filter,
): boolean {
	if (level === "NONE") return true;
	if (grants === undefined) return false;
	return grants.some((grant) => includesLevel(grant.level, level) && filter(grant));
}

function reaches(grant: PermissionGrant, place: Place): boolean {
	if (grant.scope === "GLOBAL") return true;
	if (grant.scope === "SITE") return grant.siteId !== undefined && grant.siteId === place.siteId;
	return grant.unitId !== undefined && place.unitIds.includes(grant.unitId);
}

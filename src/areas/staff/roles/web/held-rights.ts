import {
	type GroupName,
	groupNames,
	permissionGroups,
} from "#areas/staff/user-roles/web/public.ts";
import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { Levels } from "./use-permissions-form.ts";

export interface HeldRight {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
}

/** What a role grants of one group beyond what it grants of everything. */
export function heldOf(group: GroupName, levels: Levels): readonly HeldRight[] {
	const least = levels[defaultsKey];
	return permissionGroups[group]
		.filter((key) => key !== defaultsKey && !includesLevel(least, levels[key]))
		.map((key) => ({ key, level: levels[key] }));
}

/** The groups of which a role grants something, in the order they are shown in. */
export function heldGroups(levels: Levels) {
	return groupNames
		.map((group) => ({ group, held: heldOf(group, levels) }))
		.filter(({ held }) => held.length > 0);
}

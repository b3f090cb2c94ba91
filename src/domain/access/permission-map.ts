import type { PermissionLevel } from "./permission-level.ts";

/** How far a grant reaches: the company, one site, one unit with all below it. */
export const permissionScopes = ["GLOBAL", "SITE", "UNIT"] as const;

export type PermissionScope = (typeof permissionScopes)[number];

export interface PermissionGrant {
	readonly scope: PermissionScope;
	readonly level: PermissionLevel;
	/** Set with scope SITE. */
	readonly siteId?: string;
	/** Set with scope UNIT. */
	readonly unitId?: string;
}

/** What a session holds: permission key → grants. Unknown keys are carried along and open nothing. */
export type PermissionMap = Readonly<Record<string, readonly PermissionGrant[]>>;

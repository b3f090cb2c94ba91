/** From nothing to everything; each level includes those before it. Stored as its index, 0 to 4. */
export const permissionLevels = ["NONE", "LIST", "READ", "WRITE", "FULL"] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

/** Whether a level includes another. Example: WRITE includes READ, READ does not include WRITE. */
export function includesLevel(held: PermissionLevel, needed: PermissionLevel): boolean {
	return permissionLevels.indexOf(held) >= permissionLevels.indexOf(needed);
}

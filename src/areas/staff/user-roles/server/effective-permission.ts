import { defaultsKey, isPlaceless, type PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { GrantSource } from "../contract.ts";
import type { HeldRow } from "./sql/effective.ts";

export interface EffectivePermission {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	/** The strongest first. */
	readonly sources: GrantSource[];
}

/** The level of one key that follows from everything a person holds, and all that speaks for it. */
export function effectivePermission(
	key: PermissionKey,
	held: readonly HeldRow[],
): EffectivePermission {
	const sources = held.filter((row) => countsFor(key, row));
	const level = Math.max(0, ...sources.map((row) => row.level));
	return {
		key,
		level: levelOf(level),
		sources: sources
			.toSorted((one, other) => other.level - one.level)
			.map((row) => ({
				kind: row.kind,
				roleId: row.roleId,
				roleName: row.roleName,
				level: levelOf(row.level),
				isDefaults: row.key !== key,
				scope: row.scope,
				siteId: row.siteId,
				unitId: row.unitId,
				placeName: row.placeName,
				isOwnPlace: row.isOwnPlace,
				validFrom: row.validFrom,
				validTo: row.validTo,
				isDecisive: row.level === level,
			})),
	};
}

function countsFor(key: PermissionKey, row: HeldRow): boolean {
	if (row.key === key) return row.isReaching || isPlaceless(key);
	return row.key === defaultsKey && row.isReaching;
}

function levelOf(level: number): PermissionLevel {
	return permissionLevels[level] ?? "NONE";
}

import {
	defaultsKey,
	isPlaceless,
	type PermissionKey,
	permissionKeys,
} from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract, GrantSource } from "../contract.ts";
import { refuseUnread } from "./list-grants.ts";
import { type HeldRow, heldRows, onlyUser } from "./sql/effective.ts";
import { visibleUnits, visibleUsers } from "./visible.ts";

export const getEffectivePermissions: Handler<typeof contract.getEffectivePermissions> = async (
	context,
	{ userId, unitId },
) => {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const people =
		userId === session.userId
			? onlyUser(userId)
			: visibleUsers(session, "roles.manage", "READ", today);
	const units = visibleUnits(session, "units.manage", "LIST");
	const rows = await context.once<HeldRow>(
		heldRows({ tenantId, userId, unitId, today, people, units }),
	);
	const [first] = rows;
	if (first === undefined) return refuseUnread(context, userId);
	const { firstName, lastName, askedUnit: unitName } = first;
	if (unitId !== undefined && unitName === null) refuse(commonRefusals.notFound);
	const permissions = permissionKeys.map((key) => effectivePermission(key, rows));
	return { firstName, lastName, unitName, permissions };
};

interface EffectivePermission {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	/** The strongest first. */
	readonly sources: GrantSource[];
}

/** The level of one key that follows from everything a person holds, and all that speaks for it. */
function effectivePermission(key: PermissionKey, held: readonly HeldRow[]): EffectivePermission {
	const sources = held.filter((row) => countsFor(key, row));
	const level = Math.max(0, ...sources.map((row) => row.level));
	return {
		key,
		level: levelOf(level),
		sources: sources
			.toSorted((one, other) => other.level - one.level)
			.map((row) => ({
				...row,
				level: levelOf(row.level),
				isDefaults: row.key !== key,
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

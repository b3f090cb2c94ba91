import { createHash } from "node:crypto";
import { holdsGlobally, may } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { Session } from "#kit/server/session.ts";
import { groupOf } from "../contract/setting-groups.ts";
import type { SettingKey } from "../contract/setting-keys.ts";
import { settingScopeUnknown } from "../contract.ts";
import { readPlace, type SettingPlace } from "./sql.ts";

export interface GivenPlace {
	readonly key: SettingKey;
	readonly scope: PermissionScope;
	readonly placeId: string | null;
}

const permission = "settings.manage";

const company: SettingPlace = { name: null, unitIds: [], siteId: null, unitId: null };

/** The place whose settings are meant; refuses where the group is not set there, and places the session may not touch. */
export async function demandPlace(
	tx: Tx,
	session: Session,
	level: PermissionLevel,
	{ key, scope, placeId }: GivenPlace,
): Promise<SettingPlace> {
	if (!groupOf(key).scopes.includes(scope)) refuse(settingScopeUnknown);
	if (scope === "GLOBAL") {
		if (placeId !== null) refuse(settingScopeUnknown);
		requireGlobally(session, permission, level);
		return company;
	}
	if (placeId === null) return refuse(settingScopeUnknown);
	const place = await readPlace(tx, session.tenantId, scope, placeId);
	if (place === undefined || !mayAt(session, level, place)) return refuse(commonRefusals.notFound);
	return place;
}

/** Whether settings of a place may be read or changed. */
export function mayAt(
	{ permissions }: Pick<Session, "permissions">,
	level: PermissionLevel,
	place: Pick<SettingPlace, "siteId" | "unitIds">,
): boolean {
	return place.unitIds.length === 0
		? holdsGlobally(permissions, permission, level)
		: may(permissions, permission, level, place);
}

/**
 * Under which all changes of a group at a place are traced. Rows come and go with their days, so none of them could stand
 * for the setting; this id is made of what it is about.
 */
export function traceIdOf(tenantId: string, { key, scope, placeId }: GivenPlace): string {
	const about = [tenantId, key, scope, placeId ?? ""].join(" ");
	const digest = createHash("sha256").update(about).digest("hex");
	// version 8: an id whose bits have a meaning of one's own
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`8${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join("-");
}

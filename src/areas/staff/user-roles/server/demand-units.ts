import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals, type Refusal } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { areAllAmong } from "./sql/places.ts";
import { visibleUnits } from "./visible-units.ts";

/**
 * Refuses where the session does not hold a level of a key at each of some units: as missing where there is one among
 * them that it may not see at all. One question, however many units there are.
 */
export async function demandUnits(
	tx: Tx,
	session: Session,
	needed: {
		readonly key: PermissionKey;
		readonly level: PermissionLevel;
		readonly unitIds: readonly string[];
		/** In place of the common one, where the units are not what the request is about. */
		readonly notFound?: Refusal;
	},
): Promise<void> {
	const { key, level, unitIds } = needed;
	if (unitIds.length === 0) return;
	const [areOpen, areSeen] = await areAllAmong(tx, unitIds, [
		visibleUnits(session, key, level),
		visibleUnits(session, key, "LIST"),
	]);
	if (areOpen) return;
	if (areSeen) refuse(commonRefusals.forbidden, { permission: key, level });
	refuse(needed.notFound ?? commonRefusals.notFound);
}

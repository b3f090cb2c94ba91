import type { PermissionKey } from "../../../../domain/access/permission-keys.ts";
import type { PermissionLevel } from "../../../../domain/access/permission-level.ts";
import {
	commonRefusals,
	type Refusal,
} from "../../../../kit/contract/refusal.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import type { Session } from "../../../../kit/server/session.ts";
import { areAmong } from "./sql/places.ts";
import { visibleUnits } from "./visible-units.ts";

/** Refuses where the session does not hold a level of a key at a unit: as missing what one may not see at all. */
export async function demandUnit(
	tx: Tx,
	session: Session,
	needed: {
		readonly key: PermissionKey;
		readonly level: PermissionLevel;
		readonly unitId: string;
		/** In place of the common one, where the unit is not what the request is about. */
		readonly notFound?: Refusal;
	},
): Promise<void> {
	const { key, level, unitId } = needed;
	const [isOpen, isSeen] = await areAmong(tx, unitId, [
		visibleUnits(session, key, level),
		visibleUnits(session, key, "LIST"),
	]);
	if (isOpen) return;
	if (isSeen) refuse(commonRefusals.forbidden, { permission: key, level });
	refuse(needed.notFound ?? commonRefusals.notFound);
}

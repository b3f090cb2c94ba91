import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { areAmong } from "./sql/places.ts";
import { visibleUnits } from "./visible-units.ts";

/** Which of some rights the session holds at a unit, in one question. */
export function mayAtUnit(
	tx: Tx,
	session: Session,
	unitId: string,
	rights: readonly {
		readonly key: PermissionKey;
		readonly level: PermissionLevel;
	}[],
): Promise<boolean[]> {
	return areAmong(
		tx,
		unitId,
		rights.map(({ key, level }) => visibleUnits(session, key, level)),
	);
}

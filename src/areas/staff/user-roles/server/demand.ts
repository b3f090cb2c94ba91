import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals, type Refusal } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type Demand, demanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { type Among, among, areAllAmong, areAmong } from "./sql/places.ts";
import { type Right, visibleByAny, visibleUnits, visibleUsers } from "./visible.ts";

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

type Needed = Omit<Parameters<typeof demandUnits>[2], "unitIds"> & { readonly unitId: string };

/** Refuses where the session does not hold a level of a key at a unit: as missing what one may not see at all. */
export function demandUnit(tx: Tx, session: Session, { unitId, ...needed }: Needed): Promise<void> {
	return demandUnits(tx, session, { ...needed, unitIds: [unitId] });
}

interface NeededUser {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	readonly userId: string;
	readonly today: string;
}

/**
 * Refuses where the session does not hold a level of a key for a person: as forbidden where one sees the person (oneself,
 * whom one lists, for whom one holds a lower level of the key), as missing where one does not.
 */
export function userDemand(session: Session, { key, level, userId, today }: NeededUser): Demand {
	const seen: readonly Right[] = [
		["users.manage", "LIST"],
		[key, "LIST"],
	];
	const statement = among(userId, [
		visibleUsers(session, key, level, today),
		visibleByAny(session, seen, today),
	]);
	return {
		statement,
		judge: (rows) => {
			const [isOpen, isSeen] = (rows as readonly Among[])[0]?.found ?? [];
			if (isOpen) return;
			if (userId === session.userId || isSeen)
				refuse(commonRefusals.forbidden, { permission: key, level });
			refuse(commonRefusals.notFound);
		},
	};
}

/** The same within a transaction. */
export function demandUser(tx: Tx, session: Session, needed: NeededUser): Promise<void> {
	return demanded(tx, userDemand(session, needed));
}

/** Which of some rights the session holds at a unit, in one question. */
export function mayAtUnit(
	tx: Tx,
	session: Session,
	unitId: string,
	rights: readonly { readonly key: PermissionKey; readonly level: PermissionLevel }[],
): Promise<boolean[]> {
	return areAmong(
		tx,
		unitId,
		rights.map(({ key, level }) => visibleUnits(session, key, level)),
	);
}

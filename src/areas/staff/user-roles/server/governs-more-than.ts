import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { governsMore, grantBeyond } from "./grants.ts";
import { grantsOfUser, type PlacedGrant } from "./sql/grants.ts";

/** Whether a person holds, of the rights that govern others' rights, something that the session does not. */
export async function governsMoreThan(
	tx: Tx,
	session: Session,
	userId: string,
	today: string,
): Promise<boolean> {
	const grants = await grantsOfOther(tx, session, userId, today);
	return governsMore(session, grants);
}

/** Whether a person holds anything, today or on a day to come, that the session does not hold as high and as far. */
export async function holdsMoreThan(
	tx: Tx,
	session: Session,
	userId: string,
	today: string,
): Promise<boolean> {
	const grants = await grantsOfOther(tx, session, userId, today);
	return grantBeyond(session, grants) !== undefined;
}

async function grantsOfOther(
	tx: Tx,
	session: Session,
	userId: string,
	today: string,
): Promise<readonly PlacedGrant[]> {
	if (userId === session.userId) return [];
	return grantsOfUser(tx, session.tenantId, userId, today);
}

import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { Session } from "../../../../kit/server/session.ts";
import { governsMore } from "./grants.ts";
import { grantsOfUser } from "./sql/grants.ts";

/** Whether a person holds, of the rights that govern others' rights, something that the session does not. */
export async function governsMoreThan(
	tx: Tx,
	session: Session,
	userId: string,
	today: string,
): Promise<boolean> {
	if (userId === session.userId) return false;
	return governsMore(
		session,
		await grantsOfUser(tx, session.tenantId, userId, today),
	);
}

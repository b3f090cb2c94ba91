import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { Party } from "#domain/approval/matter.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";

/** As whom somebody acts upon a person's matters. Those that one may not read are answered as if they were missing. */
export async function demandParty(
	tx: Tx,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	permission: PermissionKey,
	userId: string,
): Promise<Party> {
	const { session } = context;
	const forSelf = userId === session.userId;
	const today = todayOf(context);
	const level = await levelForUser(tx, session, permission, userId, today);
	if (!forSelf && !includesLevel(level, "READ")) refuse(commonRefusals.notFound);
	return { forSelf, level };
}

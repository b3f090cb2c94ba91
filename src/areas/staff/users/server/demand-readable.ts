import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Refuses whoever may not read a person in detail. */
export function demandReadable(
	tx: Tx,
	context: Pick<ReadContext, "session" | "now">,
	userId: string,
): Promise<void> {
	return demandUser(tx, context.session, {
		key: "users.manage",
		level: "READ",
		userId,
		today: todayOf(context),
	});
}

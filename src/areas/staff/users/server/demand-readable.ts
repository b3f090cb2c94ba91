import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import { demandUser, todayOf } from "../../user-roles/server/public.ts";

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

import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** A person's accounts are read like the person's entries: one's own always, others' with READ for them. */
export async function demandPerson(
	tx: Tx,
	{ session, now }: Pick<ReadContext, "session" | "now">,
	userId: string,
): Promise<void> {
	if (userId === session.userId) return;
	const needed = { key: "timetrackings.manage", level: "READ", userId } as const;
	await demandUser(tx, session, { ...needed, today: todayOf({ session, now }) });
}

import { includesLevel } from "#domain/access/permission-level.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { levelForUser } from "./visible.ts";

/** Whether personal custom fields of what is a person's may be filled in: of one's own, or with the right on contracts. */
export async function mayChangePersonal(
	context: Pick<WriteContext, "tx" | "session" | "now">,
	userId: string,
): Promise<boolean> {
	const { tx, session } = context;
	if (userId === session.userId) return true;
	const level = await levelForUser(tx, session, "contracts.manage", userId, todayOf(context));
	return includesLevel(level, "WRITE");
}

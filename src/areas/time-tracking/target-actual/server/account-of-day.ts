import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { DayExplanation } from "../contract/day-explanation.ts";
import { readAccountBefore } from "./sql/explained.ts";

interface Asked {
	readonly userId: string;
	readonly day: string;
	readonly balanceMinutes: number;
}

/** How a day moved its person's overtime account; one's own needs no right. */
export async function accountOfDay(
	tx: Tx,
	context: ReadContext,
	{ userId, day, balanceMinutes }: Asked,
): Promise<DayExplanation["account"]> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	if (day >= today) return null;
	const visible =
		userId === session.userId ? null : visibleUsers(session, "overtime.manage", "READ", today);
	const found = await readAccountBefore(tx, tenantId, userId, day, visible);
	if (found === undefined) return null;
	const { beforeMinutes, writtenMinutes } = found;
	const afterMinutes = beforeMinutes + writtenMinutes + balanceMinutes;
	return { beforeMinutes, writtenMinutes, afterMinutes };
}

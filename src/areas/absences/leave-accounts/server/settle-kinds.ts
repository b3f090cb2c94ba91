import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { isSettled, settlePeople } from "./settle-leave.ts";
import { leaveKinds } from "./sql/people.ts";

/**
 * Settles the accounts of people of all kinds of leave. Who has nothing to settle is neither held nor written.
 *
 * @param today civil day
 * @returns whose accounts say something else now
 */
export async function settleKinds(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	userIds: readonly string[],
	today: string,
): Promise<ReadonlySet<string>> {
	const { tenantId } = actor;
	const changed = new Set<string>();
	for (const { id: activityId } of await leaveKinds(tx, tenantId)) {
		const settled = await isSettled(tx, tenantId, { userIds, activityId, today });
		const others = userIds.filter((one) => !settled.has(one));
		if (others.length === 0) continue;
		await settlePeople(tx, actor, { userIds: others, activityId, today });
		for (const userId of others) changed.add(userId);
	}
	return changed;
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type Notified, notifyEachAlso } from "#kit/server/notices/notify.ts";
import { type AwayTold, shiftsAway } from "../notices.ts";
import type { MetShift, PlannerOf } from "../sql/away.ts";

interface MetByPlanner {
	readonly met: readonly Pick<MetShift, "id" | "userId">[];
	/** By the person who plans, whom she plans. */
	readonly planners: ReadonlyMap<string, readonly PlannerOf[]>;
	/** Ids of those that were opened by themselves. */
	readonly opened: ReadonlySet<string>;
}

/**
 * Tells those who plan people who are away of their shifts, each of all of hers in one notice. Where all of them were opened by
 * themselves it says so.
 */
export async function tellAway(
	{ tx, tenantId, now, session }: Notified & { readonly tx: Tx },
	{ met, planners, opened }: MetByPlanner,
): Promise<void> {
	const shifts = Map.groupBy(met, ({ userId }) => userId);
	const told = [...planners].map(([userId, hers]) => {
		const ids = hers.flatMap((one) => shifts.get(one.userId) ?? []).map(({ id }) => id);
		const move = ids.every((id) => opened.has(id)) ? "OPENED" : "AWAY";
		const parameters: AwayTold = { move, count: ids.length, people: hers.length };
		// of several people no one is named: who they are stands behind the mail's address
		return { userId, parameters, ...(hers.length === 1 && { aboutId: hers[0]?.userId as string }) };
	});
	const notified = { tenantId, now, ...(session && { session }) };
	await notifyEachAlso(tx, notified, { kind: shiftsAway, entity: "app_user", told });
}

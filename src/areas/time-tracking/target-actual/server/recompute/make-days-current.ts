import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { staleDays } from "../sql/stale.ts";
import { recomputeDays } from "./recompute-days.ts";

/** Computed in one go: a transaction that holds people must be short. */
export const madeCurrentAtOnce = 3_000;

/** Makes the results of some people's days current, those of which nothing is kept yet among them. */
export async function makeDaysCurrent(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
): Promise<void> {
	const days = await staleDays(tx, tenantId, userIds, range);
	for (let from = 0; from < days.length; from += madeCurrentAtOnce) {
		await recomputeDays(tx, tenantId, days.slice(from, from + madeCurrentAtOnce));
	}
}

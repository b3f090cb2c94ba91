import type { DayRange } from "#domain/time/month.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { writtenRange } from "./months-of-range.ts";
import { freshDays } from "./recompute/fresh-days.ts";
import { keptAndCurrent } from "./sql/months.ts";
import type { CurrentDay } from "./sql/results.ts";
import { staleDays } from "./sql/stale.ts";

/**
 * The days of some people as they come to now, in order of people and days. Nothing is written, so that it goes inside a
 * snapshot: days that wait are computed beside those that are kept.
 */
export async function currentDays(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
): Promise<CurrentDay[]> {
	const asked = { tenantId, userIds, ...writtenRange(range) };
	// none waits for another's answer
	const [kept, waiting] = await Promise.all([keptAndCurrent(tx, asked), staleDays(tx, asked)]);
	const byUser = Map.groupBy(waiting, ({ userId }) => userId);
	const fresh = await freshDays(tx, tenantId, byUser);
	const days = [...kept, ...fresh.map(({ result }) => result)];
	return days.sort(
		(one, other) => compare(one.userId, other.userId) || compare(one.day, other.day),
	);
}

function compare(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DayValues } from "../contract/worksheet-day.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import { areUsers, plannedUsers, type Range, rangeFacts } from "./sql/days.ts";

type WorkingTime = NonNullable<DayValues["workingTime"]>;

/** So many people are read at once. */
const atOnce = 200;

/**
 * The working times that people are planned for, by person and day; minutes of the wall clock, an end beyond 1440 lies on
 * the next day. Days without are left out.
 */
export async function workingTimesOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: Range,
): Promise<ReadonlyMap<string, ReadonlyMap<string, WorkingTime>>> {
	const found = new Map<string, ReadonlyMap<string, WorkingTime>>();
	for (let from = 0; from < userIds.length; from += atOnce) {
		const ids = userIds.slice(from, from + atOnce);
		const users = await plannedUsers(tx, tenantId, areUsers(ids));
		const facts = await rangeFacts(tx, tenantId, ids, range);
		for (const { userId, days } of plannedDaysOf(users, facts, range)) {
			const working = days.flatMap(({ day, workingTime }) =>
				workingTime === null ? [] : [[day, workingTime] as const],
			);
			found.set(userId, new Map(working));
		}
	}
	return found;
}

import type { DayRange } from "#domain/time/month.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { writtenRange } from "./month-of-person.ts";
import { freshDays } from "./recompute/recompute-days.ts";
import { currentRows } from "./sql/ranges.ts";
import type { ResultRow } from "./sql/results.ts";
import { staleDays } from "./sql/stale.ts";
import type { Figures } from "./sums-of.ts";

/** A kept day, as far as records tell it. */
export type KeptFigures = Omit<
	ResultRow,
	"unit_id" | "site_id" | "absence_id" | "input_hash" | "violations" | "first_begin" | "last_end"
> & {
	readonly first_begin: Date | string | null;
	readonly last_end: Date | string | null;
};

export interface CurrentDay extends Figures {
	readonly userId: string;
	/** Civil day. */
	readonly day: string;
	readonly leaveDays: number;
	readonly firstBegin: string | null;
	readonly lastEnd: string | null;
	/** As bits. */
	readonly flags: number;
}

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
	const written = writtenRange(range);
	const kept = await currentRows(tx, tenantId, userIds, written);
	const waiting = await staleDays(tx, tenantId, userIds, written);
	const fresh = await freshDays(
		tx,
		tenantId,
		Map.groupBy(waiting, ({ userId }) => userId),
	);
	const days = [...kept, ...fresh.map(({ result }) => result)].map(currentDay);
	return days.sort(
		(one, other) => compare(one.userId, other.userId) || compare(one.day, other.day),
	);
}

function compare(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

function currentDay(row: KeptFigures): CurrentDay {
	return {
		userId: row.user_id,
		day: row.day,
		targetMinutes: row.target_min,
		workedMinutes: row.worked_min,
		pauseMinutes: row.pause_min,
		autoPauseMinutes: row.auto_pause_min,
		holidayCreditMinutes: row.holiday_credit_min,
		absenceCreditMinutes: row.absence_credit_min,
		extraMinutes: row.extra_min,
		balanceMinutes: row.balance_min,
		overtimeMinutes: row.overtime_min,
		pendingMinutes: row.pending_min,
		leaveDays: row.leave_days,
		firstBegin: isoOf(row.first_begin),
		lastEnd: isoOf(row.last_end),
		flags: row.flags,
	};
}

function isoOf(instant: Date | string | null): string | null {
	return instant instanceof Date ? instant.toISOString() : instant;
}

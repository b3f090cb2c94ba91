import type { EpochSecond } from "../../time/quantities.ts";
import type { EntryFact } from "./entry-fact.ts";

/**
 * The running entry as the limit ends it, or null while it may go on. It ends at begin + limit, not at `now`; a booking
 * exactly at the limit still counts, so it is due only afterwards.
 *
 * Example: running since 08:00, limit 600 min, now 20:00 → ended at 18:00; now 18:00 → null.
 */
export function dueAutoFinish(
	entry: EntryFact,
	now: EpochSecond,
	limitMinutes: number,
): EntryFact | null {
	const limit = (entry.begin + limitMinutes * 60) as EpochSecond;
	if (entry.end !== null || now <= limit) return null;
	return { ...entry, end: limit, endBookingId: null, autoFinished: true };
}

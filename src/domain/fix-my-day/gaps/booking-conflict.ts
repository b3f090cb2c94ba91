import type { Gap } from "../gap.ts";
import type { GapDay } from "../gap-day.ts";
import { gapOf } from "./gap-of.ts";

/** A booking that came late and contradicts an entry somebody had corrected: whoever is responsible decides. */
export function bookingConflict(day: GapDay): Gap[] {
	return day.entries
		.filter(({ change }) => change === "BOOKING")
		.map(({ id: entryId }) => gapOf("BOOKING_CONFLICT", day, { entryId, isWaiting: true }));
}

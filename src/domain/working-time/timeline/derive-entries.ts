import type { EpochSecond } from "../../time/quantities.ts";
import { applyBooking, type Timeline } from "./apply-booking.ts";
import type { BookingFact } from "./booking-fact.ts";
import { dueAutoFinish } from "./due-auto-finish.ts";
import type { EntryFact } from "./entry-fact.ts";
import type { TimelineDefaults } from "./next-layers.ts";

/**
 * The entries that a person's bookings make, in order of time. The bookings may come in any order and more than once; at
 * the same second the smaller id comes first. What nothing ended within the limit ends at the limit; the last entry stays
 * open, since only the caller knows what time it is.
 *
 * `running` is the entry that runs where the bookings begin, none of them older than it; it comes back first, as they
 * leave it.
 *
 * Example: START 08:00, PAUSE 12:00, END of the pause 12:30, END 17:00 → work 08:00–12:00, pause to 12:30, work to 17:00.
 */
export function deriveEntries(
	bookings: readonly BookingFact[],
	defaults: TimelineDefaults,
	autoFinishAfterMinutes: number,
	running: EntryFact | null = null,
): EntryFact[] {
	const entries: EntryFact[] = [];
	let timeline: Timeline = { running, latest: null };
	for (const booking of inOrder(bookings)) {
		const finished = finishBefore(timeline, booking.at, autoFinishAfterMinutes);
		if (finished !== null) {
			entries.push(finished);
			timeline = { running: null, latest: finished.end };
		}
		const { outcome, end, begin } = applyBooking(timeline, booking, defaults);
		if (end !== null) entries.push(end);
		timeline = { running: outcome === "APPLIED" ? begin : timeline.running, latest: booking.at };
	}
	if (timeline.running !== null) entries.push(timeline.running);
	return entries;
}

function finishBefore(
	{ running }: Timeline,
	at: EpochSecond,
	limitMinutes: number,
): EntryFact | null {
	return running === null ? null : dueAutoFinish(running, at, limitMinutes);
}

/** By time, then id; each id once. */
function inOrder(bookings: readonly BookingFact[]): BookingFact[] {
	const once = new Map(bookings.map((booking) => [booking.id, booking]));
	return [...once.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

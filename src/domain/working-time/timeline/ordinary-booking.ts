import type { EpochSecond } from "../../time/quantities.ts";
import { applyBooking } from "./apply-booking.ts";
import type { BookingFact } from "./booking-fact.ts";
import type { EntryFact } from "./entry-fact.ts";
import type { TimelineDefaults } from "./next-layers.ts";

export interface OrdinaryFacts {
	/** Pressed now: nothing that came before it is newer. */
	readonly booking: BookingFact;
	/** What runs, and until when it may stay open. */
	readonly running: (EntryFact & { readonly occupiedTo: EpochSecond }) | null;
	/** An entry written ahead already holds the time of the booking. */
	readonly isTaken: boolean;
	/** Begin of the next entry written ahead; null where there is none. */
	readonly nextBegin: EpochSecond | null;
	/** How long an entry may run. */
	readonly limitMinutes: number;
	readonly defaults: TimelineDefaults;
}

export type OrdinaryStep =
	| { readonly outcome: "ALREADY_RUNNING" | "NOTHING_RUNNING" }
	| {
			readonly outcome: "APPLIED";
			readonly end: EntryFact | null;
			/** `occupiedTo`: it may stay open until then. */
			readonly begin: { readonly entry: EntryFact; readonly occupiedTo: EpochSecond } | null;
	  };

/**
 * What a booking does that is the newest of its person and meets nothing else: known from what runs alone.
 *
 * Example: work runs since 08:00, limit 600 min, END at 17:00 → the entry ends at 17:00, nothing begins.
 *
 * @returns null where more has to be looked at: what runs began no earlier, or its time was up, or another entry has the
 *   time already
 */
export function ordinaryBooking(facts: OrdinaryFacts): OrdinaryStep | null {
	const { booking, running, isTaken, nextBegin, limitMinutes, defaults } = facts;
	if (isTaken) return null;
	if (running !== null && (running.begin >= booking.at || running.occupiedTo < booking.at)) {
		return null;
	}
	const step = applyBooking({ running, latest: null }, booking, defaults);
	// what runs is older: neither late nor begun in this very second
	if (step.outcome === "LATE" || step.drop !== null) return null;
	if (step.outcome !== "APPLIED") return { outcome: step.outcome };
	const { end, begin } = step;
	if (begin === null) return { outcome: "APPLIED", end, begin: null };
	const limit = begin.begin + limitMinutes * 60;
	const occupiedTo = Math.min(limit, nextBegin ?? limit) as EpochSecond;
	return { outcome: "APPLIED", end, begin: { entry: begin, occupiedTo } };
}

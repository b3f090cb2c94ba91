import type { EpochSecond } from "../../time/quantities.ts";
import type { BookingFact } from "./booking-fact.ts";
import type { EntryFact } from "./entry-fact.ts";
import { type Layer, type Layers, layersBeneath, layersOf, memoryOf, topLayer } from "./layers.ts";
import { nextLayers, type TimelineDefaults } from "./next-layers.ts";

/** Where a person's timeline stands: enough to take the next booking. */
export interface Timeline {
	readonly running: EntryFact | null;
	/** Instant of the newest booking, whatever became of it; null when there is none. */
	readonly latest: EpochSecond | null;
}

/**
 * APPLIED: the timeline changed. ALREADY_RUNNING: the START names what runs. NOTHING_RUNNING: nothing runs that the END
 * could end. LATE: older than the newest booking; the stretch must be derived anew (`deriveEntries`).
 */
export type BookingOutcome = "APPLIED" | "ALREADY_RUNNING" | "NOTHING_RUNNING" | "LATE";

export interface Transition {
	readonly outcome: BookingOutcome;
	/** The running entry, now ended. */
	readonly end: EntryFact | null;
	/** The running entry, when it began in this very second: it never lasted and must go. */
	readonly drop: EntryFact | null;
	/** The entry that runs from now on. */
	readonly begin: EntryFact | null;
}

/**
 * What the next booking does to a timeline. At most one entry ends and at most one begins, at the same instant; what the
 * outcome is not APPLIED for changes nothing.
 *
 * Example: work runs since 08:00, START on node 7 at 10:00 → the work entry ends at 10:00, a WORKTIME entry on node 7
 * begins that resumes the work.
 */
export function applyBooking(
	timeline: Timeline,
	booking: BookingFact,
	defaults: TimelineDefaults,
): Transition {
	const { running, latest } = timeline;
	const newest = Math.max(latest ?? -Infinity, running?.begin ?? -Infinity);
	if (booking.at < newest) return unchanged("LATE");
	if (isOfAnother(booking, running)) return unchanged("NOTHING_RUNNING");
	const after = nextLayers(layersOf(running), booking, defaults);
	if (after === null) return unchanged("NOTHING_RUNNING");
	const layer = topLayer(after);
	if (booking.action === "START" && isSame(layer, running)) return unchanged("ALREADY_RUNNING");
	const lasted = running !== null && running.begin < booking.at;
	return {
		outcome: "APPLIED",
		end: lasted ? ended(running, booking) : null,
		drop: lasted ? null : running,
		begin: layer === null ? null : begun(layer, after, booking),
	};
}

/** A late START may have ended the entry before its limit: the automatic finish must not end what that START began. */
function isOfAnother({ source, finishesId }: BookingFact, running: EntryFact | null): boolean {
	return source === "AUTO_FINISH" && finishesId !== running?.id;
}

function isSame(layer: Layer | null, running: EntryFact | null): boolean {
	return layer?.activityId === running?.activityId && layer?.nodeId === running?.nodeId;
}

function ended(running: EntryFact, booking: BookingFact): EntryFact {
	return {
		...running,
		end: booking.at,
		endBookingId: booking.id,
		autoFinished: booking.source === "AUTO_FINISH",
	};
}

function begun(layer: Layer, layers: Layers, booking: BookingFact): EntryFact {
	return {
		id: booking.id,
		begin: booking.at,
		end: null,
		...layer,
		startBookingId: booking.id,
		endBookingId: null,
		autoFinished: false,
		...memoryOf(layersBeneath(layers)),
	};
}

function unchanged(outcome: BookingOutcome): Transition {
	return { outcome, end: null, drop: null, begin: null };
}

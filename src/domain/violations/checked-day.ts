import type { DayBounds } from "../time/day-bounds.ts";
import type { EpochMinute, LocalDay, LocalMinute } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { WorkLimits } from "./work-limits.ts";

/** A recorded stretch, half-open. WORK counts as working time in law; PAUSE and BREAK interrupt it, paid or not. */
export interface RecordedPiece {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
	readonly kind: "WORK" | "PAUSE" | "BREAK";
}

/**
 * A shift as it was recorded: seconds dropped, else neither rounded nor cut, without automatic pauses. In order of time,
 * without overlap; a gap between two pieces interrupts the work like a pause. At least one piece.
 */
export interface RecordedShift {
	readonly pieces: readonly RecordedPiece[];
}

/** What the checks of a day look at. */
export interface CheckedDay {
	readonly day: LocalDay;
	/** Of the calendar day. */
	readonly bounds: DayBounds;
	readonly zone: Zone;
	/** Shifts that begin on this day, in order of time. */
	readonly shifts: readonly RecordedShift[];
	/** The last shift that began before this day; it may end on it. Null: none is known. */
	readonly earlierShift: RecordedShift | null;
	/** Of the law that holds for the person on this day: `limitsFor`. */
	readonly limits: WorkLimits;
	/** Leading staff, chief physicians and others whom § 18 ArbZG leaves out: no violation of working time law. */
	readonly isExempt: boolean;
	/** A public holiday by law at the place of work. */
	readonly isPublicHoliday: boolean;
	/** False before the entry and after the exit. */
	readonly isEmployed: boolean;
	/** Minutes on the day's wall clock; null without core time and where an absence or a holiday excuses. */
	readonly coreTime: { readonly begin: LocalMinute; readonly end: LocalMinute } | null;
}

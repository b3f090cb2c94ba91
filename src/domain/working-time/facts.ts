import type { FreeFactor, HolidayKind } from "../holidays/holiday-facts.ts";
import type { EpochMinute, EpochSecond, LocalDay, LocalMinute } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { HolidayWork } from "./holiday-work.ts";
import type { ClockClass } from "./timeline/time-class.ts";

/** Minutes from `begin` until before `end`. */
export interface Span {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
}

/** On the wall clock of a day; over midnight the end is beyond 1440. */
export interface LocalSpan {
	readonly begin: LocalMinute;
	readonly end: LocalMinute;
}

/** An approved entry that makes up a shift; entries of a person never overlap. */
export interface WorkFact {
	readonly begin: EpochSecond;
	/** What runs ends now. */
	readonly end: EpochSecond;
	/** SHIFT_STANDBY only where its activity counts as working time. */
	readonly classType: ClockClass | "SHIFT_STANDBY";
	readonly activityId: string | null;
	readonly workspaceId: string | null;
	readonly unitId: string | null;
}

/** A run of entries, or of what lies of one on this day. */
export interface ShiftFact {
	/** In order of time, at least one. */
	readonly entries: readonly WorkFact[];
	/** The entries of the whole shift, also where only a part of it lies here: working time law cuts nothing. */
	readonly whole: readonly WorkFact[];
	/** False where the shift was cut at the day's first midnight: that edge is nobody's coming. */
	readonly beginsHere: boolean;
	/** False where it was cut at the day's last midnight. */
	readonly endsHere: boolean;
}

export type AbsenceClass = "LEAVE" | "SICK" | "ABSENCE";

/** What an approved absence takes of the day. */
export interface AbsenceFact {
	readonly classType: AbsenceClass;
	/** Share of the day, 0 to 1. */
	readonly factor: number;
	/** Instead of a share; null: the share counts. */
	readonly minutes: number | null;
	/** Of ABSENCE alone: leave and sickness always credit. */
	readonly creditsTime: boolean;
}

/** Everything that is known of one person's one day; its spans are laid out in the zone of the person's site. */
export interface DayFacts extends Span {
	readonly day: LocalDay;
	readonly zone: Zone;
	readonly isEmployed: boolean;
	/** By worksheet or planned shifts; 0 where not employed. */
	readonly targetMinutes: number;
	readonly workingTime: Span | null;
	/** Null also where nobody has to be there: holiday, absence, not yet over. */
	readonly coreTime: LocalSpan | null;
	readonly frameTime: Span | null;
	/** Fixed breaks of the worksheet. */
	readonly breaks: readonly Span[];
	readonly holidayFactor: FreeFactor;
	/** Null where there is no holiday; one with factor 0 may still be one by law. */
	readonly holidayKind: HolidayKind | null;
	/** What work on the holiday does to its credit; the usual one unless said otherwise. */
	readonly holidayWork?: HolidayWork;
	readonly absences: readonly AbsenceFact[];
	/** In order of time. */
	readonly shifts: readonly ShiftFact[];
	/** The shift before the first of these, for the rest between them; null: none is known. */
	readonly earlierShift: ShiftFact | null;
	/** Standby that does not count as working time. */
	readonly standby: readonly WorkFact[];
	/** Of entries of the class WORKTIME_SICK. */
	readonly sickMinutes: number;
	/** What entries that nobody approved yet would add. */
	readonly pendingMinutes: number;
}

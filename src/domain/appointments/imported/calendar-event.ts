import type { LocalDay } from "#domain/time/quantities.ts";

/** A time as a calendar file gives it: a day, or a minute of a day on some clock. */
export interface Stamp {
	readonly day: LocalDay;
	/** Null: the day as a whole. */
	readonly minute: number | null;
	/** IANA name; null: whatever clock hangs where it is read. */
	readonly zone: string | null;
}

/** One event of a calendar file, taken apart. */
export interface CalendarEvent {
	readonly uid: string;
	readonly sequence: number;
	/** Of a changed time of a series: when the rule has it. */
	readonly replaces: Stamp | null;
	readonly title: string;
	readonly location: string | null;
	readonly description: string | null;
	readonly isCancelled: boolean;
	readonly begin: Stamp;
	readonly end: Stamp | null;
	/** Where no end is given. */
	readonly minutes: number | null;
	readonly rrule: string | null;
	/** Days that are added by themselves, or more than one rule. */
	readonly hasFurtherDays: boolean;
	readonly leftOut: readonly Stamp[];
}

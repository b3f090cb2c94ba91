import type { LocalDay } from "../../time/quantities.ts";

/** Monday is 0, Sunday 6. */
export const lastDayIndex = 6;
export const mostCopies = 99;

/**
 * On which days the items of a template are due. NO_HOLIDAY_ON_DAYINDEX: on their weekday, unless it is a holiday;
 * HOLIDAY_ON_DAYINDEX: on their weekday, and only if it is one; ON_HOLIDAY_IGNORE_DAYINDEX: on every holiday.
 */
export const holidayModes = [
	"NO_HOLIDAY_ON_DAYINDEX",
	"HOLIDAY_ON_DAYINDEX",
	"ON_HOLIDAY_IGNORE_DAYINDEX",
] as const;
export type HolidayMode = (typeof holidayModes)[number];

/** What is said of a copy on a day. */
export const overrideStates = ["NONE", "FILLED", "CHANGED", "SKIPPED"] as const;
export type OverrideState = (typeof overrideStates)[number];

/** Minutes from the midnight a day begins with; the end lies beyond 1440 where it passes the next one. */
export interface CopyTimes {
	readonly beginMinute: number;
	readonly endMinute: number;
	readonly pauses: readonly { readonly minute: number; readonly minutes: number }[];
}

export interface TemplateItem extends CopyTimes {
	readonly id: string;
	/** 0 to 6. */
	readonly dayIndex: number;
	readonly activityId: string;
	/** How many people are needed. */
	readonly copies: number;
}

export interface ShiftTemplate<Item extends TemplateItem = TemplateItem> {
	readonly holidayMode: HolidayMode;
	/** Half holidays are holidays too. */
	readonly countsHalfHolidays: boolean;
	readonly items: readonly Item[];
}

/** What differs of an item on one day; of all its copies. Nothing given: they are left out. */
export interface TemplateException {
	readonly id: string;
	readonly itemId: string;
	readonly day: LocalDay;
	readonly activityId: string | null;
	readonly beginMinute: number | null;
	readonly endMinute: number | null;
}

/** A shift that stands for a copy. */
export interface FilledCopy {
	readonly itemId: string;
	readonly day: LocalDay;
	/** Counted from 1. */
	readonly copy: number;
	readonly shiftId: string;
}

/** Share of the day that is free at the site; days that are none are missing. */
export type HolidayShares = ReadonlyMap<LocalDay, number>;

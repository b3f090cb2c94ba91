import { dateOfDay, dayOfDate } from "./civil-date.ts";
import type { LocalDay } from "./quantities.ts";

/** A week of ISO 8601: begins on Monday and belongs to the year of its Thursday. */
export interface IsoWeek {
	readonly year: number;
	readonly week: number;
}

/** 1 = Monday to 7 = Sunday. Example: 2026-11-21 → 6. */
export function weekdayOf(day: LocalDay): number {
	// 1970-01-01 was a Thursday
	return modulo(day + 3, 7) + 1;
}

/** Monday of a day's week. Example: 2026-11-21 → 2026-11-16. */
export function mondayOf(day: LocalDay): LocalDay {
	return (day - weekdayOf(day) + 1) as LocalDay;
}

/** Week number and its year. Example: 2027-01-03 (Sunday) → week 53 of 2026. */
export function isoWeekOf(day: LocalDay): IsoWeek {
	const thursday = (mondayOf(day) + 3) as LocalDay;
	const { year } = dateOfDay(thursday);
	const dayOfYear = thursday - dayOfDate({ year, month: 1, day: 1 });
	return { year, week: Math.floor(dayOfYear / 7) + 1 };
}

function modulo(value: number, divisor: number): number {
	return value - Math.floor(value / divisor) * divisor;
}

import { dateOfDay, dayOfDate } from "../time/civil-date.ts";
import { addMonths, type DayRange, monthOf } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { leaveLawOn } from "./leave-law.ts";

/** From entry to exit; null: until further notice. */
export interface LeaveEmployment {
	readonly entry: LocalDay;
	readonly exit: LocalDay | null;
}

/** A leave year is a calendar year (§ 1 BUrlG). */
export function yearRange(year: number): DayRange {
	const from = dayOfDate({ year, month: 1, day: 1 });
	return { from, to: (dayOfDate({ year: year + 1, month: 1, day: 1 }) - 1) as LocalDay };
}

/** What two ranges have in common; null where they have nothing. */
export function common(one: DayRange, other: DayRange): DayRange | null {
	const from = Math.max(one.from, other.from) as LocalDay;
	const to = Math.min(one.to, other.to) as LocalDay;
	return from <= to ? { from, to } : null;
}

/** The part of a year in which somebody is employed. */
export function employedPart({ entry, exit }: LeaveEmployment, year: number): DayRange | null {
	const whole = yearRange(year);
	return common(whole, { from: entry, to: exit ?? whole.to });
}

/**
 * The last day of so many months that begin with a day (§§ 187, 188 BGB): the one before that of the same number, or
 * the last of a month that is too short for it. Example: 31 August, 1 → 30 September; 15 January, 3 → 14 April.
 */
export function endOfMonths(begin: LocalDay, months: number): LocalDay {
	const { day } = dateOfDay(begin);
	const { from, to } = monthOf(addMonths((begin - day + 1) as LocalDay, months));
	return Math.min(from + day - 2, to) as LocalDay;
}

/** Full months of a range, counted from its first day. */
export function fullMonths({ from, to }: DayRange): number {
	let months = 0;
	while (endOfMonths(from, months + 1) <= to) months += 1;
	return months;
}

/** The first day of each full calendar month that ranges cover; months of two ranges count once. */
export function fullCalendarMonths(ranges: readonly DayRange[]): ReadonlySet<LocalDay> {
	return new Set(ranges.flatMap(monthsWithin));
}

function monthsWithin({ from, to }: DayRange): LocalDay[] {
	const found: LocalDay[] = [];
	const first = monthOf(from);
	let month = first.from === from ? first : monthOf((first.to + 1) as LocalDay);
	while (month.to <= to) {
		found.push(month.from);
		month = monthOf((month.to + 1) as LocalDay);
	}
	return found;
}

/** The first day on which the waiting time is over (§ 4 BUrlG). */
export function waitedUntil({ entry }: LeaveEmployment): LocalDay {
	return (endOfMonths(entry, leaveLawOn(entry).waitingMonths) + 1) as LocalDay;
}

/**
 * Twelfths of a year's leave. All twelve, unless the waiting time does not end within the year, or somebody leaves
 * before it ended or in the first half of the year (§ 5 (1) BUrlG): then one for each full month of employment.
 *
 * Example: entry on 1 July → 6, on 30 June → 12.
 */
export function twelfthsOf(employment: LeaveEmployment, year: number): number {
	const part = employedPart(employment, year);
	if (part === null) return 0;
	const { to } = yearRange(year);
	const { exit } = employment;
	const claim = waitedUntil(employment);
	const halfYear = dayOfDate({ year, month: 6, day: 30 });
	const isPartial =
		claim > to || (exit !== null && exit <= to && (exit < claim || exit <= halfYear));
	return isPartial ? fullMonths(part) : 12;
}

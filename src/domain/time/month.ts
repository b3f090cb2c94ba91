import { dateOfDay, dayOfDate } from "./civil-date.ts";
import type { LocalDay } from "./quantities.ts";

/** Days of a range, both inclusive. */
export interface DayRange {
	readonly from: LocalDay;
	readonly to: LocalDay;
}

/** First and last day of a month. Example: 2028, 2 → 2028-02-01 to 2028-02-29. */
export function monthRange(year: number, month: number): DayRange {
	const from = dayOfDate({ year, month, day: 1 });
	return { from, to: (addMonths(from, 1) - 1) as LocalDay };
}

/** First and last day of the month a day lies in. Example: 2026-11-21 → 2026-11-01 to 2026-11-30. */
export function monthOf(day: LocalDay): DayRange {
	const { year, month } = dateOfDay(day);
	return monthRange(year, month);
}

/** The same day of another month, or its last one where it is shorter. Example: 2026-01-31 plus 1 → 2026-02-28. */
export function addMonths(localDay: LocalDay, months: number): LocalDay {
	const { year, month, day } = dateOfDay(localDay);
	const target = year * 12 + month - 1 + months;
	const first = firstOfMonth(target);
	const length = firstOfMonth(target + 1) - first;
	return (first + Math.min(day, length) - 1) as LocalDay;
}

/** `index` counts months since the year 0. */
function firstOfMonth(index: number): LocalDay {
	const year = Math.floor(index / 12);
	return dayOfDate({ year, month: index - year * 12 + 1, day: 1 });
}

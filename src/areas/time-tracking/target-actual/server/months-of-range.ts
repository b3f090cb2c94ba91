import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { addMonths, type DayRange, monthOf, monthRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { averagedWeeks } from "#domain/violations/checks/average-24-weeks.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { monthTooFar } from "../contract/fields.ts";
import { monthsBackwards, monthsTooMany, mostMonths, type RangeInput } from "../contract/ranges.ts";

/** Example: 2026-11 → 2026-11-01 to 2026-11-30. */
export function rangeOfMonth(month: string): DayRange {
	const [year, ofYear] = month.split("-").map(Number) as [number, number];
	return monthRange(year, ofYear);
}

/** So many months ahead there are results. */
export const monthsAhead = 12;

/**
 * The months of a range in their order; refuses ranges that are not answered.
 *
 * @param today civil day
 */
export function monthsOfRange(
	{ fromMonth, toMonth }: Pick<RangeInput, "fromMonth" | "toMonth">,
	today: string,
): string[] {
	if (fromMonth > toMonth) refuse(monthsBackwards);
	const last = rangeOfMonth(toMonth).from;
	if (last > addMonths(dayOfIso(today), monthsAhead)) refuse(monthTooFar);
	const months: string[] = [];
	for (let first = rangeOfMonth(fromMonth).from; first <= last; first = addMonths(first, 1)) {
		months.push(isoOfDay(first).slice(0, 7));
		if (months.length > mostMonths) refuse(monthsTooMany);
	}
	return months;
}

/** From the first day of the first month to the last of the last. */
export function daysOfMonths(months: readonly string[]): DayRange {
	const [first = "", last = first] = [months[0], months.at(-1)];
	return { from: rangeOfMonth(first).from, to: rangeOfMonth(last).to };
}

/** All of the weeks that the month touches, and as much before as an average at their ends looks back at. */
export function withPeriods({ from, to }: DayRange): DayRange {
	return {
		from: mondayOf((from - 7 * averagedWeeks + 1) as LocalDay),
		to: (mondayOf(monthOf(to).to) + 6) as LocalDay,
	};
}

/** The weeks of a range, and how many before each of them an average looks back at. */
export function weeksAround({ from, to }: DayRange) {
	return {
		firstMonday: isoOfDay(mondayOf(from)),
		lastMonday: isoOfDay(mondayOf(to)),
		weeks: averagedWeeks,
		dailyMinutes: limitsFor(from, null).dailyMinutes,
	};
}

/** Days of a range as civil days. */
export function writtenRange({ from, to }: DayRange) {
	return { from: isoOfDay(from as LocalDay), to: isoOfDay(to as LocalDay) };
}

/** First and last day of a month as civil days. Example: 2026-11 → 2026-11-01, 2026-11-30 */
export function writtenMonth(month: string) {
	return writtenRange(rangeOfMonth(month));
}

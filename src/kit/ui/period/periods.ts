import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TimelineZoom } from "../timeline/layout/day-scale.ts";

const weeks = { WEEK: 1, TWO_WEEKS: 2, SIX_WEEKS: 6 } as const;
const months = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/**
 * The days a zoom shows around a day: calendar months, quarters and years whole, weeks from Monday on.
 *
 * Example: SIX_WEEKS of Wed 2026-12-23 → Mon 2026-12-21 to Sun 2027-01-31.
 */
export function periodOf(zoom: TimelineZoom, day: LocalDay): DayRange {
	if (zoom === "DAY") return { from: day, to: day };
	if (zoom in weeks) {
		const from = mondayOf(day);
		return { from, to: plus(from, weeks[zoom as keyof typeof weeks] * 7 - 1) };
	}
	const count = months[zoom as keyof typeof months];
	const { year, month } = dateOfDay(day);
	const from = dayOfDate({ year, month: month - ((month - 1) % count), day: 1 });
	return { from, to: monthOf(addMonths(from, count - 1)).to };
}

/** A day of the next period, or with −1 of the one before. Six weeks go on by a month's four, so that what was seen stays in part. */
export function stepPeriod(zoom: TimelineZoom, day: LocalDay, by: 1 | -1): LocalDay {
	if (zoom === "DAY") return plus(day, by);
	if (zoom === "SIX_WEEKS") return plus(day, by * 28);
	if (zoom in weeks) return plus(day, by * 7 * weeks[zoom as keyof typeof weeks]);
	return addMonths(periodOf(zoom, day).from, by * months[zoom as keyof typeof months]);
}

function plus(day: LocalDay, days: number): LocalDay {
	return (day + days) as LocalDay;
}

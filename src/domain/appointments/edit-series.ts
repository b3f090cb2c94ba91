import type { LocalDay } from "#domain/time/quantities.ts";
import {
	firstSeriesDay,
	lastSeriesDay,
	type Recurrence,
	type SeriesDays,
	seriesDaysWithin,
} from "./recurrence.ts";

/** How a series ends: on a day, after so many times, or never. */
export interface SeriesEnd {
	readonly until: LocalDay | null;
	readonly count: number | null;
}

export const seriesFaults = ["NO_DAY", "ENDS_BEFORE", "RULE"] as const;
export type SeriesFault = (typeof seriesFaults)[number];

/** Nothing is planned from here on. */
const beyond = 84_006 as LocalDay;

/** What is wrong with a rule by itself: days that its type does not know, or a place among none. */
function isRuleUnfit({ type, weekdays, nth }: Recurrence): boolean {
	if (type === "DAILY") return weekdays.length > 0 || nth !== null;
	if (type === "WEEKLY") return nth !== null;
	return (nth === null) !== (weekdays.length === 0);
}

/**
 * The days of a new series: it begins on the first day from `wanted` on, on which its rule falls, and its count becomes the day on
 * which it is used up.
 */
export function seriesDaysOf(
	rule: Recurrence,
	wanted: LocalDay,
	{ until, count }: SeriesEnd,
): SeriesDays | SeriesFault {
	if (isRuleUnfit(rule) || (until !== null && count !== null)) return "RULE";
	const first = firstSeriesDay(rule, wanted);
	if (first === null || first >= beyond) return "NO_DAY";
	if (count !== null) return { rule, first, last: lastSeriesDay({ rule, first }, count, beyond) };
	if (until === null) return { rule, first, last: null };
	if (until < first) return "ENDS_BEFORE";
	// a shorter range that ends on a day of its own: then the last day tells when it is over
	const last = seriesDaysWithin({ rule, first, last: null }, { from: first, to: until }).at(-1);
	return { rule, first, last: last ?? first };
}

/** Whether a series has a day, whatever became of it. */
export function isSeriesDay(series: SeriesDays, day: LocalDay): boolean {
	return seriesDaysWithin(series, { from: day, to: day }).length === 1;
}

/** What is left of a series before a day; null where nothing is. */
export function seriesBefore(series: SeriesDays, day: LocalDay): SeriesDays | null {
	const last = seriesDaysWithin(series, {
		from: series.first,
		to: (day - 1) as LocalDay,
	}).at(-1);
	return last === undefined ? null : { ...series, last };
}

/** Which exceptions a changed series keeps: those of days that it still has. */
export function keptExceptions<E extends { readonly originalDay: LocalDay }>(
	series: SeriesDays,
	exceptions: readonly E[],
): E[] {
	return exceptions.filter(({ originalDay }) => isSeriesDay(series, originalDay));
}

import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import type { Zone } from "#domain/time/zone.ts";
import { type SeriesDays, seriesDaysWithin } from "./recurrence.ts";

/** Half-open. */
export interface Span {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
}

/** Wall clock of the days of a series: minutes since midnight of its day; the end may lie days later. Whole days are 0 to n × 1440. */
export interface WallTime {
	readonly beginMinute: number;
	readonly endMinute: number;
}

export interface Series extends SeriesDays, WallTime {
	readonly zone: Zone;
}

/** What became of one day of a series: left out, or at another time. */
export interface SeriesException {
	readonly originalDay: LocalDay;
	/** Null: it is left out. */
	readonly moved: Span | null;
}

/** One time of a series; `originalDay` is the day on which its rule has it, wherever it was moved. */
export interface Occurrence<E extends SeriesException = SeriesException> extends Span {
	readonly originalDay: LocalDay;
	readonly exception: E | null;
}

/** How long something lasts at most, in days: so much earlier begins what may still last in a range. */
export const longestDays = 31;

/**
 * A wall-clock time of a day as instants. A time that does not exist moves on by the length of the gap, one that exists twice is the
 * first; what would end before it begins, for only one of the two was moved, lasts as long as on other days.
 */
export function spanOfDay(day: LocalDay, { beginMinute, endMinute }: WallTime, zone: Zone): Span {
	const begin = instantOfLocal(day, beginMinute, zone);
	const end = instantOfLocal(day, endMinute, zone);
	const isTurned = end <= begin && endMinute > beginMinute;
	return { begin, end: isTurned ? ((begin + endMinute - beginMinute) as EpochMinute) : end };
}

/**
 * The times of a series that lie in a range of instants, at least partly, in order of their begin.
 *
 * @param exceptions those whose original day or new time may touch the range; others do no harm
 */
export function occurrencesWithin<E extends SeriesException>(
	series: Series,
	exceptions: readonly E[],
	range: Span,
): Occurrence<E>[] {
	const { zone } = series;
	const changed = new Set(exceptions.map(({ originalDay }) => originalDay));
	const days = seriesDaysWithin(series, {
		from: (localDayOf(range.begin, zone) - Math.ceil(series.endMinute / 1440)) as LocalDay,
		to: localDayOf(range.end, zone),
	});
	const regular = days
		.filter((day) => !changed.has(day))
		.map((day) => ({ originalDay: day, exception: null, ...spanOfDay(day, series, zone) }));
	const moved = exceptions.flatMap((exception) =>
		exception.moved === null
			? []
			: [{ originalDay: exception.originalDay, exception, ...exception.moved }],
	);
	return [...regular, ...moved]
		.filter((one) => touches(one, range))
		.sort((a, b) => a.begin - b.begin);
}

/** Whether two spans have a minute in common; what lasts no time counts where it begins. */
export function touches(one: Span, other: Span): boolean {
	return one.begin < other.end && (one.end > other.begin || one.begin === other.begin);
}

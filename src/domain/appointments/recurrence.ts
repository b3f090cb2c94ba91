import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import { mondayOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

export const recurrenceTypes = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type RecurrenceType = (typeof recurrenceTypes)[number];

/** How a series comes again, counted from its first day. */
export interface Recurrence {
	readonly type: RecurrenceType;
	/** Every how manieth day, week, month or year. */
	readonly interval: number;
	/** WEEKLY: on which, that of the first day where there are none. MONTHLY and YEARLY: among which `nth` counts. 1 = Monday. */
	readonly weekdays: readonly number[];
	/**
	 * MONTHLY and YEARLY: the how manieth of the weekdays in the month, 1 to 5, or -1 for the last; null: the day of the month that
	 * the first day is. Example: all seven weekdays and -1 → the last of each month.
	 */
	readonly nth: number | null;
}

/** Days of a series: from the first one on which its rule falls until its last, or without end. */
export interface SeriesDays {
	readonly rule: Recurrence;
	readonly first: LocalDay;
	readonly last: LocalDay | null;
}

/** Both inclusive. */
interface Days {
	readonly from: LocalDay;
	readonly to: LocalDay;
}

/**
 * The days of a series within a range, in order. Takes as long as the range is, however long ago the series began. A day that a
 * month or year does not have (31 April, 29 February) is left out there, as calendar programs do.
 */
export function seriesDaysWithin(
	{ rule, first, last }: SeriesDays,
	{ from, to }: Days,
): LocalDay[] {
	const begin = Math.max(first, from) as LocalDay;
	const end = (last === null ? to : Math.min(last, to)) as LocalDay;
	return begin > end ? [] : [...daysOf(rule, first, begin, end)];
}

/** The day from which a series counts: the first one from some day on, on which its rule falls; null where there is none. */
export function firstSeriesDay(rule: Recurrence, wanted: LocalDay): LocalDay | null {
	const nearest = { ...rule, interval: 1 };
	// five Mondays in a February come every 28 years, over the end of a century every 40
	const [found] = daysOf(nearest, wanted, wanted, (wanted + 366 * 41) as LocalDay);
	return found ?? null;
}

/** The day of the occurrence with which so many have been; the last one before a day where there are not so many until then. */
export function lastSeriesDay(
	{ rule, first }: Pick<SeriesDays, "rule" | "first">,
	count: number,
	before: LocalDay,
): LocalDay {
	let last = first;
	let left = count;
	for (const day of daysOf(rule, first, first, (before - 1) as LocalDay)) {
		last = day;
		left--;
		if (left === 0) break;
	}
	return last;
}

function* daysOf(
	rule: Recurrence,
	first: LocalDay,
	from: LocalDay,
	to: LocalDay,
): Generator<LocalDay> {
	for (const day of candidates(rule, first, from, to)) {
		if (day > to) return;
		if (day >= from) yield day;
	}
}

/** In order, from a little before the range until a little behind it. */
function candidates(rule: Recurrence, first: LocalDay, from: LocalDay, to: LocalDay) {
	if (rule.type === "DAILY") return daily(rule, first, from, to);
	if (rule.type === "WEEKLY") return weekly(rule, first, from, to);
	return monthly(rule, first, from, to);
}

function* daily({ interval }: Recurrence, first: LocalDay, from: LocalDay, to: LocalDay) {
	for (let day = stepTo(first, from, interval); day <= to; day += interval) yield day as LocalDay;
}

function* weekly(
	{ interval, weekdays }: Recurrence,
	first: LocalDay,
	from: LocalDay,
	to: LocalDay,
) {
	const wanted = weekdays.length === 0 ? [weekdayOf(first)] : weekdays.toSorted((a, b) => a - b);
	const step = interval * 7;
	for (let monday = stepTo(mondayOf(first), mondayOf(from), step); monday <= to; monday += step)
		for (const weekday of wanted) yield (monday + weekday - 1) as LocalDay;
}

function* monthly(rule: Recurrence, first: LocalDay, from: LocalDay, to: LocalDay) {
	const { day } = dateOfDay(first);
	const step = rule.interval * (rule.type === "YEARLY" ? 12 : 1);
	for (
		let month = stepTo(monthOf(first), monthOf(from), step);
		month <= monthOf(to);
		month += step
	) {
		const found = dayInMonth(month, rule, day);
		if (found !== null) yield found;
	}
}

/** The first of `start`, `start + step` … that is not before `from`. */
function stepTo(start: number, from: number, step: number): number {
	return start + Math.max(0, Math.ceil((from - start) / step)) * step;
}

/** Months since the year 0. */
function monthOf(day: LocalDay): number {
	const { year, month } = dateOfDay(day);
	return year * 12 + month - 1;
}

function firstOfMonth(index: number): LocalDay {
	const year = Math.floor(index / 12);
	return dayOfDate({ year, month: index - year * 12 + 1, day: 1 });
}

function dayInMonth(month: number, { nth, weekdays }: Recurrence, day: number): LocalDay | null {
	const begin = firstOfMonth(month);
	const length = firstOfMonth(month + 1) - begin;
	if (nth === null) return day > length ? null : ((begin + day - 1) as LocalDay);
	const days = Array.from({ length }, (_, at) => (begin + at) as LocalDay);
	const among = days.filter((one) => weekdays.includes(weekdayOf(one)));
	return among.at(nth > 0 ? nth - 1 : nth) ?? null;
}

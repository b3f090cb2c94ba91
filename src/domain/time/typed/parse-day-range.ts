import { dateOfDay, dayOfDate } from "../civil-date.ts";
import { isoWeekOf, mondayOf } from "../iso-week.ts";
import { addMonths, type DayRange } from "../month.ts";
import type { LocalDay } from "../quantities.ts";
import { type DayContext, parseDay } from "./parse-day.ts";

/**
 * The range of days somebody typed, both days inclusive; undefined where there is none.
 *
 * - "21.11.-24.11.", "21.-24.11.", "2111–2411", "21.11. bis 24.11.", "21/11 to 24/11"
 * - "28.12.-3.1.": a last day without a year follows the first
 * - one day alone; "KW 47" or "week 47/2027": Monday to Sunday
 */
export function parseDayRange(text: string, context: DayContext): DayRange | undefined {
	const typed = text.trim().toLowerCase();
	const week = parseWeek(typed, context.today);
	if (week !== undefined) return week;
	const single = parseDay(typed, context);
	if (single !== undefined) return { from: single, to: single };
	const found = cuts(typed)
		.map(([first, last]) => rangeOf(first, last, context))
		.filter((range) => range !== undefined);
	return found.length === 1 ? found[0] : undefined;
}

/** Every place a range could be cut at: the hyphen also stands inside of dates. */
function cuts(typed: string): [string, string][] {
	const words = /^(.+?)\s+(?:bis|to|until)\s+(.+)$/.exec(typed);
	if (words?.[1] !== undefined && words[2] !== undefined) return [[words[1], words[2]]];
	return [...typed.matchAll(/\s*[–—-]\s*/g)]
		.filter(({ index }) => index > 0)
		.map(({ index, 0: mark }) => [typed.slice(0, index), typed.slice(index + mark.length)]);
}

function rangeOf(first: string, last: string, context: DayContext): DayRange | undefined {
	const to = parseDay(last, context);
	if (to === undefined) return undefined;
	const from = firstDay(first, { text: last, day: to }, context);
	if (from === undefined) return undefined;
	if (from <= to) return { from, to };
	const next = isWithoutYear(last) ? addMonths(to, 12) : to;
	return from <= next ? { from, to: next } : undefined;
}

/** A bare day is of the last day's month; a date without a year is the one before a last day with a year. */
function firstDay(
	first: string,
	last: { readonly text: string; readonly day: LocalDay },
	context: DayContext,
): LocalDay | undefined {
	const ofLast = { ...context, today: last.day };
	if (/^\d{1,2}\.?$/.test(first)) return parseDay(first, ofLast);
	if (!isWithoutYear(first) || isWithoutYear(last.text)) return parseDay(first, context);
	const day = parseDay(first, ofLast);
	return day !== undefined && day > last.day ? addMonths(day, -12) : day;
}

function isWithoutYear(typed: string): boolean {
	return /^\D*\d{1,2}[./]\s?(\d{1,2}[./]?)?$|^\d{4}$/.test(typed);
}

const weekPattern = /^(?:kw|w|wk|week|woche)\s*(\d{1,2})(?:\s*[/ .]\s*(\d{2}|\d{4}))?$/;

function parseWeek(typed: string, today: LocalDay): DayRange | undefined {
	const match = weekPattern.exec(typed);
	if (match === null) return undefined;
	const week = Number(match[1]);
	const year = yearOf(match[2], today);
	// the 4th of January always lies in the first week
	const first = mondayOf(dayOfDate({ year, month: 1, day: 4 }));
	const from = (first + (week - 1) * 7) as LocalDay;
	const real = isoWeekOf(from);
	if (real.week !== week || real.year !== year) return undefined;
	return { from, to: (from + 6) as LocalDay };
}

function yearOf(text: string | undefined, today: LocalDay): number {
	if (text === undefined) return isoWeekOf(today).year;
	if (text.length === 4) return Number(text);
	const present = dateOfDay(today).year;
	return present - (present % 100) + Number(text);
}

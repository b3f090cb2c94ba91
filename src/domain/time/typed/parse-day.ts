import { dateOfDay, dayOfDate } from "../civil-date.ts";
import { weekdayOf } from "../iso-week.ts";
import type { LocalDay } from "../quantities.ts";
import { monthNames, relativeDays, weekdayNames } from "./written-days.ts";

export interface DayContext {
	/** The day it is where the person is. */
	readonly today: LocalDay;
	/** A two-digit year never lies behind it: with today's date, "41" is 1941. */
	readonly latest?: LocalDay | undefined;
}

const years = { first: 1900, last: 2199 };
/** "46" typed in 2026 is 2046, "47" is 1947. */
const yearsAhead = 20;

/**
 * The day somebody typed, in German or English; undefined where the text names none or more than one.
 *
 * - "21.11.2026", "21.11.26", "21.11.", "21/11", "21-11-2026", "2026-11-21": without a year the present one
 * - "21112026", "211126", "2111", "21" (of the present month)
 * - "21. Nov", "21 november 2026"
 * - "heute", "morgen", "gestern", "+3", "-1", and weekdays: the next such day, today included
 *
 * A weekday before a date is passed over: "Mi 31.03.2027" is how a date is shown.
 */
export function parseDay(text: string, context: DayContext): LocalDay | undefined {
	const typed = text.trim().toLowerCase().replaceAll("−", "-");
	const spoken = spokenDay(typed, context.today);
	if (spoken !== undefined) return spoken;
	return writtenDay(withoutWeekday(typed), context);
}

function spokenDay(typed: string, today: LocalDay): LocalDay | undefined {
	const shift = relativeDays.get(typed) ?? shiftOf(typed);
	if (shift !== undefined) return inReach((today + shift) as LocalDay);
	const weekday = weekdayNames.get(typed.replace(/\.$/, ""));
	if (weekday === undefined) return undefined;
	const ahead = (weekday - weekdayOf(today) + 7) % 7;
	return (today + ahead) as LocalDay;
}

function shiftOf(typed: string): number | undefined {
	const match = /^([+-])\s*(\d{1,4})$/.exec(typed);
	if (match === null) return undefined;
	return match[1] === "-" ? -Number(match[2]) : Number(match[2]);
}

function withoutWeekday(typed: string): string {
	const match = /^([a-zäöü]+)\.?,?\s*(.+)$/.exec(typed);
	return match?.[1] !== undefined && weekdayNames.has(match[1]) ? (match[2] ?? typed) : typed;
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const separated = /^(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\2\s?(\d{2}|\d{4})?)?\s?$/;
const spaced = /^(\d{1,2}) (\d{1,2})(?: (\d{2}|\d{4}))?$/;
const named = /^(\d{1,2})\.?\s*([a-zäöü]+)\.?(?:\s+(\d{2}|\d{4}))?$/;
const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;

function writtenDay(typed: string, context: DayContext): LocalDay | undefined {
	const year = iso.exec(typed);
	if (year !== null) return day(year[3], Number(year[2]), year[1], context);
	const parts = separated.exec(typed);
	if (parts !== null) return day(parts[1], Number(parts[3]), parts[4], context);
	const plain = spaced.exec(typed) ?? digits.exec(typed);
	if (plain !== null) return day(plain[1], Number(plain[2]), plain[3], context);
	const month = named.exec(typed);
	if (month !== null) {
		const number = monthNames.get(month[2] ?? "");
		return number === undefined ? undefined : day(month[1], number, month[3], context);
	}
	return /^\d{1,2}\.?$/.test(typed)
		? day(typed, dateOfDay(context.today).month, undefined, context)
		: undefined;
}

function day(
	dayText: string | undefined,
	month: number,
	yearText: string | undefined,
	context: DayContext,
): LocalDay | undefined {
	const wanted = {
		year: yearOf(yearText, context.today),
		month,
		day: Number.parseInt(dayText ?? "", 10),
	};
	const found = existing(wanted);
	const isTooLate =
		yearText?.length === 2 &&
		found !== undefined &&
		context.latest !== undefined &&
		found > context.latest;
	return isTooLate ? existing({ ...wanted, year: wanted.year - 100 }) : found;
}

function yearOf(text: string | undefined, today: LocalDay): number {
	const present = dateOfDay(today).year;
	if (text === undefined) return present;
	if (text.length === 4) return Number(text);
	const inCentury = present - (present % 100) + Number(text);
	return inCentury > present + yearsAhead ? inCentury - 100 : inCentury;
}

/** 31.02. runs into March and comes back as another day. */
function existing(wanted: ReturnType<typeof dateOfDay>): LocalDay | undefined {
	const localDay = dayOfDate(wanted);
	const real = dateOfDay(localDay);
	const isSame = real.day === wanted.day && real.month === wanted.month;
	return isSame ? inReach(localDay) : undefined;
}

function inReach(localDay: LocalDay): LocalDay | undefined {
	const { year } = dateOfDay(localDay);
	return year >= years.first && year <= years.last ? localDay : undefined;
}

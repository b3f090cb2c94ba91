import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Series, spanOfDay } from "./occurrences.ts";
import type { Recurrence } from "./recurrence.ts";

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const nameOf = (weekday: number) => names[weekday - 1] ?? "";

/** What a series says of itself to calendar programs. */
export interface WrittenSeries extends Series {
	readonly allDay: boolean;
}

/**
 * The rule of a series as iCalendar writes it (RFC 5545, RRULE), from its first day on.
 *
 * Example: the last Friday every third month → `FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR`.
 */
export function rruleOf(series: WrittenSeries): string {
	const { rule, first } = series;
	const parts = [...frequencyOf(rule), ...placesOf(rule, first), ...endOf(series)];
	return parts.map(([name, value]) => `${name}=${value}`).join(";");
}

/** A day of a series as its own line names it: by the clock of the series, whole days by their date. */
export function writtenDay({ beginMinute, allDay }: WrittenSeries, day: LocalDay): string {
	const date = isoOfDay(day).replaceAll("-", "");
	return allDay ? date : `${date}T${clock(beginMinute)}00`;
}

type Part = readonly [name: string, value: string | number];

/** The how manieth of some weekdays of a year's month is that of every twelfth month: programs agree on that alone. */
function frequencyOf({ type, interval, nth }: Recurrence): Part[] {
	const isYearly = type === "YEARLY" && nth !== null;
	const every = isYearly ? interval * 12 : interval;
	return [
		["FREQ", isYearly ? "MONTHLY" : type],
		...(every === 1 ? [] : [["INTERVAL", every] as const]),
	];
}

function placesOf({ type, weekdays, nth }: Recurrence, first: LocalDay): Part[] {
	if (type === "DAILY") return [];
	if (type === "WEEKLY")
		return weekdays.length === 0
			? []
			: [
					["BYDAY", weekdays.map(nameOf).join(",")],
					["WKST", "MO"],
				];
	const { month, day } = dateOfDay(first);
	if (nth === null)
		return [...(type === "YEARLY" ? [["BYMONTH", month] as const] : []), ["BYMONTHDAY", day]];
	const [only, another] = weekdays;
	if (only !== undefined && another === undefined) return [["BYDAY", `${nth}${nameOf(only)}`]];
	return [
		["BYDAY", weekdays.map(nameOf).join(",")],
		["BYSETPOS", nth],
	];
}

/** The begin of the last one, of whole days its date. */
function endOf(series: WrittenSeries): Part[] {
	const { last, allDay, zone } = series;
	if (last === null) return [];
	if (allDay) return [["UNTIL", writtenDay(series, last)]];
	const { begin } = spanOfDay(last, series, zone);
	const day = Math.floor(begin / 1440) as LocalDay;
	const date = isoOfDay(day).replaceAll("-", "");
	return [["UNTIL", `${date}T${clock(begin - day * 1440)}00Z`]];
}

function clock(minute: number): string {
	const twoDigits = (number: number) => String(number).padStart(2, "0");
	return `${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}`;
}

import { dateOfDay } from "#domain/time/civil-date.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Recurrence, recurrenceTypes } from "../recurrence.ts";

/** A rule as it is kept, with its end as the file gives it. */
export interface ReadRule {
	readonly rule: Recurrence;
	/** `20261231` or `20261231T080000Z`. */
	readonly until: string | null;
	readonly count: number | null;
}

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const everyWeekday = [1, 2, 3, 4, 5, 6, 7];
const known = new Set(
	"FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST".split(" "),
);

/**
 * A rule of iCalendar (RFC 5545, RRULE) as one that a series can have, counted from its first day; null for those that none has, for
 * example several days of the month, or weeks of the year.
 *
 * Example: `FREQ=MONTHLY;BYDAY=-1FR` → monthly, the last of the Fridays.
 */
export function readRrule(text: string, first: LocalDay): ReadRule | null {
	const parts = partsOf(text);
	if (parts === null) return null;
	const interval = wholeOf(parts.get("INTERVAL") ?? "1", 99);
	const count = parts.has("COUNT") ? wholeOf(parts.get("COUNT") ?? "", 99_999) : null;
	const places = placesOf(parts, first);
	if (interval === null || places === null || (parts.has("COUNT") && count === null)) return null;
	return { rule: { interval, ...places }, until: parts.get("UNTIL") ?? null, count };
}

type Parts = ReadonlyMap<string, string>;
type Places = Omit<Recurrence, "interval">;

function partsOf(text: string): Parts | null {
	const parts = new Map<string, string>();
	for (const part of text.trim().toUpperCase().split(";").filter(Boolean)) {
		const [name = "", value = ""] = part.split("=");
		if (!known.has(name) || value === "" || parts.has(name)) return null;
		parts.set(name, value);
	}
	return parts;
}

function wholeOf(text: string, most: number): number | null {
	const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= most ? number : null;
}

function placesOf(parts: Parts, first: LocalDay): Places | null {
	const type = recurrenceTypes.find((one) => one === parts.get("FREQ"));
	if (type === "DAILY") return dailyOf(parts);
	if (type === "WEEKLY") return weeklyOf(parts);
	if (type === "MONTHLY") return parts.has("BYMONTH") ? null : monthlyOf(type, parts, first);
	return type === "YEARLY" ? yearlyOf(parts, first) : null;
}

const hasAny = (parts: Parts, ...wanted: string[]) => wanted.some((name) => parts.has(name));

/** Daily on some weekdays is weekly on them. */
function dailyOf(parts: Parts): Places | null {
	if (hasAny(parts, "BYMONTHDAY", "BYMONTH", "BYSETPOS")) return null;
	if (!parts.has("BYDAY")) return { type: "DAILY", weekdays: [], nth: null };
	return (parts.get("INTERVAL") ?? "1") === "1" ? weeklyOf(parts) : null;
}

/** Where weeks begin matters for several weekdays of every other week. */
function weeklyOf(parts: Parts): Places | null {
	if (hasAny(parts, "BYMONTHDAY", "BYMONTH", "BYSETPOS")) return null;
	const weekdays = parts.has("BYDAY") ? weekdaysOf(parts.get("BYDAY") ?? "") : [];
	if (weekdays === null) return null;
	const isOften = (parts.get("INTERVAL") ?? "1") === "1";
	const beginsOnMonday = (parts.get("WKST") ?? "MO") === "MO";
	if (!isOften && !beginsOnMonday && weekdays.length > 1) return null;
	return { type: "WEEKLY", weekdays, nth: null };
}

/** Plain ones; null where one has a place in the month or is none. */
function weekdaysOf(text: string): number[] | null {
	const found = text.split(",").map((name) => names.indexOf(name) + 1);
	return found.includes(0) ? null : [...new Set(found)].sort((a, b) => a - b);
}

function monthlyOf(type: "MONTHLY" | "YEARLY", parts: Parts, first: LocalDay): Places | null {
	const byDay = parts.get("BYDAY");
	const byMonthDay = parts.get("BYMONTHDAY");
	if (byDay !== undefined)
		return byMonthDay === undefined ? amongWeekdays(type, byDay, parts) : null;
	if (parts.has("BYSETPOS")) return null;
	if (byMonthDay === "-1") return { type, weekdays: everyWeekday, nth: -1 };
	const isItsOwn = byMonthDay === undefined || Number(byMonthDay) === dateOfDay(first).day;
	return isItsOwn ? { type, weekdays: [], nth: null } : null;
}

/** `2TU`, or several weekdays with a place among all of them. */
function amongWeekdays(type: "MONTHLY" | "YEARLY", byDay: string, parts: Parts): Places | null {
	const [, place, name = ""] = /^(-1|[1-5])(MO|TU|WE|TH|FR|SA|SU)$/.exec(byDay) ?? [];
	if (place !== undefined)
		return parts.has("BYSETPOS")
			? null
			: { type, weekdays: [names.indexOf(name) + 1], nth: Number(place) };
	const weekdays = weekdaysOf(byDay);
	const nth = /^(-1|[1-5])$/.exec(parts.get("BYSETPOS") ?? "")?.[1];
	return weekdays === null || nth === undefined ? null : { type, weekdays, nth: Number(nth) };
}

/** Of the month of its first day; a weekday counted through the whole year is none of these. */
function yearlyOf(parts: Parts, first: LocalDay): Places | null {
	const month = parts.get("BYMONTH");
	if (month === undefined && hasAny(parts, "BYDAY", "BYMONTHDAY")) return null;
	if (month !== undefined && Number(month) !== dateOfDay(first).month) return null;
	return monthlyOf("YEARLY", parts, first);
}

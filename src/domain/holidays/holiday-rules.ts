import { dayOfDate } from "../time/civil-date.ts";
import type { LocalDay } from "../time/quantities.ts";
import { easterSunday } from "./easter-sunday.ts";

/** Month and day, e.g. "05-01". */
export type MonthDay = string;

/** When the holidays of a place are. */
export interface HolidayRules {
	/** The same date every year. */
	readonly fixed: readonly MonthDay[];
	/** Days after Easter Sunday. */
	readonly movable: readonly number[];
	/** Date → first year it holds in. */
	readonly since?: Readonly<Record<MonthDay, number>>;
	/** Days of one year, e.g. "2025-05-08". */
	readonly once?: readonly string[];
	/** What follows rules of its own; null in years without. */
	readonly other?: readonly ((year: number) => LocalDay | null)[];
}

/** The holidays of a year, each once, in their order. */
export function holidaysOfYear(
	{ fixed, movable, since = {}, once = [], other = [] }: HolidayRules,
	year: number,
): readonly LocalDay[] {
	const easter = easterSunday(year);
	const begun = Object.keys(since).filter((date) => year >= (since[date] as number));
	const ofThisYear = once
		.filter((date) => date.startsWith(`${year}-`))
		.map((date) => date.slice(5));
	const days = [
		...[...fixed, ...begun, ...ofThisYear].map((date) => dayIn(year, date)),
		...movable.map((days) => (easter + days) as LocalDay),
		...other.map((rule) => rule(year)).filter((day) => day !== null),
	];
	return [...new Set(days)].sort((a, b) => a - b);
}

/** The day of a date in a year. */
export function dayIn(year: number, date: MonthDay): LocalDay {
	const [month, day] = date.split("-").map(Number) as [number, number];
	return dayOfDate({ year, month, day });
}

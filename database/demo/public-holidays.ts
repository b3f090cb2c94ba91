import { easterSunday } from "#domain/holidays/easter-sunday.ts";
import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DemoSite } from "./company.ts";

type Region = DemoSite["region"];

/** Month, day, and where; nowhere named = everywhere. Christmas Eve and New Year's Eve are free by custom. */
// biome-ignore format: a table, one row a line
const fixed: readonly (readonly [number, number, string])[] = [
	[1, 1, ""], [1, 6, "BY"], [5, 1, ""], [8, 15, "BY"], [10, 3, ""], [10, 31, "SN"],
	[11, 1, "BY"], [12, 24, ""], [12, 25, ""], [12, 26, ""], [12, 31, ""],
];

/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable: readonly (readonly [number, string])[] = [
	[-2, ""],
	[1, ""],
	[39, ""],
	[50, ""],
	[60, "BY HE"],
];

/** Whether offices are closed for the day; weekends are not asked for here. */
export function isPublicHoliday(day: LocalDay, region: Region): boolean {
	const date = dateOfDay(day);
	const holdsHere = (regions: string) => regions === "" || regions.includes(region);
	const sinceEaster = day - easterSunday(date.year);
	return (
		fixed.some(
			([month, dayOfMonth, regions]) =>
				month === date.month && dayOfMonth === date.day && holdsHere(regions),
		) ||
		movable.some(([days, regions]) => days === sinceEaster && holdsHere(regions)) ||
		(region === "SN" && day === dayOfRepentance(date.year))
	);
}

/** Wednesday before 23 November. */
function dayOfRepentance(year: number): LocalDay {
	const before = dayOfDate({ year, month: 11, day: 22 });
	// 1970-01-01 was a Thursday: days that are 6 modulo 7 are Wednesdays
	return (before - ((before - 6) % 7)) as LocalDay;
}

import { dateOfDay } from "../time/civil-date.ts";
import type { LocalDay } from "../time/quantities.ts";
import { austrianHolidays } from "./austrian-holidays.ts";
import { germanHolidays } from "./german-holidays.ts";
import { type HolidayCountry, holidayRegions } from "./holiday-facts.ts";
import { type HolidayRules, holidaysOfYear } from "./holiday-rules.ts";
import { swissHolidays } from "./swiss-holidays.ts";

/** The public holidays of a region. */
export interface RegionCalendar {
	/** Free all day by law. */
	isHoliday(day: LocalDay): boolean;
	/** In their order. */
	daysOf(year: number): readonly LocalDay[];
}

/** Regions that have a calendar, with their country: DE-NW, DE-BY-KATH, AT-9, CH-ZH. */
export const calendarRegions: readonly string[] = Object.entries(holidayRegions).flatMap(
	([country, regions]) => regions.map((region) => `${country}-${region}`),
);

/** The calendar of a region; undefined for one that is unknown. Each year is worked out once. */
export function regionCalendar(region: string): RegionCalendar | undefined {
	const rules = rulesOf(region);
	if (rules === undefined) return undefined;
	const years = new Map<number, ReadonlySet<LocalDay>>();
	const yearOf = (year: number) => {
		const days = years.get(year) ?? new Set(holidaysOfYear(rules, year));
		years.set(year, days);
		return days;
	};
	return {
		isHoliday: (day) => yearOf(dateOfDay(day).year).has(day),
		daysOf: (year) => [...yearOf(year)],
	};
}

function rulesOf(region: string): HolidayRules | undefined {
	if (!calendarRegions.includes(region)) return undefined;
	const within = region.slice(3);
	const byCountry: Record<HolidayCountry, HolidayRules | undefined> = {
		DE: germanHolidays[within],
		AT: austrianHolidays,
		CH: swissHolidays[within],
	};
	return byCountry[region.slice(0, 2) as HolidayCountry];
}

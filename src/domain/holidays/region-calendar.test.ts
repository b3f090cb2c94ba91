import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import { calendarRegions, regionCalendar } from "./region-calendar.ts";

/** Christmas on each weekday that the cantons mind, and the leap years between. The package is slow. */
const years = [2022, 2025, 2026, 2027, 2028];

/** It takes the first Thursday from 2 April on; the procession of Näfels is on the first one of April. */
const mistakes: Readonly<Record<string, string>> = { "2027-04-08": "2027-04-01" };

/** What another hand wrote down of the same laws. */
function publicDays(region: string): readonly string[] {
	const [country = "", state = ""] = region.split("-");
	const calendar = new Holidays(country, state);
	const days = years
		.flatMap((year) => calendar.getHolidays(year))
		.filter(({ type }) => type === "public")
		.map(({ date }) => date.slice(0, 10))
		.map((date) => mistakes[date] ?? date);
	return [...new Set(days)].sort();
}

// Germany's are held against the import's, Land by Land, where that is tested
const cantons = calendarRegions.filter((region) => region.startsWith("CH-"));

test.each(["AT-1", "AT-9", ...cantons])("%s by law", (region) => {
	const calendar = regionCalendar(region);
	const days = years.flatMap((year) => calendar?.daysOf(year).map(isoOfDay));
	expect(days).toEqual(publicDays(region));
});

describe("how many there are", () => {
	// the figures of 2026 as the reference states them
	test.each([
		["BW", 12],
		["BY", 12],
		["BY-KATH", 13],
		["BY-A", 14],
		["BE", 10],
		["BB", 12],
		["HB", 10],
		["HH", 10],
		["HE", 10],
		["MV", 11],
		["NI", 10],
		["NW", 11],
		["RP", 11],
		["SL", 12],
		["SN", 11],
		["SN-FL", 12],
		["ST", 11],
		["SH", 10],
		["TH", 11],
		["TH-FL", 12],
	])("%s has %d in 2026", (region, count) => {
		expect(regionCalendar(`DE-${region}`)?.daysOf(2026)).toHaveLength(count);
	});
});

describe("a day", () => {
	test.each([
		["DE-NW", "2026-06-04", true],
		["DE-BE", "2026-06-04", false],
		["DE-BY", "2028-08-15", false],
		["DE-BY-KATH", "2028-08-15", true],
		["DE-BY-A", "2026-08-08", true],
		["DE-SN", "2026-11-18", true],
		["DE-TH", "2018-09-20", false],
		["DE-TH", "2027-09-20", true],
		["DE-BE", "2025-05-08", true],
		["DE-BB", "2025-05-08", false],
		["DE-BB", "2026-04-05", true],
		["DE-NW", "2026-04-05", false],
		["DE-NI", "2016-10-31", false],
		["DE-NI", "2017-10-31", true],
		["DE-NI", "2018-10-31", true],
		["DE-HE", "2017-10-31", true],
		["DE-HE", "2018-10-31", false],
		["DE-NW", "2026-12-24", false],
		["AT-9", "2026-10-26", true],
		["AT-9", "2026-04-03", false],
		["CH-ZH", "2026-08-01", true],
		["CH-GL", "2026-04-09", true],
		["CH-GL", "2027-04-01", true],
		["CH-GL", "2026-04-02", false],
	])("%s %s: %s", (region, date, isHoliday) => {
		expect(regionCalendar(region)?.isHoliday(dayOfIso(date))).toBe(isHoliday);
	});

	test.each(["NW", "DE", "DE-XX", "AT-10", "CH-KATH", "", "FR-75"])(
		"there is no region %j",
		(region) => {
			expect(regionCalendar(region)).toBeUndefined();
		},
	);
});

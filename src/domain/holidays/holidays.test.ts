import { describe, expect, test } from "vitest";
import { isoOfDay } from "../time/iso-day.ts";
import { easterSunday } from "./easter-sunday.ts";
import { holidayRegions } from "./holiday-facts.ts";
import { freeFactorOf, holidaysAt } from "./holidays-at.ts";
import { legalHolidays, legalRegions } from "./legal-holidays.cases.ts";

describe("Easter Sunday", () => {
	test.each([
		[2000, "2000-04-23"],
		[2008, "2008-03-23"],
		[2011, "2011-04-24"],
		[2024, "2024-03-31"],
		[2026, "2026-04-05"],
		[2035, "2035-03-25"],
		[2038, "2038-04-25"],
		[2285, "2285-03-22"],
	])("%d is %s", (year, day) => {
		expect(isoOfDay(easterSunday(year))).toBe(day);
	});
});

describe("holidays by law", () => {
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
		expect(new Set(legalHolidays(region, 2026)).size).toBe(count);
	});

	test("are known for every German region that can be imported", () => {
		expect([...legalRegions].sort()).toEqual([...holidayRegions.DE].sort());
	});
});

describe("what holds on a day", () => {
	const everywhere = { date: "2026-12-24", siteId: null, factor: 1 } as const;
	const half = { date: "2026-12-24", siteId: "a", factor: 0.5 } as const;
	const none = { date: "2026-12-24", siteId: "b", factor: 0 } as const;
	const other = { date: "2026-12-25", siteId: null, factor: 1 } as const;
	const all = [everywhere, half, none, other];

	test.each([
		["a", 0.5],
		["b", 0],
		["c", 1],
		[null, 1],
	])("at site %s is free to %d", (siteId, factor) => {
		const holding = holidaysAt(all, "2026-12-24", siteId);
		expect(holding).toHaveLength(1);
		expect(freeFactorOf(holding)).toBe(factor);
	});

	test("is nothing on an ordinary day", () => {
		expect(holidaysAt(all, "2026-12-23", "a")).toEqual([]);
		expect(freeFactorOf([])).toBe(0);
	});

	test("is the longer one of two", () => {
		expect(freeFactorOf([half, everywhere, none])).toBe(1);
	});
});

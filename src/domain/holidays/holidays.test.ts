import { describe, expect, test } from "vitest";
import { isoOfDay } from "../time/iso-day.ts";
import { easterSunday } from "./easter-sunday.ts";
import { freeFactorOf, holidaysAt } from "./holidays-at.ts";

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

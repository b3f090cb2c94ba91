import { describe, expect, test } from "vitest";
import {
	type HolidayCountry,
	holidayCountries,
	holidayRegions,
} from "#domain/holidays/holiday-facts.ts";
import { regionCalendar } from "#domain/holidays/region-calendar.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { countryCalendar } from "./country-calendar.ts";

const [fromYear, toYear] = [2020, 2035];
const years = Array.from({ length: toYear - fromYear + 1 }, (_, nth) => fromYear + nth);

describe("the calendar that is imported", () => {
	test.each(holidayRegions.DE)(
		"has for %s the holidays of the law, day by day, 2020 to 2035",
		async (region) => {
			const days = await countryCalendar({ country: "DE", region, fromYear, toYear });
			const proposed = days.filter(({ isProposed }) => isProposed);
			expect([...new Set(proposed.map(({ date }) => date))].sort()).toEqual(
				years.flatMap((year) => regionCalendar(`DE-${region}`)?.daysOf(year).map(isoOfDay)),
			);
			expect(proposed.every(({ kind, factor }) => kind === "PUBLIC" && factor === 1)).toBe(true);
		},
	);

	test.each(
		holidayCountries.flatMap((country) =>
			[undefined, ...holidayRegions[country]].map((region) => [country, region] as const),
		),
	)(
		"%s %s has New Year and Christmas, each day and name once",
		async (country: HolidayCountry, region) => {
			const days = await countryCalendar({ country, region, fromYear: 2026, toYear: 2027 });
			const proposed = days.filter(({ isProposed }) => isProposed);
			const dates = proposed.map(({ date }) => date);
			expect(dates).toEqual(expect.arrayContaining(["2026-01-01", "2026-12-25", "2027-01-01"]));
			const keys = days.map(({ date, name }) => `${date} ${name}`);
			expect(new Set(keys).size).toBe(keys.length);
		},
	);

	test("offers Christmas Eve and New Year's Eve as half a day, by choice", async () => {
		// 2028 they are Sundays
		const days = await countryCalendar({
			country: "DE",
			region: "NW",
			fromYear: 2026,
			toYear: 2028,
		});
		const eves = days.filter(({ date }) => /-12-(24|31)$/.test(date));
		expect(eves.filter(({ name }) => ["Heiliger Abend", "Silvester"].includes(name))).toMatchObject(
			Array.from({ length: 6 }, () => ({ kind: "OTHER", factor: 0.5, isProposed: false })),
		);
	});

	test("gives each region its own: one district's day is not its neighbour's", async () => {
		const names = async (region: string) =>
			(await countryCalendar({ country: "CH", region, fromYear: 2026, toYear: 2026 }))
				.filter(({ isProposed }) => isProposed)
				.map(({ name }) => name);
		expect(await names("BE")).toContain("Berchtoldstag");
		expect(await names("ZH")).not.toContain("Berchtoldstag");
	});
});

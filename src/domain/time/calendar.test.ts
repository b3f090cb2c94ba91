import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addMonthsCases, isoWeekCases, monthCases, notADay } from "./calendar.cases.ts";
import { dayOfIso, isoOfDay } from "./iso-day.ts";
import { isoWeekOf, mondayOf, weekdayOf } from "./iso-week.ts";
import { addMonths, monthOf, monthRange } from "./month.ts";
import type { LocalDay } from "./quantities.ts";

test.each(isoWeekCases)("%s is weekday %i of %i week %i", (...values) => {
	const [iso, weekday, year, week] = values;
	const day = dayOfIso(iso);
	expect(weekdayOf(day)).toBe(weekday);
	expect(isoWeekOf(day)).toEqual({ year, week });
	expect(mondayOf(day)).toBe(day - weekday + 1);
});

test.each(monthCases)("month of %s: %s to %s", (iso, from, to) => {
	const range = { from: dayOfIso(from), to: dayOfIso(to) };
	expect(monthOf(dayOfIso(iso))).toEqual(range);
	const [year, month] = iso.split("-").map(Number) as [number, number];
	expect(monthRange(year, month)).toEqual(range);
});

test.each(addMonthsCases)("%s plus %i months is %s", (iso, months, result) => {
	expect(isoOfDay(addMonths(dayOfIso(iso), months))).toBe(result);
});

test.each(notADay)('"%s" is not a day', (text) => {
	expect(() => dayOfIso(text)).toThrow(RangeError);
});

test("1970-01-01 is day 0, 2026-11-21 day 20,778", () => {
	expect(dayOfIso("1970-01-01")).toBe(0);
	expect(dayOfIso("2026-11-21")).toBe(20_778);
});

test("every day from year 1 to 9999 agrees with Temporal and comes back", () => {
	const days = fc.integer({ min: -719_162, max: 2_932_896 });
	const epoch = Temporal.PlainDate.from("1970-01-01");
	fc.assert(
		fc.property(days, (value) => {
			const day = value as LocalDay;
			const date = epoch.add({ days: value });
			const { year, week } = isoWeekOf(day);
			return (
				isoOfDay(day) === date.toString() &&
				dayOfIso(isoOfDay(day)) === day &&
				weekdayOf(day) === date.dayOfWeek &&
				week === date.weekOfYear &&
				year === date.yearOfWeek
			);
		}),
		{ numRuns: 5_000, seed: 20_261_121 },
	);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay } from "../civil-date.ts";
import { dayOfIso, isoOfDay } from "../iso-day.ts";
import type { LocalDay } from "../quantities.ts";
import { birthdayCases, dayCases, dayRangeCases, noDayRanges, noDays } from "./parse-day.cases.ts";
import { parseDay } from "./parse-day.ts";
import { parseDayRange } from "./parse-day-range.ts";

const today = dayOfIso("2026-11-21");
const iso = (day: LocalDay | undefined) => day && isoOfDay(day);

test.each(dayCases)('"%s" is %s', (text, day) => {
	expect(iso(parseDay(text, { today }))).toBe(day);
});

test.each(noDays)('"%s" is no day', (text) => {
	expect(parseDay(text, { today })).toBeUndefined();
});

test.each(birthdayCases)('"%s" as a birthday is %s', (text, day) => {
	expect(iso(parseDay(text, { today, latest: today }))).toBe(day);
});

test.each(dayRangeCases)('"%s" is %s to %s', (text, from, to) => {
	const range = parseDayRange(text, { today });
	expect([iso(range?.from), iso(range?.to)]).toEqual([from, to]);
});

test.each(noDayRanges)('"%s" is no range', (text) => {
	expect(parseDayRange(text, { today })).toBeUndefined();
});

test("every day from 1900 to 2199 written in full comes back", () => {
	const days = fc.integer({ min: dayOfIso("1900-01-01"), max: dayOfIso("2199-12-31") });
	fc.assert(
		fc.property(days, (value) => {
			const { year, month, day } = dateOfDay(value as LocalDay);
			const two = (part: number) => String(part).padStart(2, "0");
			return (
				parseDay(`${two(day)}.${two(month)}.${year}`, { today }) === value &&
				parseDay(`${two(day)}${two(month)}${year}`, { today }) === value &&
				parseDay(`${day}/${month}/${year}`, { today }) === value
			);
		}),
		{ numRuns: 2_000, seed: 20_261_121 },
	);
});

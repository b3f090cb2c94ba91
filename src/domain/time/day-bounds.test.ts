import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dayBoundsCases } from "./day-bounds.cases.ts";
import { dayBounds, dayLength } from "./day-bounds.ts";
import { dayOfIso, isoOfDay } from "./iso-day.ts";
import { localDayOf } from "./local-time.ts";
import type { EpochMinute, LocalDay } from "./quantities.ts";
import { zoneOf } from "./zone.ts";

test.each(dayBoundsCases)("%s in %s begins %s and has %i min", (...values) => {
	const [iso, name, begin, length] = values;
	const day = dayOfIso(iso);
	const zone = zoneOf(name);
	expect(dayBounds(day, zone).begin).toBe(Date.parse(begin) / 60_000);
	expect(dayLength(day, zone)).toBe(length);
});

const zones = ["Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Beirut"] as const;
const days = fc
	.integer({ min: dayOfIso("1975-01-01"), max: dayOfIso("2060-12-31") })
	.map((day) => day as LocalDay);

test("days begin where Temporal says", () => {
	fc.assert(
		fc.property(days, fc.constantFrom(...zones), (day, name) => {
			const expected = Temporal.PlainDate.from(isoOfDay(day))
				.toZonedDateTime(name)
				.startOfDay().epochMilliseconds;
			return dayBounds(day, zoneOf(name)).begin === expected / 60_000;
		}),
		{ numRuns: 4_000, seed: 20_261_121 },
	);
});

test("first and last minute of a day lie on it", () => {
	fc.assert(
		fc.property(days, fc.constantFrom(...zones), (day, name) => {
			const zone = zoneOf(name);
			const { begin, end } = dayBounds(day, zone);
			return (
				localDayOf(begin, zone) === day &&
				localDayOf((end - 1) as EpochMinute, zone) === day &&
				localDayOf(end, zone) === day + 1
			);
		}),
		{ numRuns: 4_000, seed: 20_261_121 },
	);
});

import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { instantOfLocalCases, rejectedCases } from "./instant-of-local.cases.ts";
import { instantOfLocal } from "./instant-of-local.ts";
import { dayOfIso, isoOfDay } from "./iso-day.ts";
import type { LocalDay } from "./quantities.ts";
import { zoneOf } from "./zone.ts";

test.each(instantOfLocalCases)("%s minute %i in %s, %s, is %s", (...values) => {
	const [day, minute, zone, how, instant] = values;
	const found = instantOfLocal(dayOfIso(day), minute, zoneOf(zone), how);
	expect(found).toBe(Date.parse(instant) / 60_000);
});

test.each(rejectedCases)("%s minute %i in %s is rejected", (...values) => {
	const [day, minute, zone] = values;
	expect(() => instantOfLocal(dayOfIso(day), minute, zoneOf(zone), "reject")).toThrow(RangeError);
});

const zones = [
	"Europe/Berlin",
	"Africa/Cairo",
	"Australia/Lord_Howe",
	"America/Havana",
	"Pacific/Apia",
] as const;

test("random wall clocks agree with Temporal, every disambiguation", () => {
	const days = fc.integer({ min: dayOfIso("1975-01-01"), max: dayOfIso("2060-12-31") });
	const minutes = fc.integer({ min: 0, max: 1439 });
	const how = fc.constantFrom("compatible", "earlier", "later" as const);
	const name = fc.constantFrom(...zones);
	fc.assert(
		fc.property(days, minutes, name, how, (day, minute, zone, disambiguation) => {
			const found = instantOfLocal(day as LocalDay, minute, zoneOf(zone), disambiguation);
			const expected = Temporal.PlainDate.from(isoOfDay(day as LocalDay))
				.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
				.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
			return found === expected / 60_000;
		}),
		{ numRuns: 5_000, seed: 20_261_121 },
	);
});

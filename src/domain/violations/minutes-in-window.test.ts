import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "../time/iso-week.ts";
import { localDayOf, localMinuteOf } from "../time/local-time.ts";
import type { EpochMinute } from "../time/quantities.ts";
import { zoneOf } from "../time/zone.ts";
import { minutesInWindow } from "./arbzg-figures.ts";
import { sundayMinutes } from "./checks/sundays-and-holidays.ts";

const begins = fc.oneof(
	fc.integer({ min: 29_000_000, max: 30_500_000 }),
	// the nights of the change of 2026
	fc
		.constantFrom("2026-03-28T20:00Z", "2026-10-24T20:00Z", "2026-04-04T12:00Z")
		.chain((text) =>
			fc.integer({ min: 0, max: 600 }).map((after) => Date.parse(text) / 60_000 + after),
		),
);

describe.each(["Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"])("in %s", (name) => {
	const zone = zoneOf(name);

	test("a window counts what each single minute says", () => {
		const times = fc.integer({ min: 0, max: 1439 });
		fc.assert(
			fc.property(
				begins,
				fc.integer({ min: 0, max: 3_000 }),
				times,
				times,
				(begin, length, from, to) => {
					let expected = 0;
					let onSundays = 0;
					for (let minute = begin; minute < begin + length; minute++) {
						const at = localMinuteOf(minute as EpochMinute, zone);
						const isIn = from <= to ? at >= from && at < to : at >= from || at < to;
						if (isIn) expected++;
						if (weekdayOf(localDayOf(minute as EpochMinute, zone)) === 7) onSundays++;
					}
					const stretch = {
						begin: begin as EpochMinute,
						end: (begin + length) as EpochMinute,
						kind: "WORK" as const,
					};
					const found = minutesInWindow(stretch.begin, stretch.end, { from, to }, zone);
					const shifts = [{ pieces: [stretch] }];
					expect([found, sundayMinutes({ shifts, zone })]).toEqual([expected, onSundays]);
				},
			),
			{ numRuns: 200, seed: 20_261_121 },
		);
	});
});

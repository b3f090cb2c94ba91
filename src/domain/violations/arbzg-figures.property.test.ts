import fc from "fast-check";
import { expect, test } from "vitest";
import { dayBounds } from "../time/day-bounds.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute } from "../time/quantities.ts";
import { arbzgFigures } from "./arbzg-figures.ts";
import type { CheckedDay, RecordedPiece } from "./checked-day.ts";
import { dayViolations } from "./day-violations.ts";
import { berlin } from "./test-days.ts";
import { adultFrom, limitsFor } from "./work-limits.ts";

const day = dayOfIso("2026-10-24");
const bounds = dayBounds(day, berlin);

const rows = fc.array(
	fc.record({
		gap: fc.integer({ min: 0, max: 40 }),
		length: fc.integer({ min: 1, max: 300 }),
		share: fc.integer({ min: 0, max: 100 }),
		kind: fc.constantFrom("WORK" as const, "WORK" as const, "PAUSE" as const, "BREAK" as const),
	}),
	{ minLength: 1, maxLength: 8 },
);

function checked(pieces: readonly RecordedPiece[], isYoung: boolean): CheckedDay {
	const adult = isYoung ? adultFrom(dayOfIso("2010-01-01")) : null;
	return {
		day,
		bounds,
		zone: berlin,
		shifts: [{ pieces }],
		earlierShift: null,
		limits: limitsFor(day, adult),
		isExempt: false,
		isPublicHoliday: false,
		isEmployed: true,
		coreTime: null,
	};
}

test("splitting a piece changes no figure and no violation", () => {
	fc.assert(
		fc.property(rows, fc.boolean(), fc.integer({ min: 0, max: 1200 }), (given, isYoung, after) => {
			let reach = (bounds.begin + after) as EpochMinute;
			const pieces: RecordedPiece[] = [];
			const split: RecordedPiece[] = [];
			for (const { gap, length, share, kind } of given) {
				const begin = (reach + gap) as EpochMinute;
				const end = (begin + length) as EpochMinute;
				const middle = (begin + Math.floor((length * share) / 100)) as EpochMinute;
				pieces.push({ begin, end, kind });
				split.push({ begin, end: middle, kind }, { begin: middle, end, kind });
				reach = end;
			}
			const whole = checked(pieces, isYoung);
			const parts = checked(split, isYoung);
			const figures = arbzgFigures(whole);
			expect(arbzgFigures(parts)).toEqual(figures);
			expect(dayViolations(parts, figures)).toEqual(dayViolations(whole, figures));
		}),
		{ numRuns: 500, seed: 20_261_121 },
	);
});

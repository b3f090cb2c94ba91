import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { cases } from "./laid-sequence.cases.ts";
import { laidSequence } from "./laid-sequence.ts";
import { mostSequenceDays, sequenceStarts } from "./sequence-facts.ts";

test.each(cases)("$title", ({ start = "START_ON_ANY_DAY", days, offset = 0, range, expected }) => {
	const sequence = {
		start,
		days: days.split(" ").flatMap((day) => (day === "" ? [] : [day === "-" ? [] : [...day]])),
	};
	const [from, to] = range;
	const laid = laidSequence(sequence, { from: dayOfIso(from), to: dayOfIso(to) }, offset);
	expect(laid.map(({ items }) => items.join("") || "-").join(" ")).toBe(expected);
});

test("each day of the range is there once, one index after the other, whatever the start and the offset", () => {
	const given = fc.record({
		length: fc.integer({ min: 1, max: mostSequenceDays }),
		start: fc.constantFrom(...sequenceStarts),
		from: fc.integer({ min: 20_000, max: 22_000 }),
		count: fc.integer({ min: 1, max: 200 }),
		offset: fc.integer({ min: 0, max: mostSequenceDays - 1 }),
	});
	fc.assert(
		fc.property(given, ({ length, start, from, count, offset }) => {
			const days = Array.from({ length }, (_, nth) => [nth]);
			const range = { from: from as LocalDay, to: (from + count - 1) as LocalDay };
			const laid = laidSequence({ start, days }, range, offset);
			expect(laid.map(({ day }) => day)).toEqual(
				Array.from({ length: count }, (_, nth) => from + nth),
			);
			for (const [nth, { index, items }] of laid.entries()) {
				expect(items).toEqual([index]);
				if (nth > 0) expect(index).toBe(((laid[nth - 1]?.index ?? 0) + 1) % length);
			}
		}),
		{ numRuns: 200, seed: 20_261_127 },
	);
});

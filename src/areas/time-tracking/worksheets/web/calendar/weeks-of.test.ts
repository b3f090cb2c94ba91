import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { blocksOf, columnOf, weeksOf } from "./weeks-of.ts";

const first = dayOfIso("2026-11-01");
const november = Array.from({ length: 30 }, (_, at) => ({
	day: isoOfDay((first + at) as LocalDay),
}));

test("a month in weeks from Monday on", () => {
	expect(weeksOf(november).map((week) => week.length)).toEqual([1, 7, 7, 7, 7, 1]);
	expect(november.slice(0, 3).map(columnOf)).toEqual([6, 0, 1]);
});

test.each([
	[31, [30]],
	[15, [15, 15]],
	[14, [10, 10, 10]],
	[7, [6, 6, 6, 6, 6]],
	[4, [4, 4, 4, 4, 4, 4, 4, 2]],
])("in blocks of at most %i days", (most, lengths) => {
	const blocks = blocksOf(november, most);
	expect(blocks.map((block) => block.length)).toEqual(lengths);
	expect(blocks.flat()).toEqual(november);
});

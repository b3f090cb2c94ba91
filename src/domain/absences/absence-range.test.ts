import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LeaveRange } from "../leave/day-cost.ts";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import { giveWay, rangeOfSlots, slotsMeet, slotsOf } from "./absence-range.ts";

const parts = { "": "WHOLE", a: "FIRST_HALF", b: "SECOND_HALF" } as const;

/** `07` July 7th, `07a` its first half, `07b-09a` from its second half to the first half of the 9th. */
function range(written: string): LeaveRange {
	const [first = "", last = first] = written.split("-");
	const end = (one: string) => ({
		day: dayOfIso(`2026-07-${one.slice(0, 2)}`),
		part: parts[one.slice(2) as keyof typeof parts],
	});
	const [from, to] = [end(first), end(last)];
	return { from: from.day, to: to.day, fromPart: from.part, toPart: to.part };
}

function written({ from, to, fromPart, toPart }: LeaveRange): string {
	const mark = (part: DayPart) => (part === "WHOLE" ? "" : part === "FIRST_HALF" ? "a" : "b");
	const first = `${isoOfDay(from).slice(8)}${mark(fromPart)}`;
	return from === to ? first : `${first}-${isoOfDay(to).slice(8)}${mark(toPart)}`;
}

// biome-ignore format: a table, one case a line
test.each<[string, string, string]>([
	["06-10", "06-10", "CANCEL"],
	["06-10", "01-20", "CANCEL"],
	["06-10", "06", "SHORTEN 07-10"],
	["06-10", "10", "SHORTEN 06-09"],
	["06-10", "08", "SPLIT 06-07 09-10"],
	["06-10", "09-20", "SHORTEN 06-08"],
	["06-10", "01-08", "SHORTEN 09-10"],
	["06-10", "08a", "SPLIT 06-07 08b-10"],
	["06-10", "08b", "SPLIT 06-08a 09-10"],
	["06-10", "06a", "SHORTEN 06b-10"],
	["06-10", "10b", "SHORTEN 06-10a"],
	["06", "06a", "SHORTEN 06b"],
	["06", "06b", "SHORTEN 06a"],
	["06b-10a", "06b", "SHORTEN 07-10a"],
	["06b-07a", "07a-09", "SHORTEN 06b"],
	["06a", "06a", "CANCEL"],
])("%s gives way to %s: %s", (old, taken, expected) => {
	const way = giveWay(range(old), range(taken));
	const left = way.kind === "CANCEL" ? [] : [written(way.left)];
	const right = way.kind === "SPLIT" ? [written(way.right)] : [];
	expect([way.kind, ...left, ...right].join(" ")).toBe(expected);
});

const slots = fc
	.tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
	.map(([begin, length]) => ({ begin, end: begin + length }));

describe("laws", () => {
	test("half days make a range and come back of it", () => {
		fc.assert(
			fc.property(slots, (one) => {
				expect(slotsOf(rangeOfSlots(one))).toEqual(one);
			}),
		);
	});

	test("what is left and what is taken share no half day, and nothing else is lost", () => {
		fc.assert(
			fc.property(slots, slots, (old, taken) => {
				fc.pre(slotsMeet(old, taken));
				const way = giveWay(rangeOfSlots(old), rangeOfSlots(taken));
				const left = [
					...(way.kind === "CANCEL" ? [] : [slotsOf(way.left)]),
					...(way.kind === "SPLIT" ? [slotsOf(way.right)] : []),
				];
				expect(left.some((one) => slotsMeet(one, taken))).toBe(false);
				const sum = left.reduce((all, { begin, end }) => all + end - begin, 0);
				const shared = Math.min(old.end, taken.end) - Math.max(old.begin, taken.begin);
				expect(sum).toBe(old.end - old.begin - shared);
			}),
		);
	});
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import {
	type KeptAvailability,
	layAvailability,
	longestAvailability,
	openForWishes,
} from "./availability.ts";

const kept = (
	id: string,
	begin: number,
	end: number,
	available = true,
	wish: number | null = null,
) => ({ id, begin, end, available, wish }) satisfies KeptAvailability;
const yes = { available: true, wish: null };
const no = { available: false, wish: null };
const year = longestAvailability;

// biome-ignore format: a table, one case a line
test.each([
	["the first", [], [8, 18], yes, [], ["- 8-18 yes"]],
	["splits", [kept("a", 8, 18)], [12, 14], no, ["a"], ["a 8-12 yes", "- 12-14 no", "- 14-18 yes"]],
	["takes away its middle", [kept("a", 8, 18)], [12, 14], null, ["a"], ["a 8-12 yes", "- 14-18 yes"]],
	["joins both neighbours", [kept("a", 8, 12), kept("b", 14, 18)], [12, 14], yes, ["a", "b"], ["a 8-18 yes"]],
	["says the same again", [kept("a", 8, 18)], [9, 10], yes, [], []],
	["covers what is within", [kept("a", 9, 10), kept("b", 11, 12)], [8, 18], no, ["a", "b"], ["- 8-18 no"]],
	["touches another kind", [kept("a", 8, 12)], [12, 14], no, [], ["- 12-14 no"]],
	["a wish beside what is so", [kept("a", 8, 12)], [12, 14], { available: true, wish: 2 }, [], ["- 12-14 yes 2"]],
	["cuts the head off", [kept("a", 8, 18)], [6, 10], null, ["a"], ["a 10-18 yes"]],
	["grows no longer than may be", [kept("a", 0, year)], [year, year + 5], yes, [], [`- ${year}-${year + 5} yes`]],
	["nothing to take away", [], [8, 18], null, [], []],
] as const)("%s", (_, own, [begin, end], said, removed, written) => {
	const change = layAvailability(own, { begin, end }, said);
	expect(change.removed.map(({ id }) => id)).toEqual(removed);
	expect(
		change.written.map(
			(one) => `${one.id ?? "-"} ${one.begin}-${one.end} ${one.available ? "yes" : "no"}${one.wish === null ? "" : ` ${one.wish}`}`,
		),
	).toEqual(written);
});

const said = fc.option(
	fc.record({
		available: fc.boolean(),
		wish: fc.option(fc.constantFrom(1, 2, 3)),
	}),
);
const steps = fc.array(
	fc.record({ begin: fc.nat(20), length: fc.integer({ min: 1, max: 8 }), said }),
	{ minLength: 1, maxLength: 20 },
);

test("whatever is said in turn, each minute bears what was said last, nothing twice", () => {
	fc.assert(
		fc.property(steps, (all) => {
			let own: KeptAvailability[] = [];
			const last = new Map<number, unknown>();
			let ids = 0;
			for (const { begin, length, said: one } of all) {
				const { removed, written } = layAvailability(own, { begin, end: begin + length }, one);
				own = own.filter((old) => !removed.includes(old));
				own.push(...written.map((laid) => ({ ...laid, id: laid.id ?? `new ${ids++}` })));
				for (let at = begin; at < begin + length; at++) last.set(at, one);
			}
			for (let at = 0; at < 30; at++) {
				const there = own.filter((one) => one.begin <= at && at < one.end);
				const expected = last.get(at) ?? null;
				expect(there.map(({ available, wish }) => ({ available, wish }))).toEqual(
					expected === null ? [] : [expected],
				);
			}
			expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
		}),
	);
});

// biome-ignore format: a table, one case a line
test.each([
	["2026-07-01", 0, "2026-07-31", null],
	["2026-07-01", 14, null, "2026-07-20"],
	["2026-07-06", 14, null, "2026-07-20"],
	["2026-07-07", 14, null, "2026-07-27"],
	["2026-07-01", 14, "2026-07-31", "2026-08-01"],
	["2026-07-01", 14, "2026-07-12", "2026-07-20"],
] as const)("on %s, %i days before a week, released to %s: from %s on", (today, lead, to, open) => {
	const found = openForWishes(dayOfIso(today), lead, to === null ? null : dayOfIso(to));
	expect(found === null ? null : isoOfDay(found)).toBe(open);
});

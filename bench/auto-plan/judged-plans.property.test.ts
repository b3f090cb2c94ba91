import fc from "fast-check";
import { expect, test } from "vitest";
import { solveRoster } from "#domain/auto-plan/solve-roster.ts";
import { judgeRoster } from "./judge-roster.ts";
import { readInstance } from "./read-instance.ts";
import { rosterText } from "./write-roster.ts";

const days = 14;
const day = fc.integer({ min: 0, max: days - 1 });
const kind = fc.constantFrom("E", "L", "N");

const person = fc.record({
	most: fc.tuple(
		fc.integer({ min: 0, max: 14 }),
		fc.integer({ min: 1, max: 14 }),
		fc.integer({ min: 0, max: 3 }),
	),
	mostMinutes: fc.integer({ min: 3000, max: 5000 }),
	leastMinutes: fc.integer({ min: 0, max: 2400 }),
	longestRun: fc.integer({ min: 3, max: 6 }),
	shortestRun: fc.integer({ min: 1, max: 2 }),
	shortestRest: fc.integer({ min: 1, max: 2 }),
	weekends: fc.integer({ min: 1, max: 2 }),
	dayOff: day,
	on: fc.record({ day, kind, weight: fc.integer({ min: 1, max: 30 }) }),
	off: fc.record({ day, kind, weight: fc.integer({ min: 1, max: 30 }) }),
});

type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

const needs = fc.array(fc.integer({ min: 0, max: 2 }), {
	minLength: days * 3,
	maxLength: days * 3,
});

function instanceText(people: readonly Person[], need: readonly number[]): string {
	const staff = people.map((one, nth) => {
		const [early, late, nights] = one.most;
		const limits = [
			one.mostMinutes,
			one.leastMinutes,
			one.longestRun,
			one.shortestRun,
			one.shortestRest,
		];
		return [`P${nth}`, `E=${early}|L=${late}|N=${nights}`, ...limits, one.weekends].join(",");
	});
	const wishes = (name: "on" | "off") =>
		people.map((one, nth) =>
			[`P${nth}`, one[name].day, one[name].kind, one[name].weight].join(","),
		);
	const cover = need.map((count, nth) =>
		[Math.floor(nth / 3), "ELN"[nth % 3], count, 100, 1].join(","),
	);
	return [
		...["# made by chance", "SECTION_HORIZON", days],
		...["SECTION_SHIFTS", "E,480,", "L,450,E", "N,600,E|L"],
		...["SECTION_STAFF", ...staff],
		...["SECTION_DAYS_OFF", ...people.map((one, nth) => `P${nth},${one.dayOff}`)],
		...["SECTION_SHIFT_ON_REQUESTS", ...wishes("on")],
		...["SECTION_SHIFT_OFF_REQUESTS", ...wishes("off")],
		...["SECTION_COVER", ...cover],
	].join("\n");
}

test("another program finds every plan legal and of the same value", () => {
	fc.assert(
		fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), needs, (people, need) => {
			const text = instanceText(people, need);
			const instance = readInstance(text);
			const watch = { seconds: () => 0 };
			const solved = solveRoster(instance.problem, { seed: 3, proposals: 10_240, watch });
			const { penalty, faults } = judgeRoster(text, rosterText(instance, solved.cells));
			const isPossible = (fault: string) =>
				solved.impossible.every((one) => !fault.startsWith(`P${one.person}:`));
			expect(faults.filter(isPossible)).toEqual([]);
			expect(penalty).toBe(solved.cost);
		}),
		{ numRuns: 60, seed: 20_261_127 },
	);
});

test("the judge finds what is wrong", () => {
	const one: Person = {
		most: [2, 14, 1],
		mostMinutes: 3000,
		leastMinutes: 400,
		longestRun: 3,
		shortestRun: 2,
		shortestRest: 2,
		weekends: 1,
		dayOff: 0,
		on: { day: 1, kind: "E", weight: 7 },
		off: { day: 2, kind: "E", weight: 5 },
	};
	const text = instanceText(
		[one],
		Array.from({ length: days * 3 }, () => 0),
	);
	const judge = (row: string) => judgeRoster(text, `P0,${Array.from(row).join(",")}\n`);
	expect(judge("-LL-----------")).toEqual({ penalty: 7 + 2, faults: [] });
	expect(judge("-LE-----------")).toMatchObject({ penalty: 7 + 5 + 2, faults: ["P0: L before E"] });
	const faults = (row: string) => judge(row).faults.map((fault) => fault.slice(4));
	expect(faults("EE------------")).toEqual(["works on day off 0"]);
	expect(faults("-EEE----------")).toEqual(["3 of E"]);
	expect(faults("--------------")).toEqual(["0 minutes"]);
	expect(faults("-LLL-LLL-LL---")).toEqual(["3600 minutes", "only 1 of -", "only 1 of -"]);
	expect(faults("-LLLL---------")).toEqual(["4 days in a row"]);
	expect(faults("---L----------")).toEqual(["only 1 of x"]);
	expect(faults("----LL------LL")).toEqual(["2 weekends"]);
});

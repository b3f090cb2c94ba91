import { expect, test } from "vitest";
import { brokenRules } from "./problem/broken-rules.ts";
import { compileProblem } from "./problem/compiled-problem.ts";
import type { RosterProblem, Tally } from "./problem/roster-problem.ts";
import { type SolveOptions, solveRoster } from "./solve-roster.ts";
import { hardRuleCases } from "./test-hard-rules.ts";
import { cellsOf, freePerson, limited, testRoster, textOf } from "./test-roster.ts";

const night = 3;

function solve(problem: RosterProblem, more: Partial<SolveOptions> = {}) {
	return solveRoster(problem, { seed: 7, proposals: 40_960, watch: { seconds: () => 0 }, ...more });
}

function nightTally(costs: readonly (readonly number[])[], most: readonly number[]): Tally {
	const amounts = Array.from({ length: 14 * 4 }, (_, place) => Number(place % 4 === night));
	return { amounts, costs, most };
}

test.each(hardRuleCases)("$rule is reported, and no wish makes a plan break it", (one) => {
	const { rule, person, row, day, by, mostNights = Infinity } = one;
	const wanted = cellsOf(row);
	const wishes = Array.from(wanted, (value, on) => ({
		day: on,
		value,
		isWanted: true,
		cost: 1000,
	}));
	const problem = testRoster([{ ...person, wishes }], {
		tallies: [nightTally([[0]], [mostNights])],
	});
	expect(brokenRules(compileProblem(problem), wanted)).toEqual([{ person: 0, rule, day, by }]);
	const { cells, broken, impossible } = solve(problem, { start: wanted });
	expect(broken).toEqual([{ person: 0, rule, day, by }]);
	expect(impossible).toEqual([]);
	expect(brokenRules(compileProblem(problem), cells)).toEqual([]);
	// as near to the wish as may be
	expect(Array.from(cells).filter((value, on) => value !== wanted[on]).length).toBeLessThan(4);
});

test("the same seed and number of proposals give the same plan, another seed another", () => {
	const week = limited({ longestRun: 5, shortestRest: 2, mostMinutes: 80 * 60 });
	const problem = testRoster([week, week, week, week, week]);
	const first = solve(problem);
	expect(solve(problem)).toEqual(first);
	expect(first.proposals).toBe(40_960);
	expect(textOf(solve(problem, { seed: 8 }).cells)).not.toBe(textOf(first.cells));
});

test("fixed cells stay, and what is planned is left only where that pays", () => {
	const present = cellsOf("EE--LL--NN----");
	const kept = { ...freePerson, present: { cells: [...present], cost: 300 } };
	const fixed = {
		...freePerson,
		allowed: [
			{ day: 2, values: [night] },
			{ day: 3, values: [0] },
		],
	};
	const { cells, missing } = solve(testRoster([kept, fixed]));
	expect(textOf(cells.subarray(0, 14))).toBe(textOf(present));
	expect(textOf(cells.subarray(16, 18))).toBe("N-");
	// 42 needed, 6 as planned, 13 by the other
	expect(missing).toBe(23);
});

test("a row that cannot be legal stays as it is and is reported before anything; the others are planned", () => {
	const torn = {
		...freePerson,
		allowed: [
			{ day: 5, values: [2] },
			{ day: 6, values: [1] },
		],
	};
	const start = cellsOf("-----LE-------", "LE------------");
	const events: string[] = [];
	const solved = solve(testRoster([torn, freePerson]), {
		start,
		watch: {
			seconds: () => 0,
			begins: ({ broken }) => events.push(`${broken.length} broken`),
			isStopped: () => events.push("planning") < 0,
		},
	});
	expect(events.slice(0, 2)).toEqual(["2 broken", "planning"]);
	expect(solved.impossible).toEqual([{ person: 0, rule: "FOLLOWER", day: 5, by: 1 }]);
	expect(textOf(solved.cells.subarray(0, 14))).toBe("-----LE-------");
	expect(textOf(solved.cells.subarray(14))).not.toContain("-");
});

test("what is shared out counts what each has had before", () => {
	const square = (before: number) =>
		Array.from({ length: 15 }, (_, count) => 3 * (before + count) ** 2);
	const onlyNights = limited({ mostOfKind: [0, 0, 14] });
	const problem = testRoster([onlyNights, onlyNights], {
		tallies: [nightTally([square(0), square(4)], [Infinity, Infinity])],
	});
	const { cells } = solve(problem);
	const nights = [cells.subarray(0, 14), cells.subarray(14)].map(
		(row) => row.filter(Boolean).length,
	);
	// 14 nights: 9² + (4 + 5)² is the least
	expect(nights).toEqual([9, 5]);
});

test("stopped at once, it still has a legal plan", () => {
	const week = limited({ leastMinutes: 60 * 60, longestRun: 4, shortestRun: 2, shortestRest: 2 });
	const problem = testRoster([week, week, week]);
	const { cells, proposals } = solve(problem, {
		watch: { seconds: () => 0, isStopped: () => true },
	});
	expect(proposals).toBe(0);
	expect(brokenRules(compileProblem(problem), cells)).toEqual([]);
});

import { expect, test } from "vitest";
import { Random } from "../annealing/random.ts";
import { brokenInRow } from "../problem/broken-rules.ts";
import { compileProblem } from "../problem/compiled-problem.ts";
import { limited, testRoster } from "../test-roster.ts";
import { cheapestRow } from "./cheapest-row.ts";
import { rowGraphs } from "./row-graph.ts";
import { RowSampler } from "./row-sampler.ts";

const days = 8;
const values = 4;
const person = limited({
	mostOfKind: [8, 8, 2],
	mostMinutes: 5 * 480 + 120,
	leastMinutes: 2 * 480,
	longestRun: 3,
	shortestRun: 2,
	shortestRest: 2,
	mostWeekends: 1,
});
// begins on a Sunday, which is the end of a weekend
const problem = compileProblem(testRoster([person], { days, firstWeekday: 6, cover: [] }));

/** All rows that break nothing, by trying every one. */
function legalRows(): Uint8Array[] {
	return Array.from({ length: values ** days }, (_, number) =>
		Uint8Array.from({ length: days }, (_, day) => Math.floor(number / values ** day) % values),
	).filter((row) => brokenInRow(problem, 0, row).length === 0);
}

function costOf(costs: Float64Array, row: Uint8Array): number {
	return row.reduce((sum, value, day) => sum + (costs[day * values + value] ?? 0), 0);
}

test("the graph holds all legal rows: finds the cheapest, and draws each as often as it is cheap", () => {
	const graph = rowGraphs(problem, { mostNodes: 10_000, mostCountStates: 6 })?.[0];
	if (graph === undefined) throw new Error("too large");
	const rows = legalRows();
	const random = new Random(5);
	const found = new Uint8Array(days);
	for (let round = 0; round < 50; round++) {
		const costs = Float64Array.from({ length: days * values }, () => random.below(20));
		const least = Math.min(...rows.map((row) => costOf(costs, row)));
		expect(cheapestRow(graph, costs, found)).toBe(least);
		expect(costOf(costs, found)).toBe(least);
		expect(brokenInRow(problem, 0, found)).toEqual([]);
	}
	const even = new Float64Array(days * values);
	const sampler = new RowSampler();
	const drawn = new Set<string>();
	for (let round = 0; round < 20 * rows.length; round++) {
		expect(sampler.draw(graph, even, 1, random, found)).toBe(true);
		drawn.add(found.join(""));
	}
	expect(drawn).toEqual(new Set(rows.map((row) => row.join(""))));
});

test("graphs that would be too large are not made", () => {
	expect(rowGraphs(problem, { mostNodes: 50, mostCountStates: 6 })).toBeUndefined();
});

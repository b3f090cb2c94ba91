import { expect, test } from "vitest";
import { Random } from "../annealing/random.ts";
import { RowPenalties } from "../annealing/row-penalties.ts";
import { brokenInRow } from "../problem/broken-rules.ts";
import { compileProblem } from "../problem/compiled-problem.ts";
import { limited, testRoster } from "../test-roster.ts";
import { cheapestRow } from "./cheapest-row.ts";
import { looseGraphs, rowGraphs } from "./row-graph.ts";
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
	let sum = 0;
	for (let day = 0; day < days; day++) sum += costs[day * values + (row[day] as number)] as number;
	return sum;
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
	expect(sampler.weigh(graph, even, 1)).toBe(true);
	// so often that none is missed; asked about once: tens of thousands of assertions take seconds
	const draws = Array.from({ length: 20 * rows.length }, () => {
		const isDrawn = sampler.draw(graph, random, found);
		drawn.add(found.join(""));
		return isDrawn;
	});
	expect(draws.every(Boolean)).toBe(true);
	expect(drawn).toEqual(new Set(rows.map((row) => row.join(""))));
});

test("graphs that would be too large are not made", () => {
	expect(rowGraphs(problem, { mostNodes: 50, mostCountStates: 6 })).toBeUndefined();
});

test("loose graphs keep runs alone; prices follow until most of their rows keep the other limits too", () => {
	const [graph] = looseGraphs(problem) ?? [];
	if (graph === undefined) throw new Error("too large");
	const penalties = new RowPenalties(problem);
	const sampler = new RowSampler();
	const random = new Random(7);
	const row = new Uint8Array(days);
	// as much work as may be is cheapest, most of all of the kind of which there may be two
	const costs = (place: number) => [0, -3, -3, -6][place % values] ?? 0;
	const aim = { minutes: 5 * 480, weekends: 1 };
	const kept = Array.from({ length: 600 }, () => {
		const prices = Float64Array.from({ length: days * values }, (_, place) => costs(place));
		penalties.addTo(prices, 0);
		expect(sampler.weigh(graph, prices, 1, penalties.beginCosts)).toBe(true);
		expect(sampler.draw(graph, random, row)).toBe(true);
		penalties.follow(0, row, aim, 1);
		const broken = brokenInRow(problem, 0, row).map(({ rule }) => rule);
		expect(totals).toEqual(expect.arrayContaining(broken));
		return broken.length === 0;
	});
	const share = (some: readonly boolean[]) => some.filter(Boolean).length / some.length;
	expect(share(kept.slice(0, 20))).toBeLessThan(0.2);
	expect(share(kept.slice(-300))).toBeGreaterThan(0.2);
});

/** What loose graphs do not know. */
const totals = ["KIND_COUNT", "MOST_MINUTES", "LEAST_MINUTES", "WEEKENDS"];

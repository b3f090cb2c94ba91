import type { RowGraph } from "./row-graph.ts";

/** Room for one search; kept between searches, for there are many. */
let distances = new Float64Array(0);
let arcsBefore = new Int32Array(0);
let tailsBefore = new Int32Array(0);

/**
 * The row with the least sum of `costs` (at `day * values + value`; Infinity: not allowed), written to `row`. Infinity when there
 * is none.
 */
export function cheapestRow(graph: RowGraph, costs: Float64Array, row: Uint8Array): number {
	const { days, nodes, dayStarts, nodeStarts, kinds, heads, groups } = graph;
	const values = kinds.groupOf.length;
	makeRoom(nodes);
	const groupCosts = new Float64Array(kinds.groups.length);
	const chosen = new Uint8Array(days * kinds.groups.length);
	let node = 0;
	for (let day = 0; day < days; day++) {
		cheapestOfGroups(
			kinds.groupOf,
			costs.subarray(day * values, (day + 1) * values),
			groupCosts,
			chosen,
			day,
		);
		for (const end = dayStarts[day + 1] ?? 0; node < end; node++) {
			const distance = distances[node] ?? 0;
			if (distance === Infinity) continue;
			for (let arc = nodeStarts[node] ?? 0, end = nodeStarts[node + 1] ?? 0; arc < end; arc++) {
				const sum = distance + (groupCosts[groups[arc] ?? 0] ?? 0);
				const head = heads[arc] ?? 0;
				if (sum < (distances[head] ?? 0)) {
					distances[head] = sum;
					arcsBefore[head] = arc;
					tailsBefore[head] = node;
				}
			}
		}
	}
	let best = node;
	for (let end = node; end < nodes; end++)
		if ((distances[end] ?? 0) < (distances[best] ?? 0)) best = end;
	const cost = distances[best] ?? Infinity;
	if (cost === Infinity) return cost;
	follow(graph, best, chosen, row);
	return cost;
}

function makeRoom(nodes: number): void {
	if (distances.length < nodes) {
		distances = new Float64Array(nodes);
		arcsBefore = new Int32Array(nodes);
		tailsBefore = new Int32Array(nodes);
	}
	distances.fill(Infinity, 0, nodes);
	distances[0] = 0;
}

/** The way back from the end. */
function follow(graph: RowGraph, end: number, chosen: Uint8Array, row: Uint8Array): void {
	const { days, groups, kinds } = graph;
	let node = end;
	for (let day = days - 1; day >= 0; day--) {
		const group = groups[arcsBefore[node] ?? 0] ?? 0;
		row[day] = chosen[day * kinds.groups.length + group] ?? 0;
		node = tailsBefore[node] ?? 0;
	}
}

function cheapestOfGroups(
	groupOf: Uint8Array,
	costs: Float64Array,
	groupCosts: Float64Array,
	chosen: Uint8Array,
	day: number,
): void {
	groupCosts.fill(Infinity);
	for (let value = 0; value < groupOf.length; value++) {
		const group = groupOf[value] ?? 0;
		if ((costs[value] ?? 0) >= (groupCosts[group] ?? 0)) continue;
		groupCosts[group] = costs[value] ?? 0;
		chosen[day * groupCosts.length + group] = value;
	}
}

import { type CompiledProblem, noWeekend } from "../problem/compiled-problem.ts";
import { LayerBuilder } from "./layer-builder.ts";
import { countedKinds, type RowKinds, rowKinds } from "./row-kinds.ts";

/**
 * All rows that one contract allows, as ways through layers of a day each. A node is what matters for the days to come: length and
 * kind of the run, minutes, weekends and counts of scarce kinds. Arcs are sorted by the node they begin at.
 */
export interface RowGraph {
	readonly days: number;
	readonly nodes: number;
	/** Of each day its first node, and one more. */
	readonly dayStarts: Int32Array;
	/** Of each node its first arc, and one more. */
	readonly nodeStarts: Int32Array;
	readonly heads: Int32Array;
	/** What is worked on an arc: a group of kinds, 0 for free. */
	readonly groups: Uint8Array;
	/** Added to the group of an arc that begins a run; 0 where nobody needs to know. */
	readonly begins: number;
	readonly kinds: RowKinds;
	/** Kinds whose counts nodes know. */
	readonly counted: readonly number[];
}

/** Beyond this many nodes a graph would take too much memory, and too long. */
export interface GraphSize {
	readonly mostNodes: number;
	readonly mostCountStates: number;
	readonly marksBegins?: boolean;
}

/**
 * Graphs of which a node knows the run alone: a hundred times smaller, whatever the period. Some of their rows have too many or too few
 * minutes, weekends or shifts of a kind.
 */
export function looseGraphs(problem: CompiledProblem): RowGraph[] | undefined {
	const { days, values, people, limits } = problem;
	const none = new Int32Array(people);
	const loose = {
		...problem,
		minutes: new Int32Array(values),
		weekendPartners: new Int32Array(days).fill(noWeekend),
		limits: { ...limits, leastMinutes: none, mostMinutes: none, mostWeekends: none },
	};
	return rowGraphs(loose, { mostNodes: 600_000, mostCountStates: 0, marksBegins: true });
}

/** The graph of each person, one for all who have the same contract; undefined when one of them would be too large. */
export function rowGraphs(problem: CompiledProblem, size: GraphSize): RowGraph[] | undefined {
	const { limits } = problem;
	const made = new Map<string, RowGraph>();
	const graphs: RowGraph[] = [];
	let nodes = 0;
	for (let person = 0; person < problem.people; person++) {
		const counted = countedKinds(problem, person, size.mostCountStates);
		const most = counted.map((kind) => problem.mostOfKind[person * problem.values + kind]);
		const contract = Object.values(limits).map((one: Int32Array) => one[person]);
		const key = [...contract, "counted", ...counted, ...most].join();
		const left = { ...size, mostNodes: size.mostNodes - nodes };
		const graph = made.get(key) ?? buildRowGraph(problem, person, counted, left);
		if (graph === undefined) return undefined;
		if (!made.has(key)) nodes += graph.nodes;
		made.set(key, graph);
		graphs.push(graph);
	}
	return graphs;
}

function buildRowGraph(
	problem: CompiledProblem,
	person: number,
	counted: readonly number[],
	{ mostNodes, marksBegins }: GraphSize,
): RowGraph | undefined {
	const kinds = rowKinds(problem, counted);
	const begins = marksBegins ? kinds.groups.length : 0;
	if (2 * begins > 256) return undefined;
	const builder = new LayerBuilder(problem, person, kinds, counted, begins);
	for (let day = 0; day < problem.days; day++) {
		builder.addDay(day);
		if (builder.nodes > mostNodes) return undefined;
	}
	return { ...builder.pruned(), days: problem.days, kinds, counted, begins };
}

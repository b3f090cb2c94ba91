import { brokenInRow } from "../problem/broken-rules.ts";
import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { rowCost } from "../problem/plan-cost.ts";
import type { RowGraph } from "../rows/row-graph.ts";
import { RowSampler } from "../rows/row-sampler.ts";
import type { RedrawTurn } from "./anneal.ts";
import type { PlanState } from "./plan-state.ts";
import type { Random } from "./random.ts";

/** One redrawing costs as much time as so many proposals for each node of the graph; it may take about a third of all. */
const proposalsPerArc = 0.0145;
const leastBetween = 100;

/** Redraws whole rows of people beside the small moves: over long periods it gets on where they are stuck. */
export function redrawTurn(problem: CompiledProblem, graphs: readonly RowGraph[]): RedrawTurn {
	const arcs =
		graphs.reduce((sum, graph) => sum + graph.heads.length, 0) / Math.max(1, graphs.length);
	const redrawer = new RowRedrawer(problem, graphs);
	return {
		every: Math.max(leastBetween, Math.round(arcs * proposalsPerArc)),
		redraw: (...call) => redrawer.redraw(...call),
	};
}

class RowRedrawer {
	readonly #problem: CompiledProblem;
	readonly #graphs: readonly RowGraph[];
	readonly #sampler = new RowSampler();
	readonly #costs: Float64Array;
	readonly #row: Uint8Array;

	constructor(problem: CompiledProblem, graphs: readonly RowGraph[]) {
		this.#problem = problem;
		this.#graphs = graphs;
		this.#costs = new Float64Array(problem.days * problem.values);
		this.#row = new Uint8Array(problem.days);
	}

	redraw(state: PlanState, person: number, temperature: number, random: Random): void {
		const { days, tallies } = this.#problem;
		const graph = this.#graphs[person];
		if (graph === undefined) return;
		const held = state.cells.subarray(person * days, (person + 1) * days);
		this.#staff(state, held, -1);
		this.#layCosts(state, person);
		const isDrawn = this.#sampler.draw(graph, this.#costs, temperature, random, this.#row);
		if (isDrawn && this.#isLegal(person) && this.#isTaken(person, held, temperature, random)) {
			state.cost += this.#sum(this.#row) - this.#sum(held);
			if (tallies.length > 0)
				state.cost += this.#tallied(person, this.#row) - this.#tallied(person, held);
			held.set(this.#row);
			state.countRow(person);
		}
		this.#staff(state, held, 1);
	}

	/** What each value of each day would cost if this row were empty. */
	#layCosts({ staffed }: PlanState, person: number): void {
		const { days, values, isAllowed, cellCosts, need, missingCosts, surplusCosts } = this.#problem;
		for (let day = 0; day < days; day++)
			for (let value = 0; value < values; value++) {
				const place = day * values + value;
				const cell = (person * days + day) * values + value;
				const cover =
					value === 0
						? 0
						: (staffed[place] ?? 0) < (need[place] ?? 0)
							? -(missingCosts[place] ?? 0)
							: (surplusCosts[place] ?? 0);
				this.#costs[place] = isAllowed[cell] === 1 ? (cellCosts[cell] ?? 0) + cover : Infinity;
			}
	}

	/** Graphs do not know all counts. */
	#isLegal(person: number): boolean {
		return brokenInRow(this.#problem, person, this.#row).length === 0;
	}

	/** Drawn without regard to tallies: their difference decides whether it stays. */
	#isTaken(person: number, held: Uint8Array, temperature: number, random: Random): boolean {
		if (this.#problem.tallies.length === 0) return true;
		const more = this.#tallied(person, this.#row) - this.#tallied(person, held);
		return more <= 0 || random.share() < Math.exp(-more / temperature);
	}

	#tallied(person: number, row: Uint8Array): number {
		const { days, values, cellCosts } = this.#problem;
		let cost = rowCost(this.#problem, person, row);
		for (let day = 0; day < days; day++)
			cost -= cellCosts[(person * days + day) * values + (row[day] ?? 0)] ?? 0;
		return cost;
	}

	#sum(row: Uint8Array): number {
		const { values } = this.#problem;
		return row.reduce((sum, value, day) => sum + (this.#costs[day * values + value] ?? 0), 0);
	}

	#staff({ staffed }: PlanState, row: Uint8Array, by: number): void {
		const { values } = this.#problem;
		row.forEach((value, day) => {
			staffed[day * values + value] = (staffed[day * values + value] ?? 0) + by;
		});
	}
}

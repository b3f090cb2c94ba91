import { brokenInRow } from "../problem/broken-rules.ts";
import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { rowCost } from "../problem/plan-cost.ts";
import type { RowGraph } from "../rows/row-graph.ts";
import { RowSampler } from "../rows/row-sampler.ts";
import type { RedrawTurn } from "./anneal.ts";
import type { PlanState } from "./plan-state.ts";
import type { Random } from "./random.ts";
import { type RowAim, RowPenalties } from "./row-penalties.ts";

/** One redrawing costs as much time as so many proposals for each arc of the graph; it may take about a third of all. */
const proposalsPerArc = 0.0145;
const leastBetween = 100;
/** The same for what is laid out and drawn beside the graph, for each day and kind. */
const looseProposalsPerCell = 0.3;
/** So often a row of a loose graph is drawn until one is taken: drawing costs little beside what is summed up for it. */
const looseDraws = 16;

/** Redraws whole rows of people beside the small moves: over long periods it gets on where they are stuck. */
export function redrawTurn(problem: CompiledProblem, graphs: readonly RowGraph[]): RedrawTurn {
	const arcs =
		graphs.reduce((sum, graph) => sum + graph.heads.length, 0) / Math.max(1, graphs.length);
	const isLoose = graphs.some(({ begins }) => begins > 0);
	const beside = isLoose ? looseProposalsPerCell * problem.days * problem.values : 0;
	const redrawer = new RowRedrawer(problem, graphs, isLoose);
	return {
		every: Math.max(leastBetween, Math.round(arcs * proposalsPerArc + beside)),
		redraw: (...call) => redrawer.redraw(...call),
	};
}

class RowRedrawer {
	readonly #problem: CompiledProblem;
	readonly #graphs: readonly RowGraph[];
	readonly #sampler = new RowSampler();
	readonly #penalties: RowPenalties | undefined;
	readonly #costs: Float64Array;
	readonly #prices: Float64Array;
	readonly #row: Uint8Array;

	constructor(problem: CompiledProblem, graphs: readonly RowGraph[], isLoose: boolean) {
		this.#problem = problem;
		this.#graphs = graphs;
		this.#penalties = isLoose ? new RowPenalties(problem) : undefined;
		this.#costs = new Float64Array(problem.days * problem.values);
		this.#prices = isLoose ? new Float64Array(this.#costs.length) : this.#costs;
		this.#row = new Uint8Array(problem.days);
	}

	redraw(state: PlanState, person: number, temperature: number, random: Random): void {
		const { tallies } = this.#problem;
		const held = this.#heldBy(state, person);
		this.#staff(state, held, -1);
		this.#layCosts(state, person);
		if (this.#isDrawn(state, person, temperature, random)) {
			state.cost += this.#sum(this.#row) - this.#sum(held);
			if (tallies.length > 0)
				state.cost += this.#tallied(person, this.#row) - this.#tallied(person, held);
			held.set(this.#row);
			state.countRow(person);
		}
		this.#staff(state, held, 1);
	}

	#isDrawn(state: PlanState, person: number, temperature: number, random: Random): boolean {
		const graph = this.#graphs[person];
		if (graph === undefined) return false;
		if (this.#penalties !== undefined)
			return this.#isDrawnLoosely(this.#penalties, graph, state, person, temperature, random);
		return (
			this.#sampler.weigh(graph, this.#costs, temperature) &&
			this.#sampler.draw(graph, random, this.#row) &&
			this.#isLegal(person) &&
			this.#isTaken(state, person, 0, temperature, random)
		);
	}

	/** Several are drawn until one keeps the limits and is taken. */
	#isDrawnLoosely(
		penalties: RowPenalties,
		graph: RowGraph,
		state: PlanState,
		person: number,
		temperature: number,
		random: Random,
	): boolean {
		this.#prices.set(this.#costs);
		penalties.addTo(this.#prices, person);
		if (!this.#sampler.weigh(graph, this.#prices, temperature, penalties.beginCosts)) return false;
		const held = this.#heldBy(state, person);
		for (let draw = 0; draw < looseDraws; draw++) {
			if (!this.#sampler.draw(graph, random, this.#row)) return false;
			if (this.#isLegal(person)) {
				// prices are none of the plan's: what they make of a row is taken back
				const more = penalties.of(person, held) - penalties.of(person, this.#row);
				if (this.#isTaken(state, person, more, temperature, random)) return true;
				if (draw > 0) continue;
			}
			penalties.follow(person, this.#row, aimOf(state, person), temperature);
		}
		return false;
	}

	#heldBy({ cells }: PlanState, person: number): Uint8Array {
		const { days } = this.#problem;
		return cells.subarray(person * days, (person + 1) * days);
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

	/** Drawn without regard to tallies: their difference decides whether a row stays. */
	#isTaken(
		state: PlanState,
		person: number,
		given: number,
		temperature: number,
		random: Random,
	): boolean {
		const isTallied = this.#problem.tallies.length > 0;
		const held = this.#heldBy(state, person);
		const more =
			given + (isTallied ? this.#tallied(person, this.#row) - this.#tallied(person, held) : 0);
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

function aimOf({ minutes, weekends }: PlanState, person: number): RowAim {
	return { minutes: minutes[person] ?? 0, weekends: weekends[person] ?? 0 };
}

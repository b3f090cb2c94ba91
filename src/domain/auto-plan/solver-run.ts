import { anneal, type RedrawTurn } from "./annealing/anneal.ts";
import type { Guide } from "./annealing/draft-cost.ts";
import { PlanState } from "./annealing/plan-state.ts";
import { redrawTurn } from "./annealing/redraw-row.ts";
import type { CompiledProblem } from "./problem/compiled-problem.ts";
import { missingPeople, planCost, rowCost } from "./problem/plan-cost.ts";
import { looseGraphs, type RowGraph, rowGraphs } from "./rows/row-graph.ts";
import type { FoundPlan, SolveOptions } from "./solve-roster.ts";

/** Where it begins, all of a plan is moved about; where it ends, hardly anything is. */
const hottest = 25;
const coldest = 0.5;
/** Larger graphs would take more memory than planning is worth. */
const graphSize = { mostNodes: 600_000, mostCountStates: 6 };
/** Both ways of annealing are tried for this part of the time, a second at most. */
const trialPart = 0.03;

interface Phase {
	readonly cells: Uint8Array;
	readonly seed: number;
	readonly seconds: number;
	readonly hottest: number;
	readonly coldest: number;
	readonly redraw?: RedrawTurn | undefined;
	readonly guide?: Guide | undefined;
}

/** The best plan of one run, and the time that it has left. */
export class SolverRun {
	readonly problem: CompiledProblem;
	readonly movable: Int32Array;
	readonly seed: number;
	readonly #options: SolveOptions;
	readonly #begin: number;
	#best: { cells: Uint8Array; cost: number };
	#proposals = 0;
	#isStopped = false;
	#graphs: RowGraph[] | undefined | "unknown" = "unknown";

	constructor(
		problem: CompiledProblem,
		cells: Uint8Array,
		movable: Int32Array,
		options: SolveOptions,
	) {
		this.problem = problem;
		this.movable = movable;
		this.seed = options.seed;
		this.#options = options;
		this.#begin = options.watch.seconds();
		this.#best = { cells: cells.slice(), cost: planCost(problem, cells) };
	}

	get best(): { readonly cells: Uint8Array; readonly cost: number } {
		return this.#best;
	}

	/** Of the whole run; Infinity where only proposals end it. */
	get seconds(): number {
		return this.#options.seconds ?? Infinity;
	}

	get elapsed(): number {
		return this.#options.watch.seconds() - this.#begin;
	}

	get #hottest(): number {
		return this.#options.hottest ?? hottest;
	}

	/** Time is up, or somebody has ended it. */
	get isOver(): boolean {
		const { watch } = this.#options;
		this.#isStopped ||= watch.isStopped?.(() => this.found()) ?? false;
		return this.#isStopped || this.elapsed >= this.seconds;
	}

	/** Of each person; undefined where they would be too large. Made when first asked for. */
	get graphs(): readonly RowGraph[] | undefined {
		if (this.#graphs === "unknown") this.#graphs = rowGraphs(this.problem, graphSize);
		return this.#graphs;
	}

	/** Keeps it if it is better than the best. */
	offer(cells: Uint8Array, cost: number): void {
		if (cost < this.#best.cost) this.#best = { cells: cells.slice(), cost };
	}

	offerCells(cells: Uint8Array): void {
		this.offer(cells, planCost(this.problem, cells));
	}

	/** Of the rows that are left as they are, cover aside. */
	get fixedCost(): number {
		const { people, days } = this.problem;
		const isMovable = new Set(this.movable);
		let cost = 0;
		for (let person = 0; person < people; person++) {
			const row = this.#best.cells.subarray(person * days, (person + 1) * days);
			if (!isMovable.has(person)) cost += rowCost(this.problem, person, row);
		}
		return cost;
	}

	found(): FoundPlan {
		const { cells, cost } = this.#best;
		const missing = missingPeople(this.problem, cells);
		return { cells: cells.slice(), cost, missing, proposals: this.#proposals };
	}

	/** The best of one annealing, which the run keeps if it is the best of all. */
	anneal(phase: Phase): { readonly cells: Uint8Array; readonly cost: number } {
		const before = this.#proposals;
		const begin = this.elapsed;
		const proposals = this.#options.proposals;
		const best = anneal(new PlanState(this.problem, phase.cells.slice()), {
			...phase,
			movable: this.movable,
			...(proposals !== undefined && { proposals }),
			progress: (found) => {
				this.#proposals = before + found.proposals;
				this.offer(found.cells, found.cost);
				return this.isOver ? 1 : (this.elapsed - begin) / phase.seconds;
			},
		});
		this.offer(best.cells, best.cost);
		return best;
	}

	/** One slow annealing for all the time that is left. */
	annealToEnd(): void {
		const redraw = this.#tryRedraw();
		const { cells } = this.#best;
		const seconds = this.seconds - this.elapsed;
		const phase = { cells, seed: this.seed, seconds, hottest: this.#hottest, coldest, redraw };
		if (!this.isOver) this.anneal(phase);
	}

	/** Redrawing rows helps over long periods and hinders over short ones: what a short trial says is done. */
	#tryRedraw(): RedrawTurn | undefined {
		const seconds = Math.min(1, this.seconds * trialPart);
		if (this.seconds === Infinity || this.isOver) return undefined;
		const graphs = this.graphs ?? looseGraphs(this.problem);
		if (graphs === undefined) return undefined;
		const redraw = redrawTurn(this.problem, graphs);
		const { cells } = this.#best;
		const trial = { cells, seed: this.seed, seconds, hottest: this.#hottest, coldest };
		const without = this.anneal(trial).cost;
		return this.anneal({ ...trial, redraw }).cost < without ? redraw : undefined;
	}
}

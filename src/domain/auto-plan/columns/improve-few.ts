import type { Random } from "../annealing/random.ts";
import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { planCost, rowCost } from "../problem/plan-cost.ts";
import type { LinearSolver } from "./linear-solver.ts";
import { type RowColumn, RowMaster } from "./row-master.ts";
import type { RowPricer } from "./row-pricer.ts";

/** For whole rows no longer than this: what is hard to prove is left. */
const secondsForWhole = 3;
/** A try that takes longer is of too many people, a shorter one without result of too few. */
const longTry = 2.5;
const shortTry = 0.6;
/** Costs are whole numbers: a better plan costs less by 1. */
const least = 1 - 1e-6;

export interface FewTask {
	readonly problem: CompiledProblem;
	readonly pricer: RowPricer;
	readonly solver: LinearSolver;
	readonly movable: readonly number[];
	readonly random: Random;
	/** Good rows of each person, to begin with. */
	readonly pool: ReadonlyMap<number, readonly Uint8Array[]>;
	/** How much more the row of a person costs than it is worth: who is likely to be better off with another. */
	readonly excess: (person: number, row: Uint8Array) => number;
	seconds(): number;
	/** Until the end of the run. */
	secondsLeft(): number;
	isOver(): boolean;
}

/**
 * Frees the rows of a few people and chooses them anew as well as can be, all others staying: by column generation, and where that
 * shows that something is to be had, by whole rows. The number of people follows how long it takes.
 */
export class FewImprover {
	readonly #task: FewTask;
	#many: number;

	constructor(task: FewTask) {
		this.#task = task;
		this.#many = Math.min(8, task.movable.length);
	}

	/** Changes `cells` when a better choice is found; true then. */
	improve(cells: Uint8Array): boolean {
		const { seconds, movable } = this.#task;
		const begin = seconds();
		const people = this.#choosePeople(cells);
		const isBetter = this.#improve(cells, people);
		const taken = seconds() - begin;
		if (taken > longTry) this.#many = Math.max(2, this.#many - 1);
		else if (!isBetter && taken < shortTry) this.#many = Math.min(movable.length, this.#many + 1);
		return isBetter;
	}

	#choosePeople(cells: Uint8Array): number[] {
		const { movable, random, excess, problem } = this.#task;
		const { days } = problem;
		const chances = movable.map((person) => {
			const row = cells.subarray(person * days, (person + 1) * days);
			return Math.max(0, excess(person, row));
		});
		const average = chances.reduce((sum, one) => sum + one, 0) / movable.length + 1;
		const keyed = movable.map((person, nth) => ({
			person,
			// the smallest of exponential times: drawn by chance without putting back
			key: -Math.log(random.share()) / ((chances[nth] ?? 0) + average / 2),
		}));
		keyed.sort((one, other) => one.key - other.key);
		return keyed.slice(0, this.#many).map(({ person }) => person);
	}

	#improve(cells: Uint8Array, people: readonly number[]): boolean {
		const { problem, pricer, solver, pool, isOver, secondsLeft } = this.#task;
		const held = people.map((person): [number, Uint8Array] => [
			person,
			rowOf(problem, cells, person),
		]);
		const need = needBeside(problem, cells, people);
		const master = new RowMaster(problem, pricer, solver, { people, need });
		try {
			master.addRows(held);
			master.addRows(
				people.flatMap((person) => (pool.get(person) ?? []).map((row) => [person, row] as const)),
			);
			const target = costOf(problem, cells, people, need) - least;
			const { isDone } = master.converge(0.3, target, isOver);
			const solution = master.solve();
			if (!isDone || solution.cost > target) return false;
			const reduced = master.reducedCosts(solution.duals);
			const isHeld = ({ person, row }: RowColumn) => isSame(row, rowOf(problem, cells, person));
			const columns = master.columns.filter(
				(column, nth) => (reduced[nth] ?? 0) <= target - solution.cost || isHeld(column),
			);
			const chosen = master.chooseWhole(columns, isHeld, Math.min(secondsForWhole, secondsLeft()));
			return chosen !== undefined && this.#take(cells, chosen);
		} finally {
			master.close();
		}
	}

	#take(cells: Uint8Array, chosen: readonly RowColumn[]): boolean {
		const { problem } = this.#task;
		const next = cells.slice();
		for (const { person, row } of chosen) next.set(row, person * problem.days);
		if (planCost(problem, next) >= planCost(problem, cells)) return false;
		cells.set(next);
		return true;
	}
}

export function rowOf({ days }: CompiledProblem, cells: Uint8Array, person: number): Uint8Array {
	return cells.slice(person * days, (person + 1) * days);
}

/** What is left to cover when all others work as they do; below 0 where they are too many. */
export function needBeside(
	{ days, values, need }: CompiledProblem,
	cells: Uint8Array,
	people: readonly number[],
): Int32Array {
	const left = need.slice();
	const isFree = new Set(people);
	cells.forEach((value, cell) => {
		if (isFree.has(Math.floor(cell / days))) return;
		const place = (cell % days) * values + value;
		left[place] = (left[place] ?? 0) - 1;
	});
	return left;
}

/** The part of a plan's cost that these people can change. */
function costOf(
	problem: CompiledProblem,
	cells: Uint8Array,
	people: readonly number[],
	need: Int32Array,
): number {
	const { days, values, missingCosts, surplusCosts } = problem;
	const open = need.slice();
	let cost = 0;
	for (const person of people) {
		const row = rowOf(problem, cells, person);
		cost += rowCost(problem, person, row);
		row.forEach((value, day) => {
			open[day * values + value] = (open[day * values + value] ?? 0) - 1;
		});
	}
	for (let place = 0; place < days * values; place++) {
		const missing = place % values === 0 ? 0 : (open[place] ?? 0);
		cost +=
			missing > 0 ? missing * (missingCosts[place] ?? 0) : -missing * (surplusCosts[place] ?? 0);
	}
	return cost;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
	return one.every((value, day) => value === other[day]);
}

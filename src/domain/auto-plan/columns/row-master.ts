import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { rowCost } from "../problem/plan-cost.ts";
import { ColumnList } from "./column-list.ts";
import type { LinearSolution, LinearSolver, OpenProgram } from "./linear-solver.ts";
import type { RowPricer } from "./row-pricer.ts";

/** A row that may become part of the plan. */
export interface RowColumn {
	readonly person: number;
	readonly row: Uint8Array;
	readonly cost: number;
}

interface Converged {
	/** No plan costs less; -Infinity while nothing is known. */
	readonly bound: number;
	/** No further row makes the relaxation cheaper. False: time was up, or nothing below `cut` is to be had. */
	readonly isDone: boolean;
}

/** Less than this is rounding. */
const gain = 1e-4;

/**
 * The linear relaxation over whole rows: which share of which rows covers the need most cheaply. Begins with a few rows and asks for
 * better ones at its own prices until there are none (column generation).
 */
export class RowMaster {
	readonly columns: RowColumn[] = [];
	readonly people: readonly number[];
	readonly #problem: CompiledProblem;
	readonly #pricer: RowPricer;
	readonly #solver: LinearSolver;
	readonly #program: OpenProgram;
	readonly #rightSides: Float64Array;
	/** Of each cover its row in the program, and back; -1: nobody is paid for it. */
	readonly #coverRows: Int32Array;
	readonly #placeOf = new Map<number, number>();
	readonly #known = new Set<string>();
	readonly #slackColumns: number;

	/** `need` is what these people are to cover; each needs a row before anything is solved. */
	constructor(
		problem: CompiledProblem,
		pricer: RowPricer,
		solver: LinearSolver,
		part: { readonly people: readonly number[]; readonly need: Int32Array },
	) {
		this.people = part.people;
		this.#problem = problem;
		this.#pricer = pricer;
		this.#solver = solver;
		this.#coverRows = new Int32Array(problem.days * problem.values).fill(-1);
		const rightSides = part.people.map((person, nth) => {
			this.#placeOf.set(person, nth);
			return 1;
		});
		for (let place = 0; place < this.#coverRows.length; place++) {
			const isPaid =
				(problem.missingCosts[place] ?? 0) > 0 || (problem.surplusCosts[place] ?? 0) > 0;
			if (isPaid) this.#coverRows[place] = rightSides.push(part.need[place] ?? 0) - 1;
		}
		this.#rightSides = Float64Array.from(rightSides);
		const slack = new ColumnList();
		this.#addSlack(slack);
		this.#slackColumns = 2 * (rightSides.length - part.people.length);
		this.#program = solver.open({ rightSides: this.#rightSides, columns: slack.columns });
	}

	close(): void {
		this.#program.close();
	}

	/** Takes those that are new; how many that were. */
	addRows(rows: Iterable<readonly [person: number, row: Uint8Array]>): number {
		const list = new ColumnList();
		let added = 0;
		for (const [person, row] of rows) {
			const key = `${person}:${String.fromCharCode(...row)}`;
			if (this.#known.has(key)) continue;
			this.#known.add(key);
			const column = { person, row: row.slice(), cost: rowCost(this.#problem, person, row) };
			this.columns.push(column);
			list.add(column.cost, this.#entriesOf(column));
			added++;
		}
		if (added > 0) this.#program.addColumns(list.columns);
		return added;
	}

	/** `values` of the answer are those of the columns. */
	solve(): LinearSolution {
		const { cost, duals, values } = this.#program.solve();
		return { cost, duals, values: values.subarray(this.#slackColumns) };
	}

	/** Until no row is worth adding, `isOver`, or no plan can cost less than `cut` (0 where the bound is not asked for). */
	converge(smoothing: number, cut: number, isOver: () => boolean): Converged {
		let bound = -Infinity;
		let best: Float64Array | undefined;
		for (;;) {
			const { duals } = this.solve();
			const mixed = best === undefined ? duals : between(best, duals, smoothing);
			let found = this.#priceAll(mixed, duals, isOver);
			if (found.rows.length === 0 && mixed !== duals) found = this.#priceAll(duals, duals, isOver);
			if (found.bound > bound) {
				bound = found.bound;
				best = found.duals;
			}
			if (isOver() || bound > cut) return { bound, isDone: false };
			if (this.addRows(found.rows) === 0) return { bound, isDone: true };
		}
	}

	/** At `day * values + value`. */
	pricesOf(duals: Float64Array): Float64Array {
		return Float64Array.from(this.#coverRows, (row) => (row < 0 ? 0 : (duals[row] ?? 0)));
	}

	/** By how much each column is worth less than the best of its person. */
	reducedCosts(duals: Float64Array): Float64Array {
		const prices = this.pricesOf(duals);
		return Float64Array.from(this.columns, ({ person, row }) => {
			const dual = duals[this.#placeOf.get(person) ?? 0] ?? 0;
			return this.#pricer.reducedCost(person, row, prices) - dual;
		});
	}

	/** The best whole rows among some columns, one for each person; undefined when none were found. */
	chooseWhole(
		columns: readonly RowColumn[],
		start: (column: RowColumn) => boolean,
		seconds: number,
	): RowColumn[] | undefined {
		const list = new ColumnList();
		for (const column of columns) list.add(column.cost, this.#entriesOf(column));
		this.#addSlack(list);
		const program = { rightSides: this.#rightSides, columns: list.columns };
		const values = this.#solver.solveWhole(program, {
			whole: columns.length,
			seconds,
			start: this.#startValues(columns.map(start), columns),
		});
		return values === undefined ? undefined : columns.filter((_, nth) => (values[nth] ?? 0) > 0.5);
	}

	#addSlack(list: ColumnList): void {
		this.#coverRows.forEach((row, place) => {
			if (row < 0) return;
			list.add(this.#problem.missingCosts[place] ?? 0, [row]);
			list.add(this.#problem.surplusCosts[place] ?? 0, [row], -1);
		});
	}

	#entriesOf({ person, row }: RowColumn): number[] {
		const { values } = this.#problem;
		const entries = [this.#placeOf.get(person) ?? 0];
		row.forEach((value, day) => {
			const entry = value === 0 ? -1 : (this.#coverRows[day * values + value] ?? -1);
			if (entry >= 0) entries.push(entry);
		});
		return entries;
	}

	/** Of a plan the values of all columns, slack included. */
	#startValues(isChosen: readonly boolean[], columns: readonly RowColumn[]): Float64Array {
		const open = this.#rightSides.slice();
		columns.forEach((column, nth) => {
			if (!isChosen[nth]) return;
			for (const entry of this.#entriesOf(column)) open[entry] = (open[entry] ?? 0) - 1;
		});
		const slack = this.#coverRows.filter((row) => row >= 0);
		const values = Array.from(slack, (row) => [
			Math.max(0, open[row] ?? 0),
			Math.max(0, -(open[row] ?? 0)),
		]);
		return Float64Array.from([...isChosen.map(Number), ...values.flat()]);
	}

	/** The best row of each person at `duals`, as far as it is worth something at `current` too, and what they prove. */
	#priceAll(duals: Float64Array, current: Float64Array, isOver: () => boolean) {
		const prices = this.pricesOf(duals);
		const currentPrices = this.pricesOf(current);
		const rows: (readonly [number, Uint8Array])[] = [];
		let bound = 0;
		for (let row = this.people.length; row < this.#rightSides.length; row++)
			bound += (duals[row] ?? 0) * (this.#rightSides[row] ?? 0);
		for (const [nth, person] of this.people.entries()) {
			const found = this.#pricer.price(person, prices);
			bound += found.bound;
			if (found.row === undefined) continue;
			const reduced = this.#pricer.reducedCost(person, found.row, currentPrices);
			if (reduced - (current[nth] ?? 0) < -gain) rows.push([person, found.row]);
			if (isOver()) return { bound: -Infinity, rows, duals };
		}
		return { bound, rows, duals };
	}
}

function between(one: Float64Array, other: Float64Array, share: number): Float64Array {
	return one.map((value, nth) => share * value + (1 - share) * (other[nth] ?? 0));
}

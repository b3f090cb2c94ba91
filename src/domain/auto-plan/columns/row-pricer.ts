import { brokenInRow } from "../problem/broken-rules.ts";
import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { rowCost } from "../problem/plan-cost.ts";
import { cheapestRow } from "../rows/cheapest-row.ts";
import type { RowGraph } from "../rows/row-graph.ts";

/** Searches for one row, each with other penalties on kinds that would come too often. */
const searches = 5;

export interface PricedRow {
	/** No row of this person costs less at these prices. */
	readonly bound: number;
	/** Undefined when none was found that keeps all counts. */
	readonly row: Uint8Array | undefined;
}

/** Finds the row of a person that is worth most at given prices. */
export class RowPricer {
	readonly #problem: CompiledProblem;
	readonly #graphs: readonly RowGraph[];
	/** Of kinds whose counts the graph does not know: what each costs more, so that it does not come too often. */
	readonly #penalties: Float64Array;
	readonly #costs: Float64Array;
	readonly #row: Uint8Array;

	constructor(problem: CompiledProblem, graphs: readonly RowGraph[]) {
		this.#problem = problem;
		this.#graphs = graphs;
		this.#penalties = new Float64Array(problem.people * problem.values);
		this.#costs = new Float64Array(problem.days * problem.values);
		this.#row = new Uint8Array(problem.days);
	}

	/** `prices` at `day * values + value`: what it is worth that somebody works it. */
	price(person: number, prices: Float64Array): PricedRow {
		const { values } = this.#problem;
		const graph = this.#graphs[person];
		if (graph === undefined) return { bound: -Infinity, row: undefined };
		const limited = this.#limitedKinds(person, graph);
		this.#layCosts(person, prices);
		let bound = -Infinity;
		let best: { readonly cost: number; readonly row: Uint8Array } | undefined;
		for (let search = 0, step = 20; search < searches; search++, step *= 0.6) {
			const found = cheapestRow(graph, this.#costs, this.#row);
			if (found === Infinity) return { bound: found, row: undefined };
			let least = found;
			let cost = found;
			let isChanged = false;
			let isLegal = true;
			for (const kind of limited) {
				const most = this.#problem.mostOfKind[person * values + kind] ?? 0;
				const over = this.#row.reduce((sum, value) => sum + Number(value === kind), -most);
				const penalty = this.#penalties[person * values + kind] ?? 0;
				least -= penalty * most;
				cost -= penalty * (over + most);
				isLegal &&= over <= 0;
				isChanged = this.#correct(person, kind, over, step) || isChanged;
			}
			bound = Math.max(bound, least);
			if (isLegal && cost < (best?.cost ?? Infinity)) best = { cost, row: this.#row.slice() };
			if (!isChanged) break;
		}
		return {
			bound,
			row: best !== undefined && this.#keepsTallies(person, best.row) ? best.row : undefined,
		};
	}

	/** What a row costs less what it is worth. */
	reducedCost(person: number, row: Uint8Array, prices: Float64Array): number {
		const { values } = this.#problem;
		let cost = rowCost(this.#problem, person, row);
		row.forEach((value, day) => {
			cost -= prices[day * values + value] ?? 0;
		});
		return cost;
	}

	#layCosts(person: number, prices: Float64Array): void {
		const { days, values, isAllowed, cellCosts } = this.#problem;
		for (let day = 0; day < days; day++)
			for (let value = 0; value < values; value++) {
				const place = day * values + value;
				const cell = (person * days + day) * values + value;
				const penalty = this.#penalties[person * values + value] ?? 0;
				this.#costs[place] =
					isAllowed[cell] === 1
						? (cellCosts[cell] ?? 0) - (prices[place] ?? 0) + penalty
						: Infinity;
			}
	}

	/** Dearer where there are too many, cheaper where there is room; true when that made a difference. */
	#correct(person: number, kind: number, over: number, step: number): boolean {
		const { days, values } = this.#problem;
		const place = person * values + kind;
		const penalty = this.#penalties[place] ?? 0;
		const next =
			over > 0
				? penalty + step * Math.min(over, 2)
				: over < 0
					? Math.max(0, penalty - step * 0.7)
					: penalty;
		if (next === penalty) return false;
		this.#penalties[place] = next;
		for (let day = 0; day < days; day++)
			this.#costs[day * values + kind] = (this.#costs[day * values + kind] ?? 0) + next - penalty;
		return true;
	}

	#limitedKinds(person: number, { counted, days }: RowGraph): number[] {
		const { values, mostOfKind, limits, minutes, kindsOf } = this.#problem;
		const most = (kind: number) => mostOfKind[person * values + kind] ?? 0;
		const fits = (kind: number) =>
			Math.min(
				days,
				Math.ceil((limits.mostMinutes[person] ?? 0) / Math.max(1, minutes[kind] ?? 1)),
			);
		return Array.from(kindsOf[person] ?? []).filter(
			(kind) => most(kind) < fits(kind) && !counted.includes(kind),
		);
	}

	/** Graphs know nothing of tallies. */
	#keepsTallies(person: number, row: Uint8Array): boolean {
		return (
			this.#problem.tallies.length === 0 || brokenInRow(this.#problem, person, row).length === 0
		);
	}
}

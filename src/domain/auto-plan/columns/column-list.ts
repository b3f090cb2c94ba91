import type { Columns } from "./linear-solver.ts";

/** Collects columns one by one. */
export class ColumnList {
	readonly #costs: number[] = [];
	readonly #starts: number[] = [0];
	readonly #rows: number[] = [];
	readonly #factors: number[] = [];

	add(cost: number, rows: readonly number[], factor = 1): void {
		this.#costs.push(cost);
		for (const row of rows) {
			this.#rows.push(row);
			this.#factors.push(factor);
		}
		this.#starts.push(this.#rows.length);
	}

	get columns(): Columns {
		return {
			costs: Float64Array.from(this.#costs),
			starts: Int32Array.from(this.#starts),
			rows: Int32Array.from(this.#rows),
			factors: Float64Array.from(this.#factors),
		};
	}
}

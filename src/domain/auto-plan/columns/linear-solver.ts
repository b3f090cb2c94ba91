/**
 * What solves linear programs; handed in, because it is a foreign package and large. Always: least `costs · x`, each row equal to its
 * right side, no x below 0.
 */
export interface LinearSolver {
	open(program: LinearProgram): OpenProgram;
	/** The best found in this time where the first `whole` columns are 0 or 1; undefined when none was. */
	solveWhole(
		program: LinearProgram,
		task: { readonly whole: number; readonly seconds: number; readonly start: Float64Array },
	): Float64Array | undefined;
}

export interface LinearProgram {
	readonly rightSides: Float64Array;
	readonly columns: Columns;
}

/** Column by column: entries of column n are those from `starts[n]` to `starts[n + 1]`. */
export interface Columns {
	readonly costs: Float64Array;
	readonly starts: Int32Array;
	readonly rows: Int32Array;
	readonly factors: Float64Array;
}

/** Kept between solutions, so that the next one begins where the last one ended; to be closed. */
export interface OpenProgram {
	addColumns(columns: Columns): void;
	solve(): LinearSolution;
	close(): void;
}

export interface LinearSolution {
	readonly cost: number;
	/** Of each row: what one more on its right side would cost. */
	readonly duals: Float64Array;
	readonly values: Float64Array;
}

import loadHighs, { type Highs } from "highs";
import type {
	Columns,
	LinearProgram,
	LinearSolver,
	OpenProgram,
} from "#domain/auto-plan/columns/linear-solver.ts";

/** Of HiGHS: the primal simplex, which goes on well after columns were added. */
const primalSimplex = 4;
/** `primal_solution_status` of a solution that keeps all rows. */
const isFeasible = 2;

/** HiGHS as WebAssembly; loading it takes a moment and some 20 MB. */
export async function highsSolver(): Promise<LinearSolver> {
	const highs = await loadHighs();
	return {
		open: (program) => openProgram(highs, program),
		solveWhole: (program, task) => {
			const { length } = program.columns.costs;
			const model = highs.createModel({
				...modelOf(program),
				integrality: Int32Array.from({ length }, (_, column) => Number(column < task.whole)),
			});
			try {
				model.options.set({
					output_flag: false,
					time_limit: task.seconds,
					mip_rel_gap: 1e-6,
					// costs are whole numbers
					mip_abs_gap: 0.9,
				});
				model.setSolution({ colValue: task.start });
				model.run();
				if (model.info.get("primal_solution_status") !== isFeasible) return undefined;
				return Float64Array.from(model.getSolution().colValue);
			} finally {
				model.dispose();
			}
		},
	};
}

function openProgram(highs: Highs, program: LinearProgram): OpenProgram {
	const model = highs.createModel(modelOf(program));
	const numRows = program.rightSides.length;
	model.options.set({
		output_flag: false,
		presolve: "off",
		solver: "simplex",
		simplex_strategy: primalSimplex,
	});
	return {
		addColumns: (columns) => {
			const { length } = columns.costs;
			model.addCols({
				cost: columns.costs,
				lower: new Float64Array(length),
				upper: new Float64Array(length).fill(Infinity),
				matrix: matrixOf(columns, numRows),
			});
		},
		solve: () => {
			model.run();
			const { rowDual, colValue } = model.getSolution();
			return { cost: model.getObjectiveValue(), duals: rowDual, values: colValue };
		},
		close: () => model.dispose(),
	};
}

function modelOf({ rightSides, columns }: LinearProgram) {
	const { length } = columns.costs;
	return {
		numCols: length,
		numRows: rightSides.length,
		colCost: columns.costs,
		colLower: new Float64Array(length),
		colUpper: new Float64Array(length).fill(Infinity),
		rowLower: rightSides,
		rowUpper: rightSides,
		matrix: matrixOf(columns, rightSides.length),
	};
}

function matrixOf({ costs, starts, rows, factors }: Columns, numRows: number) {
	return {
		format: "csc" as const,
		numRows,
		numCols: costs.length,
		starts,
		indices: rows,
		values: factors,
	};
}

import { Random } from "../annealing/random.ts";
import type { SolverRun } from "../solver-run.ts";
import { FewImprover, needBeside, rowOf } from "./improve-few.ts";
import type { LinearSolution, LinearSolver } from "./linear-solver.ts";
import { RowMaster } from "./row-master.ts";
import { RowPricer } from "./row-pricer.ts";

/** Parts of the whole time: a first plan, the relaxation at most until, plans guided by it until. */
const firstPart = 0.04;
const relaxedUntil = 0.3;
const guidedUntil = 0.5;
/** Rounds of guided annealing, each from another rounding; hot and light in turn. */
const guidedPart = 1 / 15;
const guidedRounds = [
	{ hottest: 4, lightest: 0.3 },
	{ hottest: 3, lightest: 0.2 },
];
const fullAfter = 0.6;
/** Good rows of each person that every choice among a few people begins with. */
const poolSize = 20;
/** After so many choices in vain all rows are annealed once more. */
const vainChoices = 12;
/** Of two plans whose costs are whole numbers, the better one costs at least so much less. */
const nearlyOne = 1 - 1e-4;

interface Relaxation {
	readonly master: RowMaster;
	readonly pricer: RowPricer;
	readonly solution: LinearSolution;
	readonly prices: Float64Array;
	readonly bound: number;
}

/**
 * Column generation for teams and periods that are not too large: solves the relaxation over whole rows, anneals along its prices,
 * then chooses the rows of a few people at a time as well as can be. Does nothing where rows are too many or the relaxation takes
 * too long. True: nothing better than the best plan exists.
 */
export function refineByColumns(run: SolverRun, solver: LinearSolver): boolean {
	const { graphs, problem, seed, seconds } = run;
	if (graphs === undefined || run.movable.length === 0) return false;
	const hot = { hottest: 25, coldest: 0.5 };
	run.anneal({ ...hot, cells: run.best.cells, seed, seconds: Math.min(2, seconds * firstPart) });
	const pricer = new RowPricer(problem, graphs);
	const people = Array.from(run.movable);
	const need = needBeside(problem, run.best.cells, people);
	const master = new RowMaster(problem, pricer, solver, { people, need });
	try {
		addPlan(run, master, run.best.cells);
		const until = () => run.isOver || run.elapsed > seconds * relaxedUntil;
		const { bound, isDone } = master.converge(0.5, Infinity, until);
		if (!isDone) return false;
		const solution = master.solve();
		const prices = master.pricesOf(solution.duals);
		const relaxation = { master, pricer, solution, prices, bound: bound + run.fixedCost };
		annealGuided(run, relaxation);
		improveToEnd(run, relaxation, solver);
		return isBest(run, relaxation);
	} finally {
		master.close();
	}
}

/** Rounds what the relaxation takes in parts, and anneals from there, cover being light at first. */
function annealGuided(run: SolverRun, relaxation: Relaxation): void {
	const random = new Random(run.seed + 1);
	const { master, prices } = relaxation;
	for (
		let round = 0;
		run.elapsed < run.seconds * guidedUntil && !isBest(run, relaxation);
		round++
	) {
		if (run.isOver) return;
		const { hottest = 4, lightest = 0.3 } = guidedRounds[round % guidedRounds.length] ?? {};
		const found = run.anneal({
			cells: roundedPlan(run, relaxation, random),
			seed: run.seed * 100 + round,
			seconds: run.seconds * guidedPart,
			hottest,
			coldest: 0.5,
			guide: { prices, lightest, fullAfter },
		});
		addPlan(run, master, found.cells);
	}
	if (!isBest(run, relaxation)) annealAgain(run, run.seed);
}

/** Moves the best plan about a little. */
function annealAgain(run: SolverRun, seed: number): void {
	const seconds = run.seconds * guidedPart;
	if (!run.isOver) run.anneal({ cells: run.best.cells, seed, seconds, hottest: 3, coldest: 0.4 });
}

/** A few people at a time until the end. */
function improveToEnd(run: SolverRun, relaxation: Relaxation, solver: LinearSolver): void {
	const { pricer, prices, solution } = relaxation;
	const worth = new Map(
		Array.from(run.movable, (person, nth) => [person, solution.duals[nth] ?? 0]),
	);
	const improver = new FewImprover({
		problem: run.problem,
		pricer,
		solver,
		movable: Array.from(run.movable),
		random: new Random(run.seed + 2),
		pool: poolOf(relaxation),
		excess: (person, row) => pricer.reducedCost(person, row, prices) - (worth.get(person) ?? 0),
		seconds: () => run.elapsed,
		secondsLeft: () => Math.max(0.1, run.seconds - run.elapsed),
		isOver: () => run.isOver,
	});
	let vain = 0;
	for (let round = 0; !run.isOver && !isBest(run, relaxation); round++) {
		const cells = run.best.cells.slice();
		if (improver.improve(cells)) {
			run.offerCells(cells);
			vain = 0;
		} else if (++vain % vainChoices === 0) annealAgain(run, run.seed * 1000 + round);
	}
}

/** Of each person the row that the relaxation takes most of, more or less by chance. */
function roundedPlan(run: SolverRun, { master, solution }: Relaxation, random: Random): Uint8Array {
	const cells = run.best.cells.slice();
	const largest = new Map<number, number>();
	master.columns.forEach(({ person, row }, nth) => {
		const share = solution.values[nth] ?? 0;
		if (share < 1e-7) return;
		const chance = share * (0.3 + 0.7 * random.share());
		if (chance <= (largest.get(person) ?? 0)) return;
		largest.set(person, chance);
		cells.set(row, person * run.problem.days);
	});
	return cells;
}

function poolOf({ master, solution }: Relaxation): Map<number, Uint8Array[]> {
	const reduced = master.reducedCosts(solution.duals);
	const order = Array.from(master.columns, (column, nth) => ({
		...column,
		reduced: reduced[nth] ?? 0,
	}));
	order.sort((one, other) => one.reduced - other.reduced);
	const pool = new Map<number, Uint8Array[]>();
	for (const { person, row } of order) {
		const rows = pool.get(person) ?? [];
		pool.set(person, rows);
		if (rows.length < poolSize) rows.push(row);
	}
	return pool;
}

function addPlan(run: SolverRun, master: RowMaster, cells: Uint8Array): void {
	master.addRows(
		Array.from(run.movable, (person) => [person, rowOf(run.problem, cells, person)] as const),
	);
}

function isBest(run: SolverRun, { bound }: Relaxation): boolean {
	return run.best.cost < bound + nearlyOne;
}

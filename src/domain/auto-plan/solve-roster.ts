import type { LinearSolver } from "./columns/linear-solver.ts";
import { refineByColumns } from "./columns/refine-by-columns.ts";
import type { BrokenRule } from "./problem/broken-rules.ts";
import { compileProblem } from "./problem/compiled-problem.ts";
import type { RosterProblem } from "./problem/roster-problem.ts";
import { SolverRun } from "./solver-run.ts";
import { startPlan } from "./start/start-plan.ts";

export interface SolveOptions {
	readonly seed: number;
	/** How long; with `proposals` alone the same seed gives the same plan on every machine. */
	readonly seconds?: number;
	readonly proposals?: number;
	/** A plan to begin with; what it breaks is reported before anything is changed. */
	readonly start?: Uint8Array;
	/** Lower than usual where a good plan is gone on from: less of it is moved about. */
	readonly hottest?: number;
	/** Refines what annealing finds; where it is missing, annealing has all the time. */
	readonly solver?: LinearSolver | undefined;
	readonly watch: RunWatch;
}

export interface RunWatch {
	/** Since any instant, of whatever counts: of the clock or of the processor. */
	seconds(): number;
	/** Once, before anything is changed. */
	begins?(faults: StartFaults): void;
	/** Asked every 1,024 proposals; `found` gives the best plan so far. */
	isStopped?(found: () => FoundPlan): boolean;
}

export interface StartFaults {
	/** Rules that the given plan breaks. */
	readonly broken: readonly BrokenRule[];
	/** What is broken in rows for which no legal one was found: they are left as they are. */
	readonly impossible: readonly BrokenRule[];
}

export interface FoundPlan {
	/** At `person * days + day`: a kind, or 0 for free. */
	readonly cells: Uint8Array;
	readonly cost: number;
	/** People who are missing, over all days and kinds. */
	readonly missing: number;
	readonly proposals: number;
}

export type SolvedRoster = FoundPlan & StartFaults;

/** The best plan that is found in the time given; every row legal that can be. */
export function solveRoster(roster: RosterProblem, options: SolveOptions): SolvedRoster {
	const problem = compileProblem(roster);
	const { seed, watch } = options;
	const { cells, movable, broken, impossible } = startPlan(problem, seed, options.start);
	watch.begins?.({ broken, impossible });
	const run = new SolverRun(problem, cells, movable, options);
	const { seconds, solver } = options;
	const isBest = seconds !== undefined && solver !== undefined && refineByColumns(run, solver);
	if (!isBest) run.annealToEnd();
	return { ...run.found(), broken, impossible };
}

import { parentPort, workerData } from "node:worker_threads";
import type { LinearSolver } from "#domain/auto-plan/columns/linear-solver.ts";
import type { RosterProblem } from "#domain/auto-plan/problem/roster-problem.ts";
import {
	type FoundPlan,
	type SolvedRoster,
	type StartFaults,
	solveRoster,
} from "#domain/auto-plan/solve-roster.ts";
import { highsSolver } from "./highs-solver.ts";

export interface PlanTask {
	readonly problem: RosterProblem;
	readonly seed: number;
	/** Of the processor: what else the machine does makes no plan worse. */
	readonly seconds?: number;
	readonly proposals?: number;
	/** A plan to begin with. */
	readonly start?: Uint8Array;
	/** Whether to refine by column generation. */
	readonly isRefined: boolean;
}

export interface PlanProgress {
	readonly cost: number;
	readonly missing: number;
	readonly proposals: number;
	/** Of the processor. */
	readonly seconds: number;
}

export type PlanNews =
	| { readonly begun: StartFaults }
	| { readonly progress: PlanProgress }
	| { readonly best: FoundPlan }
	| { readonly solved: SolvedRoster };

/** Places of the flags, which are read while the thread is busy and hears no messages; run-plan.ts sets them. */
const flags = { stop: 0, wantsBest: 1 } as const;

export interface PlanWork {
	readonly task: PlanTask;
	readonly flags: Int32Array<SharedArrayBuffer>;
}

const secondsBetweenNews = 0.25;

if (parentPort !== null) await work(workerData as PlanWork);

/** Solves one problem on a thread of its own. */
async function work({ task, flags: shared }: PlanWork): Promise<void> {
	const tell = (news: PlanNews) => parentPort?.postMessage(news);
	let next = 0;
	const isStopped = (found: () => FoundPlan) => {
		if (Atomics.exchange(shared, flags.wantsBest, 0) === 1) tell({ best: found() });
		if (seconds() >= next) {
			next = seconds() + secondsBetweenNews;
			const { cost, missing, proposals } = found();
			tell({ progress: { cost, missing, proposals, seconds: seconds() } });
		}
		return Atomics.load(shared, flags.stop) === 1;
	};
	const solver = task.isRefined ? await solverIfThere() : undefined;
	const watch = { seconds, isStopped, begins: (begun: StartFaults) => tell({ begun }) };
	tell({ solved: solveRoster(task.problem, { ...task, solver, watch }) });
}

/** Annealing does without it. */
async function solverIfThere(): Promise<LinearSolver | undefined> {
	try {
		return await highsSolver();
	} catch {
		return undefined;
	}
}

function seconds(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000_000;
}

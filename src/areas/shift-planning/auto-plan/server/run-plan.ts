import { Worker } from "node:worker_threads";
import type { FoundPlan, SolvedRoster, StartFaults } from "#domain/auto-plan/solve-roster.ts";
import type { PlanNews, PlanProgress, PlanTask, PlanWork } from "./plan-worker.ts";

/** Of the thread's heap; large arrays lie outside of it. */
const heapMegabytes = 256;
/** Of `flags` in plan-worker.ts, which is not loaded here: it would begin to work. */
const flagOfStop = 0;
const flagOfBest = 1;

export interface PlanListener {
	/** What was wrong before anything was planned. */
	begun?(faults: StartFaults): void;
	/** Four times a second of the processor's time. */
	progress?(progress: PlanProgress): void;
}

export interface PlanRun {
	/** The best plan when time is up or the run was cancelled; rejected when the thread died. */
	readonly solved: Promise<SolvedRoster>;
	/** The best plan so far; that of the end once there is one. */
	best(): Promise<FoundPlan>;
	/** Ends it within moments, or after a linear program of at most seconds; the best plan so far is the answer. */
	cancel(): void;
}

/** Starts the auto-plan on a thread of its own, so that the server goes on answering. */
export function runPlan(task: PlanTask, listener: PlanListener = {}): PlanRun {
	const flags = new Int32Array(new SharedArrayBuffer(8));
	const workerData: PlanWork = { task, flags };
	const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
	});
	const waiting: ((plan: FoundPlan) => void)[] = [];
	const give = (plan: FoundPlan) => {
		for (const take of waiting.splice(0)) take(plan);
	};
	const { promise, resolve, reject } = Promise.withResolvers<SolvedRoster>();
	worker.on("message", (news: PlanNews) => {
		if ("begun" in news) listener.begun?.(news.begun);
		else if ("progress" in news) listener.progress?.(news.progress);
		else if ("best" in news) give(news.best);
		else resolve(news.solved);
	});
	worker.on("error", reject);
	worker.on("exit", () => reject(new Error("The thread of the auto-plan ended without a plan.")));
	// who asked last is answered with the end
	promise.then(give, () => {});
	return {
		solved: promise,
		best: () => {
			const asked = new Promise<FoundPlan>((take) => waiting.push(take));
			Atomics.store(flags, flagOfBest, 1);
			return Promise.race([asked, promise]);
		},
		cancel: () => Atomics.store(flags, flagOfStop, 1),
	};
}

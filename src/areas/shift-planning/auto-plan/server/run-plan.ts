import { Worker } from "node:worker_threads";
import type { PlanNews, PlanProgress, PlanTask, PlanWork } from "./plan-worker.ts";
import type { SentProposal } from "./sent-plan.ts";

/** Of the thread's heap; large arrays lie outside of it. */
const heapMegabytes = 256;
/** Of `flags` in plan-worker.ts, which is not loaded here: it would begin to work. */
const flagOfStop = 0;
const flagOfBest = 1;

export interface PlanRun {
	/** The best proposal when time is up or the run was cancelled; rejected when the thread died. */
	readonly solved: Promise<SentProposal>;
	/** The best one so far; that of the end once there is one. */
	best(): Promise<SentProposal>;
	/** Ends it within moments; the best proposal so far is the answer. */
	cancel(): void;
}

/** Starts the auto-plan on a thread of its own, so that the server goes on answering; tells four times a second of its time how far it is. */
export function runPlan(
	task: PlanTask,
	tell: (progress: PlanProgress) => void = () => {},
): PlanRun {
	const flags = new Int32Array(new SharedArrayBuffer(8));
	const workerData: PlanWork = { task, flags };
	const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
	});
	const waiting: ((proposal: SentProposal) => void)[] = [];
	const give = (proposal: SentProposal) => {
		for (const take of waiting.splice(0)) take(proposal);
	};
	const { promise, resolve, reject } = Promise.withResolvers<SentProposal>();
	worker.on("message", (news: PlanNews) => {
		if ("progress" in news) tell(news.progress);
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
			const asked = new Promise<SentProposal>((take) => waiting.push(take));
			Atomics.store(flags, flagOfBest, 1);
			return Promise.race([asked, promise]);
		},
		cancel: () => Atomics.store(flags, flagOfStop, 1),
	};
}

import { parentPort, workerData } from "node:worker_threads";
import type { DepartmentPlan } from "#domain/auto-plan/department/department-plan.ts";
import { planDepartment } from "#domain/auto-plan/department/plan-department.ts";
import {
	receivedPlan,
	receivedProposal,
	type SentPlan,
	type SentProposal,
	sentProposal,
} from "./sent-plan.ts";

export interface PlanTask {
	readonly plan: SentPlan;
	readonly seed: number;
	/** A proposal to go on from. */
	readonly from?: SentProposal | undefined;
	/** Of the processor: what else the machine does makes no plan worse. */
	readonly seconds: number;
}

export interface PlanProgress {
	readonly cost: number;
	readonly proposals: number;
	/** Of the processor, since the search began. */
	readonly seconds: number;
}

export type PlanNews =
	| { readonly progress: PlanProgress }
	| { readonly best: SentProposal }
	| { readonly solved: SentProposal };

/** Places of the flags, which are read while the thread is busy and hears no messages; run-plan.ts sets them. */
const flags = { stop: 0, wantsBest: 1 } as const;

export interface PlanWork {
	readonly task: PlanTask;
	readonly flags: Int32Array<SharedArrayBuffer>;
}

const secondsBetweenNews = 0.25;

if (parentPort !== null) await work(workerData as PlanWork);

/** Plans one department on a thread of its own. */
async function work({ task, flags: shared }: PlanWork): Promise<void> {
	const { plan: sent, seed, from, seconds: most } = task;
	const tell = (news: PlanNews) => parentPort?.postMessage(news);
	const plan = receivedPlan(sent);
	let begun: number | undefined;
	let next = 0;
	const proposal = planDepartment(plan, {
		...{ seed, seconds: most, ...(from && (await goingOn(plan, from))) },
		watch: {
			seconds,
			isStopped: (found, best) => {
				if (Atomics.exchange(shared, flags.wantsBest, 0) === 1)
					tell({ best: sentProposal(plan, best(found())) });
				begun ??= seconds();
				if (seconds() >= next) {
					next = seconds() + secondsBetweenNews;
					const { cost, proposals } = found();
					tell({ progress: { cost, proposals, seconds: seconds() - begun } });
				}
				return Atomics.load(shared, flags.stop) === 1;
			},
		},
	});
	tell({ solved: sentProposal(plan, proposal) });
}

/** What is left to be found by then is found by columns. */
async function goingOn(plan: DepartmentPlan, from: SentProposal) {
	const { highsSolver } = await import("./highs-solver.ts");
	return { from: receivedProposal(plan, from), solver: await highsSolver() };
}

function seconds(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000_000;
}

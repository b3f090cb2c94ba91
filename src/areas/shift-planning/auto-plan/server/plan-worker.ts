import { parentPort, workerData } from "node:worker_threads";
import { planDepartment } from "#domain/auto-plan/department/plan-department.ts";
import { receivedPlan, type SentPlan, type SentProposal, sentProposal } from "./sent-plan.ts";

export interface PlanTask {
	readonly plan: SentPlan;
	readonly seed: number;
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

if (parentPort !== null) work(workerData as PlanWork);

/** Plans one department on a thread of its own. */
function work({ task: { plan: sent, seed, seconds: most }, flags: shared }: PlanWork): void {
	const tell = (news: PlanNews) => parentPort?.postMessage(news);
	const plan = receivedPlan(sent);
	let begun: number | undefined;
	let next = 0;
	const proposal = planDepartment(plan, {
		...{ seed, seconds: most },
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

function seconds(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000_000;
}

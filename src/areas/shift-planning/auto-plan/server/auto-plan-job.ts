import { setTimeout as after } from "node:timers/promises";
import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { JobCanceled, JobInterrupted } from "#kit/server/jobs/job-context.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { autoPlanTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { type Department, neededRows, readDepartment } from "./department.ts";
import { runPlan } from "./run-plan.ts";
import { type SentProposal, sentPlan } from "./sent-plan.ts";
import { holdPlan, type KeptShift, keepProgress, setState } from "./sql/plans.ts";

/** How often what is found by now is kept. */
const keepEvery = 1000;

const input = z.object({
	...{ planId: id, unitId: id, from: civilDay, to: civilDay, seconds: z.int(), seed: z.int() },
	/** It goes on from what was proposed before. */
	goesOn: z._default(z.boolean(), false),
	/** Of the person who ordered it; her rights are read anew. */
	session: z.record(z.string(), z.unknown()),
});
type Order = z.output<typeof input>;

/**
 * Makes a proposal and keeps the best one all the while. Cut off, it begins anew; ended by its owner, what it has found by then is the
 * proposal.
 */
export const autoPlanJob = defineJob({
	kind: "shift-auto-plan",
	input,
	async run(context, order) {
		const session = await sessionOfToday(context, order.session);
		const { tenantId, now } = context;
		const { department, begun } = await context.transaction(async (tx) => {
			const planner = { tx, tenantId, session, now };
			const read = await readDepartment(planner, order, await neededRows(planner, order));
			const before = order.goesOn ? await holdPlan(tx, tenantId, order.planId) : undefined;
			return { department: read, begun: before && takersOf(read, before.shifts) };
		});
		try {
			const shifts = await search(context, { ...order, begun }, department);
			if (shifts === undefined) return;
			const { job } = texts[context.language];
			const filled = shifts.filter(({ userId }) => userId !== null).length;
			await context.log("INFO", job.found(filled, shifts.length));
		} catch (error) {
			// the server ends: another one goes on
			if (error instanceof JobInterrupted) throw error;
			const isKept = order.goesOn || error instanceof JobCanceled;
			await end(context, order.planId, isKept ? "READY" : "FAILED");
			throw error;
		}
	},
});

/** Who was to have what is needed by now; what was no part of the proposal stays as it is. */
function takersOf({ kept }: Department, before: readonly KeptShift[]): SentProposal {
	const takers = new Map(before.map(({ key, userId }) => [key, userId]));
	return kept.map(({ key, fromUserId }) => takers.get(key) ?? fromUserId);
}

/** @returns undefined when nobody wants it any more */
async function search(
	context: JobContext,
	{ planId, seconds, seed, begun: from }: Order & { readonly begun: SentProposal | undefined },
	{ plan, kept }: Department,
): Promise<readonly KeptShift[] | undefined> {
	let passed = 0;
	const run = runPlan({ plan: sentPlan(plan), seed, seconds, from }, (news) => {
		passed = news.seconds;
	});
	const keep = async (found: SentProposal, progress: number) => {
		const shifts = kept.map((one, nth) => ({ ...one, userId: found[nth] ?? null }));
		const isStopped = await context.transaction((tx) =>
			keepProgress(tx, context.tenantId, planId, { progress, shifts }),
		);
		context.announce({ kind: autoPlanTopic, ids: [planId] });
		return { shifts, isStopped };
	};
	try {
		for (;;) {
			const isDone = await Promise.race([run.solved.then(() => true), after(keepEvery, false)]);
			if (isDone) break;
			const percent = Math.min(99, Math.floor((passed / seconds) * 100));
			const { isStopped } = await keep(await run.best(), percent);
			if (isStopped === undefined) return undefined;
			if (isStopped) run.cancel();
			await context.progress(percent);
		}
		const { shifts, isStopped } = await keep(await run.solved, 100);
		if (isStopped === undefined) return undefined;
		await end(context, planId, "READY");
		return shifts;
	} finally {
		run.cancel();
	}
}

async function end(context: JobContext, planId: string, state: "READY" | "FAILED"): Promise<void> {
	await context.transaction((tx) => setState(tx, context.tenantId, planId, state));
	context.announce({ kind: autoPlanTopic, ids: [planId] });
}

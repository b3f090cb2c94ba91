import * as z from "zod/mini";
import {
	carryOut,
	demandRights,
	holdShifts,
	type PlanChange,
	type PlanWriter,
} from "#areas/shift-planning/shifts/server/public.ts";
import { id } from "#kit/contract/fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { madeAtOnce } from "../contract/run.ts";
import { type contract, sequenceRunBusy, shiftSequences } from "../contract.ts";
import { texts } from "../text.ts";
import { jobWriter } from "./run/job-writer.ts";
import { runById, shiftsOfRun } from "./sql/runs.ts";

/** Deletes the shifts of a run that are as it made them. */
export const takeBackRun: Handler<(typeof contract)["takeBackRun"]> = async (
	context,
	{ id: runId },
) => {
	const { tx, tenantId, session, language } = context;
	const run = await runById(tx, tenantId, runId);
	if (run === undefined) return refuse(commonRefusals.notFound);
	const { left, kept } = await shiftsOfRun(tx, tenantId, runId);
	const isOwn = run.madeBy === session.userId;
	// who sees none of its shifts does not know of it either
	await demandRights(context, await deletionsOf(context, left), { isTurning: isOwn });
	if (run.isBusy) refuse(sequenceRunBusy);
	const isLong = left.length > madeAtOnce;
	await audit(tx, context, {
		...{ entity: "shift_sequence_run", entityId: run.sequenceId, action: "withdrawn" },
		...{ before: { shiftCount: left.length }, after: null },
	});
	context.announce({ kind: shiftSequences.topic, ids: [run.sequenceId] });
	if (!isLong) return { deleted: await deletePart(context, left, isOwn), kept, jobId: null };
	const work = { runId, isOwn, session: { ...session } };
	const title = texts[language].job.takeBack(left.length);
	return { deleted: 0, kept, jobId: await startJob(tx, context, takeBackJob, work, title) };
};

async function deletionsOf(
	{ tx, tenantId }: Pick<PlanWriter, "tx" | "tenantId">,
	ids: readonly string[],
): Promise<PlanChange[]> {
	const held = await holdShifts(tx, tenantId, ids);
	return held
		.filter(({ isDeleted, version }) => !isDeleted && version === 1)
		.map(({ isDeleted: _, ...before }) => ({
			before,
			after: { ...before, version: before.version + 1, isDeleted: true },
		}));
}

async function deletePart(
	writer: PlanWriter,
	ids: readonly string[],
	isTurning: boolean,
): Promise<number> {
	const changes = await deletionsOf(writer, ids);
	await demandRights(writer, changes, { isTurning });
	await carryOut(writer, changes);
	return changes.length;
}

/** Deletes many shifts of a run; cut off, it goes on with those that are left. */
export const takeBackJob = defineJob({
	kind: "shift-sequence-withdrawal",
	input: z.object({ runId: id, isOwn: z.boolean(), session: z.record(z.string(), z.unknown()) }),
	async run(context, { runId, isOwn, session: stored }) {
		const session = await sessionOfToday(context, stored);
		const { left } = await context.transaction((tx) => shiftsOfRun(tx, context.tenantId, runId));
		let deleted = 0;
		for (let at = 0; at < left.length; at += madeAtOnce) {
			await context.checkCanceled();
			const { writer, send } = jobWriter(context, session);
			const part = left.slice(at, at + madeAtOnce);
			deleted += await context.transaction((tx) => deletePart({ ...writer, tx }, part, isOwn));
			send();
			await context.progress(((at + part.length) / left.length) * 99);
		}
		await context.log("INFO", texts[context.language].job.deleted(deleted));
	},
});

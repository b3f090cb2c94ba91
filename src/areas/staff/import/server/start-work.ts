import { isOpenJob, type JobStatus } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { importRefusals } from "../contract.ts";
import type { importWork } from "./open-run.ts";
import { demandKind } from "./demand-kind.ts";
import { lockRun, type RunRow, updateRun } from "./sql/runs.ts";

/** One's own run, with nobody at work on it. */
export async function idleRun(context: WriteContext, importId: string): Promise<RunRow> {
	const { tx, tenantId, session } = context;
	const run =
		(await lockRun(tx, tenantId, session.userId, importId)) ?? refuse(commonRefusals.notFound);
	demandKind(session, run.kind);
	const status = run.job?.status as JobStatus | undefined;
	if (status !== undefined && isOpenJob(status)) refuse(importRefusals.busy);
	return run;
}

/** Sets a job to work on a run. */
export async function startWork(
	context: WriteContext,
	run: RunRow,
	job: JobDefinition<typeof importWork>,
	description: string,
): Promise<{ jobId: string }> {
	const { tx, tenantId, session } = context;
	const jobId = await startJob(
		tx,
		context,
		job,
		{ importId: run.id, session: { ...session } },
		description,
	);
	await updateRun(tx, tenantId, run.id, { job_id: jobId });
	return { jobId };
}

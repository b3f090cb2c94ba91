import type { Job, Severity } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { cancelJob, deleteJob as remove } from "#kit/server/jobs/end-job.ts";
import { type JobRow, jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { jobsOfOwner, jobWithProtocol } from "./sql.ts";

/** Jobs of the person, whichever session started them: they outlive a sign-out. */
export async function listJobs(context: ReadContext): Promise<{ jobs: Job[] }> {
	const { tenantId, session } = context;
	const rows = await context.once<JobRow>(jobsOfOwner(tenantId, session.userId));
	return { jobs: rows.map(jobAnswer) };
}

interface JobWithProtocol extends JobRow {
	readonly finished_at: Date | null;
	readonly protocol: readonly {
		readonly line: number;
		readonly at: string;
		readonly severity: Severity;
		readonly text: string;
	}[];
}

export const getJob: Handler<typeof contract.getJob> = async (context, input) => {
	const { tenantId, session } = context;
	const [row] = await context.once<JobWithProtocol>(
		jobWithProtocol(tenantId, session.userId, input.jobId),
	);
	if (row === undefined) return refuse(commonRefusals.notFound);
	return {
		job: jobAnswer(row),
		finishedAt: row.finished_at?.toISOString() ?? null,
		protocol: [...row.protocol],
	};
};

/** An open job is asked to end, which may take a moment; one that has ended is forgotten. */
export const deleteJob: Handler<typeof contract.deleteJob> = async (context, { jobId }) => {
	const words = texts[context.language];
	if (await cancelJob(context.tx, context, jobId, words.canceling)) return {};
	if (await remove(context.tx, context, jobId)) return {};
	return refuse(commonRefusals.notFound);
};

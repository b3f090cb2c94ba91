import type { Job } from "#kit/contract/jobs.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { type JobRow, jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { jobsOfOwner } from "./sql.ts";

/** Jobs of the person, whichever session started them: they outlive a sign-out. */
export async function listJobs(context: ReadContext): Promise<{ jobs: Job[] }> {
	const { tenantId, session } = context;
	const rows = await context.once<JobRow>(jobsOfOwner(tenantId, session.userId));
	return { jobs: rows.map(jobAnswer) };
}

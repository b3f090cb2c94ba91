import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type JobRow, jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { deleteEndedJob, requestCancel } from "#kit/server/jobs/sql.ts";
import { announceJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { jobsOfOwner, jobWithProtocol } from "./sql.ts";

/** Jobs of the person, whichever session started them: they outlive a sign-out. */
export const listJobs: Handler<typeof contract.listJobs> = async (context) => {
	const { tenantId, session } = context;
	const rows = await context.once<JobRow>(jobsOfOwner(tenantId, session.userId));
	return { jobs: rows.map(jobAnswer) };
};

type JobWithProtocol = JobRow &
	Pick<AnswerOf<typeof contract.getJob>, "protocol"> & { readonly finished_at: Date | null };

export const getJob: Handler<typeof contract.getJob> = async (context, { jobId }) => {
	const { tenantId, session } = context;
	const [row] = await context.once<JobWithProtocol>(
		jobWithProtocol(tenantId, session.userId, jobId),
	);
	if (row === undefined) return refuse(commonRefusals.notFound);
	const { protocol, finished_at: finishedAt } = row;
	return { job: jobAnswer(row), finishedAt: finishedAt?.toISOString() ?? null, protocol };
};

/** An open job is asked to end, which may take a moment; one that has ended is forgotten. */
export const deleteJob: Handler<typeof contract.deleteJob> = async (context, { jobId }) => {
	const { tx, tenantId, session, language } = context;
	const { userId } = session;
	const isOpen = await requestCancel(tx, tenantId, userId, jobId, texts[language].canceling);
	if (!isOpen && !(await deleteEndedJob(tx, tenantId, userId, jobId))) {
		refuse(commonRefusals.notFound);
	}
	announceJob(context, jobId, userId, isOpen ? "UPDATE" : "DELETE");
	return {};
};

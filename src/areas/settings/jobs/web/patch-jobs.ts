import type { Job } from "#kit/contract/jobs.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";

type JobMessage = LiveMessageOf<"jobUpdate"> | LiveMessageOf<"jobProgress">;

/** The list of jobs after a live message, newest first. */
export function patchJobs(jobs: readonly Job[], message: JobMessage): readonly Job[] {
	if (message.kind === "jobProgress") {
		return jobs.map((job) =>
			job.jobId === message.id
				? { ...job, progress: { ...job.progress, progress: message.progress } }
				: job,
		);
	}
	const { job, updateState } = message;
	if (updateState === "Delete" || !("progress" in job)) {
		return jobs.filter((one) => one.jobId !== job.jobId);
	}
	return jobs.some((one) => one.jobId === job.jobId)
		? jobs.map((one) => (one.jobId === job.jobId ? job : one))
		: [job, ...jobs];
}

import type { Job } from "#kit/contract/jobs.ts";
import "./jobs.css";

interface Given {
	readonly job: Job;
	readonly label: string;
}

/** A bar from 0 to 100. */
export function JobProgress({ job, label }: Given) {
	return (
		<progress className="job-progress" max={100} value={job.progress.progress} aria-label={label} />
	);
}

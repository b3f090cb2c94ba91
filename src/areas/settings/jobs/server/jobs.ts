import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteJobsEndedBefore } from "#kit/server/jobs/end-job.ts";

export const crons = [
	defineRetention({
		rule: "jobs",
		keptForDays: 30,
		chosenAs: "jobDays",
		forget: deleteJobsEndedBefore,
	}),
];

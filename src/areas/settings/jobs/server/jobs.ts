import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteOldJobs } from "#kit/server/jobs/sql.ts";

export const crons = [
	defineRetention({ rule: "jobs", keptForDays: 30, chosenAs: "jobDays", forget: deleteOldJobs }),
];

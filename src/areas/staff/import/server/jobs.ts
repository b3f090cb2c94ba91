import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { checkJob } from "./check-job.ts";
import { runJobOfImport } from "./run-job-of-import.ts";
import { deleteRunsBefore } from "./sql/runs.ts";
import { undoJob } from "./undo-job.ts";

export const jobs = [checkJob, runJobOfImport, undoJob];

export const crons = [
	defineRetention({ rule: "import-runs", keptForDays: 30, forget: deleteRunsBefore }),
];

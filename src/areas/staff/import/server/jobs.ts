import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteRunsBefore } from "./sql/runs.ts";
import { checkJob } from "./work/check-job.ts";
import { runJobOfImport } from "./work/run-job-of-import.ts";
import { undoJob } from "./work/undo-job.ts";

export const jobs = [checkJob, runJobOfImport, undoJob];

export const crons = [
	defineRetention({ rule: "import-runs", keptForDays: 30, forget: deleteRunsBefore }),
];

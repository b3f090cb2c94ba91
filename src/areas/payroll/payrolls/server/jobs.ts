import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { closeJob } from "./close-job.ts";
import { correctJob } from "./correct-job.ts";
import { deleteOldPayrolls } from "./sql/forget.ts";
import { tenYears } from "./ten-years.ts";

export const jobs = [closeJob, correctJob];

export const crons = [
	defineRetention({ rule: "payrolls", keptForDays: tenYears, forget: deleteOldPayrolls }),
];

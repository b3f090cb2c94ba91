import { applyJob } from "./apply-job.ts";
import { takeBackJob } from "./take-back-run.ts";

export const jobs = [applyJob, takeBackJob];

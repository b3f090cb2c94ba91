import { closeJob, reopenJob } from "./close-job.ts";

export const jobs = [closeJob, reopenJob];

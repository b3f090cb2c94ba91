import { closeJob } from "./close-job.ts";
import { correctJob } from "./correct-job.ts";

export const jobs = [closeJob, correctJob];

import { stripJob } from "./strip-job.ts";

export const jobs = [stripJob];

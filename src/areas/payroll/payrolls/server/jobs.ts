import { closeJob } from "./close-job.ts";

export const jobs = [closeJob];

import { autoPlanJob } from "./auto-plan-job.ts";

export const jobs = [autoPlanJob];

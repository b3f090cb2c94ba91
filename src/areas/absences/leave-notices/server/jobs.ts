import { sendJob } from "./send-job.ts";

export const jobs = [sendJob];

import { proofPackJob } from "./proof-pack-job.ts";

export const jobs = [proofPackJob];

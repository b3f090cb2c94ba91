import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteJob } from "./delete-job.ts";
import { getJob } from "./get-job.ts";
import { listJobs } from "./list-jobs.ts";

export const routes = serve(contract, { listJobs, getJob, deleteJob });

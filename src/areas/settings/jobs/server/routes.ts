import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteJob, getJob, listJobs } from "./own-jobs.ts";

export const routes = serve(contract, { listJobs, getJob, deleteJob });

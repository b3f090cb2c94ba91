import { tenantExportJob } from "./tenant-export-job.ts";

export const jobs = [tenantExportJob];

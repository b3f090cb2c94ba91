import { seriesJob } from "./series-job.ts";

export const jobs = [seriesJob];

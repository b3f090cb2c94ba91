import { seriesJob } from "./series/series-job.ts";

export const jobs = [seriesJob];

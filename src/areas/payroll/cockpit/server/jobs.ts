import { figuresJob } from "./figures-job.ts";

export const jobs = [figuresJob];

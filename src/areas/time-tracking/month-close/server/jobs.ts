import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { closeJob } from "./close-job.ts";
import { followCorrections } from "./follow-corrections.ts";

export const jobs = [closeJob];

export const crons = [
	defineCron({
		name: "follow-corrections",
		everyMinutes: 1,
		run: followCorrections,
	}),
];

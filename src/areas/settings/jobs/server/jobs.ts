import { defineCron } from "../../../../kit/server/jobs/define-cron.ts";
import { deleteJobsEndedBefore } from "../../../../kit/server/jobs/end-job.ts";

const keptForMs = 30 * 24 * 3_600_000;

export const crons = [
	defineCron({
		name: "delete-old-jobs",
		everyMinutes: 1440,
		async run({ maintenance, clock }, tenantId) {
			const before = new Date(clock.now().getTime() - keptForMs);
			await maintenance.within(tenantId, (tx) =>
				deleteJobsEndedBefore(tx, tenantId, before),
			);
		},
	}),
];

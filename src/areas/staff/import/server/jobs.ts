import { defineCron } from "../../../../kit/server/jobs/define-cron.ts";
import { checkJob } from "./check-job.ts";
import { runJobOfImport } from "./run-job-of-import.ts";
import { deleteRunsBefore } from "./sql/runs.ts";
import { undoJob } from "./undo-job.ts";

const keptForMs = 30 * 24 * 3_600_000;

export const jobs = [checkJob, runJobOfImport, undoJob];

export const crons = [
	defineCron({
		name: "delete-old-imports",
		everyMinutes: 1440,
		async run({ maintenance, clock }, tenantId) {
			const before = new Date(clock.now().getTime() - keptForMs);
			await maintenance.within(tenantId, (tx) =>
				deleteRunsBefore(tx, tenantId, before),
			);
		},
	}),
];

import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { nextDayOfMonth } from "#domain/time/next-day-of-month.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import type { Services } from "#kit/server/services.ts";
import { texts } from "../text.ts";
import { scheduledReportJob } from "./scheduled-report-job.ts";
import { dueSchedules, insertRun, moveSchedule } from "./sql.ts";

export const jobs = [scheduledReportJob];

export const crons = [
	defineCron({ name: "scheduled-reports", everyMinutes: 60, run: startDueReports }),
];

/** Begins what is due, each once: the run, its job and the next day are there together or not at all. */
export async function startDueReports(services: Services, tenantId: string): Promise<void> {
	const { database, clock, announcer } = services;
	const now = clock.now();
	const announce = (one: Parameters<typeof announcer.announce>[1][number]) =>
		announcer.announce(tenantId, [one]);
	await database.transaction(tenantId, async (tx) => {
		const due = await dueSchedules(tx, tenantId, now);
		for (const { id, userId, name, language, nextOn, dayOfMonth } of due) {
			const starter = { tenantId, now, language, session: { userId }, announce };
			const values = { scheduleId: id, dueOn: nextOn };
			const title = texts[language].job(name);
			const jobId = await startJob(tx, starter, scheduledReportJob, values, title);
			await insertRun(tx, tenantId, { ...values, jobId });
			const today = dayOfIso(now.toISOString().slice(0, 10));
			const after = Math.max(dayOfIso(nextOn), today) as typeof today;
			await moveSchedule(tx, tenantId, id, isoOfDay(nextDayOfMonth(after, dayOfMonth)));
		}
	});
}

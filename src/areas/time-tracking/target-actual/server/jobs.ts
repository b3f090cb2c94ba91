import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { fillDaysApart, recomputeWaitingApart } from "./recompute/recompute-apart.ts";
import { groupsOf, recomputeJob } from "./recompute/recompute-job.ts";
import { isRecomputing } from "./sql/recomputing.ts";
import { everybodysIds } from "./sql/results.ts";
import { waitingPeople } from "./sql/stale.ts";
import { timesheetsJob } from "./timesheets/timesheets-job.ts";

export const jobs = [recomputeJob, timesheetsJob];

/** People whose days are looked at together. */
const atOnce = 50;

export const crons = [
	// what a process that ended could not compute any more
	defineCron({
		name: "settle-days",
		everyMinutes: 1,
		async run({ database }, tenantId) {
			const isAtWork = await database.transaction(tenantId, (tx) =>
				isRecomputing(tx, tenantId, recomputeJob.kind),
			);
			if (isAtWork) return;
			const waiting = await database.transaction(tenantId, (tx) => waitingPeople(tx, tenantId));
			for (const some of groupsOf(waiting)) {
				const userIds = some.map(({ userId }) => userId);
				await recomputeWaitingApart(database, tenantId, userIds);
			}
		},
	}),
	// so that a clock knows its target, and lists have nothing to compute
	defineCron({
		name: "fill-days",
		everyMinutes: 60,
		async run({ database, clock }, tenantId) {
			const today = dayOfIso(clock.now().toISOString().slice(0, 10));
			const range = {
				from: isoOfDay(monthOf(today).from),
				to: isoOfDay(monthOf(addMonths(today, 1)).to),
			};
			const ids = await database.transaction(tenantId, (tx) => everybodysIds(tx, tenantId));
			for (let from = 0; from < ids.length; from += atOnce) {
				const some = ids.slice(from, from + atOnce);
				await fillDaysApart(database, tenantId, some, range);
			}
		},
	}),
];

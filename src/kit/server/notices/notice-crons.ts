import { type CronDefinition, defineCron } from "../jobs/define-cron.ts";
import { defineRetention } from "../jobs/define-retention.ts";
import { enqueueTask } from "../jobs/sql.ts";
import { noticeTask } from "./notify.ts";
import { deleteOldNotices, readDuePeople } from "./sql.ts";

/** So much later than it was due, what was to be told at once has lost its task. */
const lostAfterMs = 10 * 60_000;

export const noticeCrons: readonly CronDefinition[] = [
	defineCron({
		name: "send-notice-digests",
		// zones differ by quarters of an hour
		everyMinutes: 15,
		async run({ database, clock }, tenantId) {
			const now = clock.now();
			const lostBefore = new Date(now.getTime() - lostAfterMs);
			await database.transaction(tenantId, async (tx) => {
				for (const userId of await readDuePeople(tx, tenantId, { now, lostBefore })) {
					await enqueueTask(tx, noticeTask, tenantId, userId);
				}
			});
		},
	}),
	defineRetention({ rule: "notices", keptForDays: 30, forget: deleteOldNotices }),
];

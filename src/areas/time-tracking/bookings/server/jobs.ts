import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { finishDueEntries, finishedAtOnce } from "./finish-due-entries.ts";
import { deleteOldPositions } from "./sql/jobs.ts";

export const crons = [
	defineCron({
		name: "automatic-clock-out",
		everyMinutes: 1,
		async run(services, tenantId) {
			for (;;) {
				const now = services.clock.now();
				const userIds = await services.database.transaction(tenantId, (tx) =>
					finishDueEntries(tx, tenantId, now),
				);
				services.announcer.announce(
					tenantId,
					userIds.flatMap((userId) => [
						{ kind: "CLOCKS", userId },
						{ kind: "TRACKINGS", userId },
					]),
				);
				if (userIds.length < finishedAtOnce) return;
			}
		},
	}),
	defineRetention({
		rule: "booking-positions",
		keptForDays: 90,
		chosenAs: "positionDays",
		forget: deleteOldPositions,
	}),
];

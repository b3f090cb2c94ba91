import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { bookDueShifts } from "./book-due-shifts.ts";

const beforeAll = "00000000-0000-0000-0000-000000000000";

export const crons = [
	defineCron({
		name: "shifts-to-trackings",
		everyMinutes: 5,
		async run({ database, clock, announcer }, tenantId) {
			for (let afterId: string | null = beforeAll; afterId !== null; ) {
				const behind: string = afterId;
				const { userIds, lastId } = await database.transaction(tenantId, (tx) =>
					bookDueShifts(tx, tenantId, clock.now(), behind),
				);
				announcer.announce(
					tenantId,
					userIds.flatMap((userId) => [
						{ kind: "CLOCKS", userId },
						{ kind: "TRACKINGS", userId },
					]),
				);
				afterId = lastId;
			}
		},
	}),
];

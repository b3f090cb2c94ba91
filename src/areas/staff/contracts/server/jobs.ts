import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { keepDatesOnPeople } from "./sql.ts";

export const crons = [
	// an employment that begins or ends today shows on the person without anybody's doing
	defineCron({
		name: "keep-employment-dates",
		everyMinutes: 60,
		async run({ database, clock, announcer }, tenantId) {
			const ids = await database.transaction(tenantId, (tx) =>
				keepDatesOnPeople(tx, tenantId, clock.now()),
			);
			if (ids.length === 0) return;
			announcer.announce(tenantId, [{ kind: "USERS", ids }]);
		},
	}),
];

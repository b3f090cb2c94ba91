import { defineCron } from "../../../../kit/server/jobs/define-cron.ts";
import {
	deleteEndedSessions,
	deleteOldAddresses,
	deleteOldAttempts,
	deleteOldTokens,
} from "./sql/retention.ts";

const day = 24 * 3_600_000;
/** So long somebody may want to know from where a person was signed in. */
const keptForDays = 30;

export const crons = [
	defineCron({
		name: "forget-ended-sessions",
		everyMinutes: 1440,
		async run({ database, clock }, tenantId) {
			const now = clock.now().getTime();
			const before = (days: number) => new Date(now - days * day);
			await database.transaction(tenantId, async (tx) => {
				await deleteEndedSessions(tx, tenantId, before(keptForDays));
				await deleteOldTokens(tx, tenantId, before(keptForDays));
				await deleteOldAttempts(tx, tenantId, before(1));
			});
			await database.gate(deleteOldAddresses(before(1)));
		},
	}),
];

import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import {
	deleteEndedSessions,
	deleteOldAddresses,
	deleteOldAttempts,
	deleteOldEvents,
	deleteOldTokens,
} from "./sql/retention.ts";

const dayMs = 24 * 3_600_000;

export const crons = [
	// so long somebody may want to know from where a person was signed in
	defineRetention({ rule: "sessions", keptForDays: 30, forget: deleteEndedSessions }),
	defineRetention({ rule: "login-tokens", keptForDays: 30, forget: deleteOldTokens }),
	defineRetention({
		rule: "login-events",
		keptForDays: 365,
		chosenAs: "loginEventDays",
		forget: deleteOldEvents,
	}),
	defineCron({
		name: "forget-attempts",
		everyMinutes: 1440,
		async run({ database, clock }, tenantId) {
			const before = new Date(clock.now().getTime() - dayMs);
			await database.transaction(tenantId, (tx) => deleteOldAttempts(tx, tenantId, before));
			await database.gate(deleteOldAddresses(before));
		},
	}),
];

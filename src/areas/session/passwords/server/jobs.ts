import { defineCron } from "../../../../kit/server/jobs/define-cron.ts";
import { deleteOldResets } from "./sql.ts";

const keptForMs = 24 * 3_600_000;

export const crons = [
	defineCron({
		name: "forget-password-resets",
		everyMinutes: 1440,
		async run({ database, clock }, tenantId) {
			const expiredBefore = new Date(clock.now().getTime() - keptForMs);
			await database.transaction(tenantId, (tx) =>
				deleteOldResets(tx, tenantId, expiredBefore),
			);
		},
	}),
];

import { type CronDefinition, defineCron } from "../jobs/define-cron.ts";
import { defineRetention } from "../jobs/define-retention.ts";
import { enqueueTask } from "../jobs/sql.ts";
import { mailTask } from "./send-mail.ts";
import { deleteOldMails, readForgottenMails } from "./sql.ts";

const forgottenAfterMs = 30 * 60_000;

export const mailCrons: readonly CronDefinition[] = [
	defineCron({
		name: "send-forgotten-mails",
		everyMinutes: 30,
		async run({ database, clock }, tenantId) {
			const dueBefore = new Date(clock.now().getTime() - forgottenAfterMs);
			await database.transaction(tenantId, async (tx) => {
				for (const id of await readForgottenMails(tx, tenantId, dueBefore)) {
					await enqueueTask(tx, mailTask, tenantId, id);
				}
			});
		},
	}),
	defineRetention({ rule: "mails", keptForDays: 90, chosenAs: "mailDays", forget: deleteOldMails }),
];

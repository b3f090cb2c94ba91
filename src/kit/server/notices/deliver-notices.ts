import { defaultLanguage, isLanguage } from "#kit/contract/language.ts";
import type { TaskSubject } from "../jobs/start-job.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { Services } from "../services.ts";
import { noticeMail, writeNoticeMail } from "./notice-mail.ts";
import { readReceiver, takeNotices } from "./sql.ts";

/**
 * Makes one mail of what is due for a person. Taking it and putting the mail into the outbox are one transaction: run twice, or
 * by two processes at once, each notice stands in one mail. Who was switched off meanwhile, or has switched the kind off, gets
 * none of it.
 */
export async function deliverNotices(
	services: Pick<Services, "database" | "clock" | "secrets" | "config" | "notices">,
	{ tenantId, subjectId: userId }: TaskSubject,
): Promise<void> {
	const { database, clock, notices, config } = services;
	const now = clock.now();
	await database.transaction(tenantId, async (tx) => {
		const taken = await takeNotices(tx, tenantId, userId, { kinds: [...notices.keys()], now });
		const due = taken.filter(({ isOff }) => !isOff);
		const to = due.length === 0 ? undefined : await readReceiver(tx, tenantId, userId);
		if (to === undefined || to.mail === null || !to.isEnabled) return;
		const language = isLanguage(to.language) ? to.language : defaultLanguage;
		const receiver = { name: to.name, language, publicUrl: config.publicUrl };
		await sendMail(
			tx,
			{ services, tenantId, now },
			{
				to: to.mail,
				template: noticeMail,
				language,
				params: writeNoticeMail(notices, due, receiver),
				about: { entity: "app_user", id: userId },
			},
		);
	});
}

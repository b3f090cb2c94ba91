import type { Language } from "#kit/contract/language.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { enqueueTask } from "../jobs/sql.ts";
import type { Services } from "../services.ts";
import type { MailParams, MailTemplate } from "./define-mail.ts";
import { insertMail } from "./sql.ts";

export const mailTask = "mail";

export interface NewMail<Params extends MailParams> {
	readonly to: string;
	readonly template: MailTemplate<Params>;
	readonly language: Language;
	readonly params: Params;
	/** What it is about, for the log of that thing. */
	readonly about?: { readonly entity: string; readonly id: string };
}

/**
 * Puts a mail into the outbox, in the transaction of its cause: it leaves after commit, and only then. The request never
 * waits for a mail server.
 */
export async function sendMail<Params extends MailParams>(
	tx: Tx,
	context: {
		readonly services: Pick<Services, "secrets">;
		readonly tenantId: string;
		readonly now: Date;
	},
	mail: NewMail<Params>,
): Promise<void> {
	const { tenantId, now, services } = context;
	const id = newId(now.getTime());
	await insertMail(tx, {
		tenantId,
		id,
		recipient: mail.to,
		template: mail.template.name,
		language: mail.language,
		paramsSealed: services.secrets.seal(JSON.stringify(mail.params)),
		nextAt: now,
		aboutEntity: mail.about?.entity ?? null,
		aboutId: mail.about?.id ?? null,
	});
	await enqueueTask(tx, mailTask, tenantId, id);
}

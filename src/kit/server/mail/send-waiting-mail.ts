import { isLanguage } from "#kit/contract/language.ts";
import type { TaskSubject } from "../jobs/start-job.ts";
import type { Services } from "../services.ts";
import type { AnyMailTemplate } from "./define-mail.ts";
import type { MailSender, MailTransport, OutgoingMail } from "./mail-transport.ts";
import { markSent, markUnsent, readWaitingMail, type StoredMail } from "./sql.ts";

/** The mail did not leave; the queue tries again, ever more slowly. */
export class MailNotSent extends Error {}

/** No text could be made of it: another key sealed it, or its template is gone. */
class MailNotMade extends Error {}

/** Tries of a mail that cannot be made, over some three days: an operator may still put the key right. */
const triesToMake = 24;

/** What sending works with, beside the services. */
export interface MailDesk {
	readonly templates: ReadonlyMap<string, AnyMailTemplate>;
	readonly transport: MailTransport;
}

/**
 * Sends one mail of the outbox. No transaction is open while a mail server is spoken to; a crash in between may send a
 * mail twice, under the same message id, but never loses one.
 */
export async function sendWaitingMail(
	services: Services,
	desk: MailDesk,
	{ tenantId, subjectId }: TaskSubject,
): Promise<void> {
	const { database, clock, log } = services;
	const mail = await database.transaction(tenantId, (tx) =>
		readWaitingMail(tx, tenantId, subjectId, clock.now()),
	);
	if (mail === undefined) return;
	try {
		await desk.transport.send(made(services, desk, mail));
	} catch (error) {
		const failure = failureOf(error, mail.tries, clock.now());
		await database.transaction(tenantId, (tx) => markUnsent(tx, tenantId, mail.id, failure));
		services.counters.mails.add(failure.state);
		log.warn({ mailId: mail.id, reason: failure.error }, "mail not sent");
		if (failure.state === "FAILED") return;
		throw new MailNotSent(failure.error);
	}
	await database.transaction(tenantId, (tx) => markSent(tx, tenantId, mail.id, clock.now()));
	services.counters.mails.add("SENT");
}

function made(services: Services, desk: MailDesk, mail: StoredMail): OutgoingMail {
	try {
		return outgoing(services, desk, mail);
	} catch (error) {
		throw new MailNotMade(String(error), { cause: error });
	}
}

function outgoing(services: Services, desk: MailDesk, mail: StoredMail): OutgoingMail {
	const template = desk.templates.get(mail.template);
	if (template === undefined || !isLanguage(mail.language)) {
		throw new Error(`This version knows no mail ${mail.template}.`);
	}
	const { subject, text } = template.words[mail.language];
	const sealed = services.secrets.unseal(mail.params_sealed);
	const params = JSON.parse(sealed) as never;
	return {
		id: mail.id,
		to: mail.recipient,
		subject: typeof subject === "string" ? subject : subject(params),
		text: text(params),
		language: mail.language,
		date: services.clock.now(),
		sender: senderOf(mail.sender),
	};
}

/** Nothing where the company has set nothing that can be followed. */
function senderOf(saved: unknown): MailSender | undefined {
	const { name, replyTo } = (saved ?? {}) as Partial<MailSender>;
	const isWhole = typeof name === "string" && typeof replyTo === "string";
	return isWhole ? { name, replyTo } : undefined;
}

/**
 * A recipient that the mail server rejects for good ends the attempts, and a mail that nobody could make for days; every
 * other cause may pass. The row stays with its reason either way.
 */
function failureOf(error: unknown, tries: number, now: Date) {
	const { code, responseCode, message } = error as {
		code?: string;
		responseCode?: number;
		message?: string;
	};
	const rejected = code === "EENVELOPE" && responseCode !== undefined && responseCode >= 550;
	const hopeless = error instanceof MailNotMade && tries + 1 >= triesToMake;
	// as the queue does it: e, e², e³ … seconds, at most six hours
	const waitMs = 1000 * Math.exp(Math.min(tries + 1, 10));
	return {
		state: rejected || hopeless ? ("FAILED" as const) : ("WAITING" as const),
		error: message ?? String(error),
		nextAt: new Date(now.getTime() + waitMs),
	};
}

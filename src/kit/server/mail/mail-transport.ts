import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Config } from "../config.ts";

export interface OutgoingMail {
	/** Stable over retries, so that a mail that left twice is recognised by its receiver. */
	readonly id: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly language: string;
	readonly date: Date;
	/** As the company calls itself; the installation's own name and address without. */
	readonly sender?: MailSender | undefined;
}

export interface MailSender {
	readonly name: string;
	/** Empty: answers go to the address it was sent from. */
	readonly replyTo: string;
}

/** Brings a mail on its way; throws when it did not leave. */
export interface MailTransport {
	send(mail: OutgoingMail): Promise<void>;
	close(): void;
}

/** SMTP where it is configured, else a folder of .eml files. */
export function createMailTransport(config: Config): MailTransport {
	let transporter: Promise<Transporter> | undefined;
	const { smtpUrl } = config;
	return {
		async send(mail) {
			transporter ??= openTransporter(smtpUrl);
			const info = await (await transporter).sendMail({
				...senderOf(config.mailFrom, mail.sender),
				to: mail.to,
				subject: mail.subject,
				text: mail.text,
				date: mail.date,
				messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
				headers: {
					"Content-Language": mail.language.slice(0, 2),
					"Auto-Submitted": "auto-generated",
				},
				// texts come from templates and people: never a file or an address to be fetched
				disableFileAccess: true,
				disableUrlAccess: true,
			});
			if (smtpUrl === undefined) await writeMailFile(config.mailOutbox, mail.id, info.message);
		},
		close() {
			transporter?.then((one) => one.close()).catch(() => {});
		},
	};
}

/** The address stays the installation's: mail servers reject what comes from elsewhere. */
function senderOf(mailFrom: string, sender: MailSender | undefined) {
	const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
	return {
		from: sender?.name ? { name: sender.name, address } : mailFrom,
		...(sender?.replyTo ? { replyTo: sender.replyTo } : {}),
	};
}

async function openTransporter(smtpUrl: string | undefined): Promise<Transporter> {
	const { createTransport } = await import("nodemailer");
	if (smtpUrl === undefined) return createTransport({ streamTransport: true, buffer: true });
	return createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: 2,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
	});
}

/** Whole or not at all, and readable for the operator only. */
async function writeMailFile(folder: string, id: string, message: Buffer): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const target = join(folder, `${id}.eml`);
	const draft = `${target}.tmp`;
	try {
		const file = await open(draft, "w", 0o600);
		try {
			await file.writeFile(message);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(draft, target);
		await syncFolder(dirname(target));
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {});
		throw error;
	}
}

async function syncFolder(folder: string): Promise<void> {
	// Windows cannot open folders; its renames are durable without this
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

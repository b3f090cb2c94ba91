import { readdir, readFile, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type TestServer, useTestServer } from "#kit/testing/test-server.ts";
import { serve } from "../http/serve.ts";
import { runCron } from "../jobs/define-cron.ts";
import { defineMail } from "./define-mail.ts";
import { mailCrons } from "./mail-crons.ts";
import { sendMail } from "./send-mail.ts";

const welcome = defineMail<{ name: string; code: string }>({
	name: "test-welcome",
	words: {
		"de-DE": {
			subject: "Willkommen – schön, dass Sie da sind",
			text: ({ name, code }) => `Guten Tag ${name}, Ihr Code ist ${code}.`,
		},
		"en-EN": {
			subject: ({ name }) => `Welcome, ${name}`,
			text: ({ code }) => `Your code is ${code}.`,
		},
	},
});

const features = [
	{ routes: serve({}, {}), errors: { "de-DE": {}, "en-EN": {} }, mails: [welcome] },
];
const options = { background: true, alone: true, features };

/** A mail server that keeps what it gets, and can be told to refuse. */
const received: { from: string; to: string[]; raw: string }[] = [];
let refusing: { code: number; text: string } | undefined;
const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	onRcptTo(_address, _session, done) {
		if (refusing === undefined) return done();
		const error = new Error(refusing.text);
		return done(Object.assign(error, { responseCode: refusing.code }));
	},
	onData(stream, session, done) {
		const { mailFrom, rcptTo } = session.envelope;
		let raw = "";
		stream.setEncoding("utf8");
		stream.on("data", (text) => {
			raw += text;
		});
		stream.on("end", () => {
			const from = mailFrom === false ? "" : mailFrom.address;
			received.push({ from, to: rcptTo.map(({ address }) => address), raw });
			done();
		});
	},
});
const smtpEnv: NodeJS.ProcessEnv = {};
beforeAll(async () => {
	await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve()));
	const { port } = smtp.server.address() as AddressInfo;
	smtpEnv.SMTP_URL = `smtp://127.0.0.1:${port}`;
	smtpEnv.MAIL_FROM = "Zeit <zeit@example.org>";
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const bySmtp = useTestServer(smtpEnv, options);
const toFolder = useTestServer({}, options);
const toNowhere = useTestServer({ MAIL_OUTBOX: "/dev/full" }, options);

async function post(server: TestServer, code: string, language = "de-DE" as "de-DE" | "en-EN") {
	const { tenantId } = await buildTenant(server.ownerUrl, async () => ({}));
	const { services, clock } = server;
	await services.database.transaction(tenantId, (tx) =>
		sendMail(
			tx,
			{ services, tenantId, now: clock.now() },
			{
				to: "anna@example.org",
				template: welcome,
				language,
				params: { name: "Anna", code },
				about: { entity: "app_user", id: tenantId },
			},
		),
	);
	return tenantId;
}

function outbox(server: TestServer, tenantId: string) {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query(
			"select *, params_sealed::text as sealed from mail_outbox where tenant_id = $1",
			[tenantId],
		);
		return rows[0];
	});
}

function becomes(server: TestServer, tenantId: string, wanted: object) {
	return vi.waitFor(
		async () => {
			const mail = await outbox(server, tenantId);
			expect(mail).toMatchObject(wanted);
			return mail;
		},
		{ timeout: 10_000 },
	);
}

test("a mail goes out by SMTP in the language of its receiver", async () => {
	const tenantId = await post(bySmtp(), "123456");
	const mail = await becomes(bySmtp(), tenantId, { state: "SENT", tries: 1, last_error: null });
	expect(received).toHaveLength(1);
	expect(received[0]).toMatchObject({ from: "zeit@example.org", to: ["anna@example.org"] });
	expect(received[0]?.raw).toContain("Ihr Code ist 123456.");
	expect(received[0]?.raw).toContain(`<${mail.id}@localhost>`);
	expect(received[0]?.raw).toContain("Content-Language: de");
	received.length = 0;
	const english = await post(bySmtp(), "654321", "en-EN");
	await becomes(bySmtp(), english, { state: "SENT" });
	expect(received[0]?.raw).toContain("Subject: Welcome, Anna");
	received.length = 0;
});

test("a mail server that is busy gets the mail again", async () => {
	refusing = { code: 451, text: "busy" };
	const tenantId = await post(bySmtp(), "111111");
	const waiting = await becomes(bySmtp(), tenantId, { state: "WAITING", tries: 1 });
	expect(waiting.last_error).toContain("busy");
	refusing = undefined;
	await becomes(bySmtp(), tenantId, { state: "SENT", tries: 2, last_error: null });
	expect(received).toHaveLength(1);
	received.length = 0;
});

test("a receiver that does not exist is not tried for ever", async () => {
	refusing = { code: 550, text: "no such user" };
	const tenantId = await post(bySmtp(), "222222");
	const failed = await becomes(bySmtp(), tenantId, { state: "FAILED", tries: 1 });
	expect(failed.last_error).toContain("no such user");
	refusing = undefined;
});

test("codes do not lie about in plain text", async () => {
	const tenantId = await post(bySmtp(), "987654321");
	const mail = await outbox(bySmtp(), tenantId);
	const sealed = Buffer.from(mail.params_sealed).toString("latin1");
	expect(sealed).not.toContain("987654321");
	expect(bySmtp().services.secrets.unseal(mail.params_sealed)).toContain("987654321");
	await becomes(bySmtp(), tenantId, { state: "SENT" });
	received.length = 0;
});

test("without a mail server it becomes a file that only the operator reads", async () => {
	const tenantId = await post(toFolder(), "333333");
	const mail = await becomes(toFolder(), tenantId, { state: "SENT" });
	const folder = toFolder().services.config.mailOutbox;
	expect(await readdir(folder)).toEqual([`${mail.id}.eml`]);
	const file = `${folder}/${mail.id}.eml`;
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect(await readFile(file, "utf8")).toContain("Ihr Code ist 333333.");
});

test("an outbox that cannot be written loses nothing and keeps nobody waiting", async () => {
	const tenantId = await post(toNowhere(), "444444");
	const mail = await becomes(toNowhere(), tenantId, { state: "WAITING", tries: 1 });
	expect(mail.last_error).toMatch(/ENOTDIR|EEXIST/);
	expect(mail.next_at.getTime()).toBeGreaterThan(toNowhere().clock.now().getTime());
});

test("a mail whose task got lost is found again; old ones are deleted, waiting ones never", async () => {
	const server = toNowhere();
	const tenantId = await post(server, "555555");
	await becomes(server, tenantId, { tries: 1 });
	await withClient(server.adminUrl, (client) =>
		client.query("delete from graphile_worker._private_jobs"),
	);
	server.clock.advance({ days: 100 });
	for (const cron of mailCrons) await runCron(server.services, cron);
	await becomes(server, tenantId, { state: "WAITING", tries: 2 });
	await withClient(server.adminUrl, (client) =>
		client.query("update mail_outbox set state = 'FAILED' where tenant_id = $1", [tenantId]),
	);
	for (const cron of mailCrons) await runCron(server.services, cron);
	expect(await outbox(server, tenantId)).toBeUndefined();
});

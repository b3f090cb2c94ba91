import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { type MailDesk, MailNotSent, sendWaitingMail } from "./send-waiting-mail.ts";

const server = useTestServer({}, { alone: true });

const desk: MailDesk = {
	templates: new Map(),
	transport: { send: () => Promise.reject(new Error("nothing should be sent")), close: () => {} },
};

/** A waiting mail whose template this version does not know. */
async function unmakeable(tries: number) {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	const { services, clock } = server();
	const subjectId = newId(clock.now().getTime());
	await services.database.transaction(tenantId, (tx) =>
		tx
			.insertInto("mail_outbox")
			.values({
				tenant_id: tenantId,
				id: subjectId,
				recipient: "a@example.com",
				template: "gone",
				language: "de-DE",
				params_sealed: services.secrets.seal("{}"),
				tries,
				next_at: clock.now(),
			})
			.execute(),
	);
	return { tenantId, subjectId };
}

function stateOf(id: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select state, tries, last_error from mail_outbox where id = $1",
			[id],
		);
		return rows[0];
	});
}

test("a mail that cannot be made yet is tried again: the operator may put it right", async () => {
	const subject = await unmakeable(0);
	await expect(sendWaitingMail(server().services, desk, subject)).rejects.toBeInstanceOf(
		MailNotSent,
	);
	expect(await stateOf(subject.subjectId)).toMatchObject({ state: "WAITING", tries: 1 });
});

test("a mail that nobody could make for days is given up, with its reason", async () => {
	const subject = await unmakeable(23);
	await sendWaitingMail(server().services, desk, subject);
	const mail = await stateOf(subject.subjectId);
	expect(mail).toMatchObject({ state: "FAILED", tries: 24 });
	expect(mail.last_error).toContain("knows no mail gone");
});

test("a mail names the company's own sender", async () => {
	const { tenantId, subjectId } = await unmakeable(0);
	const { services, clock } = server();
	const sender = { name: "Klinikum", replyTo: "personal@klinikum.example" };
	await services.database.transaction(tenantId, (tx) =>
		tx
			.insertInto("setting")
			.values({
				tenant_id: tenantId,
				id: newId(clock.now().getTime()),
				scope: "GLOBAL",
				key: "mails.sender",
				value: JSON.stringify(sender),
				valid_from: "2026-01-01",
			})
			.execute(),
	);
	const words = { subject: "Betreff", text: () => "Text" };
	const template = { words: { "de-DE": words, "en-EN": words } };
	const sent: OutgoingMail[] = [];
	await sendWaitingMail(
		services,
		{
			templates: new Map([["gone", template as never]]),
			transport: { send: async (mail) => void sent.push(mail), close: () => {} },
		},
		{ tenantId, subjectId },
	);
	expect(sent[0]?.sender).toEqual(sender);
});

import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

/** Template, recipient and params of the newest mail about a person, unsealed; empty where there is none. */
export async function mailAbout(
	{ adminUrl, services }: TestServer,
	userId: string,
): Promise<Readonly<Record<string, string>>> {
	const { rows } = await withClient(adminUrl, (client) =>
		client.query(
			"select template, recipient, params_sealed from mail_outbox where about_id = $1 order by id desc limit 1",
			[userId],
		),
	);
	const [mail] = rows;
	if (mail === undefined) return {};
	const params = services.secrets.unseal(mail.params_sealed);
	const { template, recipient } = mail;
	return { template, recipient, ...JSON.parse(params) };
}

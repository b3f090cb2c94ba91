import { deliverNotices } from "#kit/server/notices/deliver-notices.ts";
import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

export interface DeliveredMail {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

/** Makes a mail of what is due for a person, as a worker does it; answers all she has got so far, the oldest first. */
export async function deliveredNotices(
	{ services, adminUrl }: Pick<TestServer, "services" | "adminUrl">,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<DeliveredMail[]> {
	await deliverNotices(services, { tenantId, subjectId: userId });
	const { rows } = await withClient(adminUrl, (client) =>
		client.query(
			`select recipient, params_sealed from mail_outbox
			where tenant_id = $1 and about_id = $2 and template = 'notices' order by id`,
			[tenantId, userId],
		),
	);
	return rows.map(({ recipient, params_sealed }) => ({
		to: recipient,
		...JSON.parse(services.secrets.unseal(params_sealed)),
	}));
}

import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { Secrets } from "#kit/server/secrets.ts";
import type { contract } from "../contract.ts";
import { newestMails } from "./sql.ts";

type Mail = AnswerOf<typeof contract.listOutboxMails>["mails"][number];
type Kept = Omit<Mail, "createdAt" | "sentAt" | "params">;
type Row = Kept & { createdAt: Date; sentAt: Date | null; sealed: Buffer };

/** For trying the product without a mail server; elsewhere this endpoint is not there. */
export const listOutboxMails: Handler<typeof contract.listOutboxMails> = async (context) => {
	const { services, session, tenantId } = context;
	requireGlobally(session, "access.defaults", "FULL");
	if (!services.config.developerTools) refuse(commonRefusals.notFound);
	const rows = await context.once<Row>(newestMails(tenantId));
	return {
		mails: rows.map(({ createdAt, sentAt, sealed, ...row }) => ({
			...row,
			createdAt: createdAt.toISOString(),
			sentAt: sentAt?.toISOString() ?? null,
			params: opened(services.secrets, sealed),
		})),
	};
};

function opened(secrets: Secrets, sealed: Buffer): Mail["params"] {
	try {
		return JSON.parse(secrets.unseal(sealed));
	} catch {
		return null;
	}
}

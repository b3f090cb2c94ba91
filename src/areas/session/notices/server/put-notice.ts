import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { chooseDigestHour, chooseNotice } from "#kit/server/notices/sql.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";

/** How somebody wants to be told is no business data: it leaves no audit event, as other settings of a person. */
export const putNotice: Handler<typeof contract.putNotice> = async (context, { kind, mode }) => {
	const { tx, tenantId, session, services } = context;
	const { userId } = session;
	if (!services.notices.has(kind)) refuse(commonRefusals.notFound);
	await chooseNotice(tx, tenantId, userId, { kind, mode });
	context.announce({ kind: "SETTINGS", ids: [], userId });
	return {};
};

export const putNoticeHour: Handler<typeof contract.putNoticeHour> = async (context, { hour }) => {
	const { tx, tenantId, session, now } = context;
	const { userId } = session;
	await chooseDigestHour(tx, tenantId, userId, { hour, now });
	context.announce({ kind: "SETTINGS", ids: [], userId });
	return {};
};

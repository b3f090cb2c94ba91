import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { setSessionSite } from "./sql.ts";

/** From now on the session works in another of the person's sites, wherever a request names none. */
export const switchSite: Handler<typeof contract.switchSite> = async (context, { siteId }) => {
	const { tx, tenantId, session, services } = context;
	if (!session.siteIds.includes(siteId)) return refuse(commonRefusals.notFound);
	await setSessionSite(tx, tenantId, session.sessionId, siteId);
	await audit(tx, context, {
		entity: "session",
		entityId: session.sessionId,
		subjectUserId: session.userId,
		action: "site-switched",
		before: { siteId: session.siteId },
		after: { siteId },
	});
	// the next read of this browser must not meet the old site in a cache
	context.afterCommit(() => services.sessions.dropTenant(tenantId));
	context.announce({
		kind: "SESSIONS",
		ids: [session.sessionId],
		userId: session.userId,
		update: "UPDATE",
	});
	return {};
};

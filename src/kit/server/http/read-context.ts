import type { IncomingHttpHeaders } from "node:http";
import type { Session, SessionToken } from "../session.ts";
import type { AfterCommit } from "./after-commit.ts";
import type { ReadContext, RequestFacts } from "./context.ts";
import { siteFilter } from "./site-filter.ts";

/** What a reading use case is given, whichever way its request came. */
export function readContext(
	facts: RequestFacts,
	headers: IncomingHttpHeaders,
	token: SessionToken,
	session: Session,
	after: AfterCommit,
): ReadContext {
	const { services } = facts;
	const { tenantId } = session;
	// field by field: spreading costs as much as all the rest of a cached read's check
	return {
		services,
		now: facts.now,
		language: facts.language,
		timeZone: facts.timeZone,
		traceId: facts.traceId,
		tenantId,
		session,
		token,
		siteFilter: siteFilter(headers, session),
		announce: after.announce,
		afterCommit: after.afterCommit,
		once: (statement) => services.database.once(tenantId, statement),
		read: (work) => services.database.transaction(tenantId, work),
	};
}

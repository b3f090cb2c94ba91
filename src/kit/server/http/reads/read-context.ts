import type { IncomingHttpHeaders } from "node:http";
import { requestHeaders } from "#kit/contract/headers.ts";
import { defaultLanguage, isLanguage } from "#kit/contract/language.ts";
import type { Reads } from "../../database/reads.ts";
import type { Services } from "../../services.ts";
import type { Session, SessionToken } from "../../session.ts";
import type { AfterCommit } from "../after-commit.ts";
import type { ReadContext, RequestContext, RequestFacts } from "../context.ts";
import { tellHeard } from "./read-place.ts";

/** What a reading use case is given, whichever way its request came. */
export function readContext(
	facts: RequestContext,
	reads: Reads,
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
		siteFilter: siteFilter(facts.request.headers, session),
		announce: after.announce,
		afterCommit: after.afterCommit,
		once: reads.once,
		together: reads.together,
		read: reads.read,
		readAtOnce: reads.readAtOnce,
		joinLive() {
			tellHeard(services, facts);
			return services.live.place;
		},
	};
}

/**
 * Empty = all sites; without the header, or with a site that is not (any more) this person's, the site the session works
 * in. The filter only narrows, so a tab that knows an old site is served and not locked out.
 */
export function siteFilter(headers: IncomingHttpHeaders, session: Session): string | null {
	const value = headers[requestHeaders.siteId];
	// a program works in no site
	if (value === undefined) return session.role === "APIKEY" ? null : session.siteId;
	if (value === "") return null;
	return session.siteIds.find((siteId) => siteId === value) ?? session.siteId;
}

/** What the headers say that every use case may want to know. */
export function requestFacts(
	services: Services,
	headers: IncomingHttpHeaders,
	now: Date,
	traceId: string,
): RequestFacts {
	const language = headers[requestHeaders.language];
	const timeZone = headers[requestHeaders.timeZone];
	return {
		services,
		now,
		language: isLanguage(language) ? language : defaultLanguage,
		timeZone: typeof timeZone === "string" ? timeZone : undefined,
		traceId,
	};
}

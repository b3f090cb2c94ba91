import type { IncomingHttpHeaders } from "node:http";
import { requestHeaders } from "#kit/contract/headers.ts";
import type { Session } from "../session.ts";

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

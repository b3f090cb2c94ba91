/** Headers that every request of the web application carries. */
export const requestHeaders = {
	clientVersion: "x-client-version",
	theme: "x-theme",
	language: "x-language",
	timeZone: "x-timezone",
	siteId: "x-site-id",
} as const;

/** Why a request changes closed months: percent-encoded, at most `limits.textLength` characters. Any write honours it. */
export const correctionHeader = "correction-reason";

/** By which a browser asks who is signed in: that nobody is, is answered by null then instead of refused. */
export const orNobodyHeader = "x-or-nobody";

/** By which a reader of live messages says where it stopped; of the standard for server-sent events. */
export const lastEventId = "last-event-id";

/**
 * Cookie by which a browser says how far the database must be shown to it, where a replica serves reads: a number that
 * answers to its changes and live messages bring.
 */
export const readPlaceCookie = "stundwerk-read";

import { sessionFeatures } from "#domain/access/ui-features.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { sessionFacts } from "../sql/sessions.ts";

type Site = SessionAnswer["availableSites"][number];

type Facts = Pick<SessionAnswer, "username" | "rootUnitId" | "primaryUnit" | "settings"> & {
	readonly tenantNo: string;
	readonly primarySiteId: string;
	readonly sites: Site[];
};

/**
 * Who is signed in: what the check of the cookie knows already, and one more look-up for names and settings. Nothing but
 * what the contract names is answered of either.
 */
export async function getSession(context: ReadContext): Promise<SessionAnswer> {
	const { session, tenantId } = context;
	// before anything is read: who joins with it is sent what changes afterwards
	const livePlace = context.joinLive();
	const [facts] = await context.once<Facts>(sessionFacts(session));
	if (facts === undefined) throw new Error("A session without its person.");
	const { tenantNo, username, sites } = facts;
	return {
		...session,
		...facts,
		tenant: { id: tenantId, no: tenantNo, name: session.tenantName },
		primarySite: siteOf(sites, facts.primarySiteId),
		currentSite: siteOf(sites, session.siteId),
		availableSites: sites,
		uiFeatures: sessionFeatures(session.uiFeatures, session.permissions),
		permissions: session.permissions as SessionAnswer["permissions"],
		timeZoneHomebase: session.timeZone,
		loginSettings: {
			tenantNo,
			username,
			persistent: session.persistent,
			provider: session.provider,
		},
		serverTime: context.now.toISOString(),
		livePlace,
	};
}

function siteOf(sites: readonly Site[], siteId: string): Site {
	const found = sites.find((site) => site.siteId === siteId);
	if (found === undefined) throw new Error(`Site ${siteId} is not there.`);
	return found;
}

import { sessionFeatures } from "#domain/access/ui-features.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { sessionFacts } from "../sql/sessions.ts";

interface Site {
	readonly siteId: string;
	readonly unitId: string;
	readonly name: string;
	readonly timeZone: string;
}

type Facts = {
	tenantNo: string;
	username: string;
	rootUnitId: string;
	primaryUnit: { id: string; name: string };
	primarySiteId: string;
	sites: Site[];
	settings: Record<string, unknown>;
};

/** Who is signed in: what the check of the cookie knows already, and one more look-up for names and settings. */
export async function getSession(context: ReadContext): Promise<SessionAnswer> {
	const { session, tenantId, services } = context;
	// before anything is read: what changes afterwards is told to the person who joins with it
	const livePlace = services.live.place;
	const [facts] = await context.once<Facts>(sessionFacts(session));
	if (facts === undefined) throw new Error("A session without its person.");
	const { tenantNo, username, sites } = facts;
	return {
		userId: session.userId,
		sessionId: session.sessionId,
		tenant: { id: tenantId, no: tenantNo, name: session.tenantName },
		username,
		firstName: session.firstName,
		lastName: session.lastName,
		role: session.role,
		provider: session.provider,
		rootUnitId: facts.rootUnitId,
		primaryUnit: facts.primaryUnit,
		primarySite: siteOf(sites, facts.primarySiteId),
		currentSite: siteOf(sites, session.siteId),
		availableSites: sites,
		uiFeatures: sessionFeatures(session.uiFeatures, session.permissions),
		permissions: session.permissions as SessionAnswer["permissions"],
		trialState: session.trialState,
		licenseState: session.licenseState,
		currency: session.currency,
		timeZoneHomebase: session.timeZone,
		loginSettings: {
			tenantNo,
			username,
			persistent: session.persistent,
			provider: session.provider,
		},
		settings: facts.settings,
		serverTime: context.now.toISOString(),
		livePlace,
	};
}

function siteOf(sites: readonly Site[], siteId: string): Site {
	const found = sites.find((site) => site.siteId === siteId);
	if (found === undefined) throw new Error(`Site ${siteId} is not there.`);
	return found;
}

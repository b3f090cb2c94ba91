import { holdsGlobally } from "#domain/access/may.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { userSiteNotFound } from "../../contract/refusals.ts";
import { type Site, sitesFrom } from "../sql/people.ts";

interface WantedSites {
	readonly unitId: string;
	readonly homeSiteId: string | null;
	readonly siteIds: readonly string[];
}

/**
 * Home site and open sites of a person in a unit. Whoever does not manage people of the whole company gives the unit's own
 * site, her own sites, and what the person had before.
 */
export async function homeSiteFor(
	{ tx, tenantId, session }: WriteContext,
	{ unitId, homeSiteId, siteIds }: WantedSites,
	before: readonly string[] = [],
): Promise<{ homeSiteId: string; siteIds: string[] }> {
	const sites = await sitesFrom(tx, tenantId, unitId);
	const isWide = holdsGlobally(session.permissions, "users.manage", "WRITE");
	const isOpen = (site: Site) =>
		before.includes(site.id) ||
		(site.isEnabled && (isWide || site.isNearest || session.siteIds.includes(site.id)));
	const open = new Set(sites.filter(isOpen).map(({ id }) => id));
	const nearest = sites.find((site) => site.isNearest && site.isEnabled);
	// people of units above all sites are at home where their creator is
	const home = homeSiteId ?? nearest?.id ?? session.homeSiteId;
	const all = [...new Set([home, ...siteIds])];
	if (all.some((id) => !open.has(id))) refuse(userSiteNotFound);
	return { homeSiteId: home, siteIds: all };
}

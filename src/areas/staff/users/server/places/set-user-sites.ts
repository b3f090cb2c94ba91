import { holdsGlobally } from "#domain/access/may.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { userSiteNotFound } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { demandNotAbove, openUser, traceUser } from "../open-user.ts";
import { type Site, sitesFrom, updateUserRow } from "../sql/people.ts";
import { replaceSites, sitesOf } from "../sql/places.ts";
import { demandMovable } from "./set-units.ts";

export const setUserSites: Handler<typeof contract.setUserSites> = async (
	context,
	{ userId, homeSiteId, siteIds, version },
) => {
	const { tx, tenantId } = context;
	const user = await openUser(context, userId, "WRITE", version);
	if (homeSiteId !== user.siteId) demandMovable(context, userId);
	const before = await sitesOf(tx, tenantId, userId);
	const wanted = await homeSiteFor(context, { unitId: user.unitId, homeSiteId, siteIds }, [
		...before,
		user.siteId,
	]);
	await replaceSites(tx, tenantId, userId, wanted.siteIds);
	const siteId = wanted.homeSiteId;
	const next = await updateUserRow(tx, tenantId, userId, { siteId });
	if (siteId !== user.siteId) await demandNotAbove(context, userId);
	await traceUser(context, userId, {
		action: "changed",
		before: { siteId: user.siteId, siteIds: before },
		after: { siteId, siteIds: wanted.siteIds },
	});
	context.announce({ kind: "ROLES", userId });
	return { version: next };
};

interface WantedSites {
	readonly unitId: string;
	readonly homeSiteId: string | null;
	readonly siteIds: readonly string[];
}

/**
 * Home site and open sites of a person in a unit. Who does not manage people of the whole company gives the unit's own
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

import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { demandNotAbove, openUser, traceUser } from "../open-user.ts";
import { updateUserRow } from "../sql/people.ts";
import { replaceSites, sitesOf } from "../sql/places.ts";
import { homeSiteFor } from "./home-site-for.ts";
import { demandMovable } from "./set-user-unit.ts";

type Endpoint = (typeof contract)["setUserSites"];

export async function setUserSites(
	context: WriteContext,
	{ userId, homeSiteId, siteIds, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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
}

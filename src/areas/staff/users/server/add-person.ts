import { newId } from "../../../../kit/contract/new-id.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import {
	assignDefaultRoles,
	demandUnit,
	todayOf,
} from "../../user-roles/server/public.ts";
import type { NewUser } from "../contract/people.ts";
import { userUnitNotFound } from "../contract/refusals.ts";
import { homeSiteFor } from "./home-site-for.ts";
import { traceUser } from "./open-user.ts";
import { insertUser, isUnitEnabled } from "./sql/people.ts";
import { insertUserUnit, replaceSites } from "./sql/places.ts";
import { onlyOnce } from "./taken.ts";

export interface NewPlace {
	readonly unitId: string;
	/** Null: the site of the unit. */
	readonly homeSiteId: string | null;
	/** Sites to switch to, beside the home site. */
	readonly siteIds: readonly string[];
	/** First day in the unit, where that lies before today. */
	readonly entryDate: string | null;
}

/** A person in her unit and at her site, with the roles that everybody gets. */
export async function addPerson(
	context: WriteContext,
	person: NewUser,
	place: NewPlace,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const { unitId } = place;
	await demandUnitFor(context, unitId);
	const sites = await homeSiteFor(context, place);
	const userId = newId(now.getTime());
	const siteId = sites.homeSiteId;
	await onlyOnce(context, () =>
		insertUser(tx, tenantId, { id: userId, unitId, siteId }, person),
	);
	const today = todayOf(context);
	const { entryDate } = place;
	await insertUserUnit(tx, tenantId, {
		id: newId(now.getTime()),
		userId,
		unitId,
		isPrimary: true,
		validFrom: entryDate !== null && entryDate < today ? entryDate : today,
	});
	await replaceSites(tx, tenantId, userId, sites.siteIds);
	await traceUser(context, userId, {
		action: "created",
		after: { ...person, unitId, siteId },
	});
	await assignDefaultRoles(tx, context, userId, today);
	return userId;
}

/** Refuses a unit in which the session may not change people, or that is archived. */
export async function demandUnitFor(
	{ tx, session, tenantId }: WriteContext,
	unitId: string,
): Promise<void> {
	await demandUnit(tx, session, {
		key: "users.manage",
		level: "WRITE",
		unitId,
		notFound: userUnitNotFound,
	});
	if (!(await isUnitEnabled(tx, tenantId, unitId))) refuse(userUnitNotFound);
}

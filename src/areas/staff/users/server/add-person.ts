import { newId } from "../../../../kit/contract/new-id.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import {
	assignDefaultRoles,
	demandUnits,
	todayOf,
} from "../../user-roles/server/public.ts";
import type { NewUser } from "../contract/people.ts";
import { userUnitNotFound } from "../contract/refusals.ts";
import { homeSiteFor } from "./home-site-for.ts";
import { traceUser } from "./open-user.ts";
import { areUnitsEnabled, insertUser } from "./sql/people.ts";
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
	await demandUnitsFor(context, [unitId]);
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

/** Refuses units in which the session may not change people, or that are archived. */
export async function demandUnitsFor(
	{ tx, session, tenantId }: WriteContext,
	unitIds: readonly string[],
): Promise<void> {
	await demandUnits(tx, session, {
		key: "users.manage",
		level: "WRITE",
		unitIds,
		notFound: userUnitNotFound,
	});
	if (!(await areUnitsEnabled(tx, tenantId, unitIds))) refuse(userUnitNotFound);
}

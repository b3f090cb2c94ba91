import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { assignDefaultRoles, mayAtUnit, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { NewUser } from "../contract/people.ts";
import { demandUnitsFor, traceUser } from "./open-user.ts";
import { homeSiteFor } from "./places/set-user-sites.ts";
import { insertUser } from "./sql/people.ts";
import { insertUserUnits, replaceSites } from "./sql/places.ts";
import { onlyOnce } from "./taken.ts";

export interface NewPlace {
	readonly unitId: string;
	/** Null: the site of the unit. */
	readonly homeSiteId: string | null;
	/** Sites to switch to, beside the home site. */
	readonly siteIds: readonly string[];
	/** First day in the unit, where that lies before today. */
	readonly entryDate: string | null;
	readonly custom: CustomChange;
}

/** A person in her unit and at her site, with the roles that everybody gets. */
export async function addPerson(context: WriteContext, person: NewUser, place: NewPlace) {
	const { tx, tenantId, now } = context;
	const { unitId } = place;
	await demandUnitsFor(context, [unitId]);
	const custom = await customOfNew(context, place);
	const sites = await homeSiteFor(context, place);
	const userId = newId(now.getTime());
	const siteId = sites.homeSiteId;
	await onlyOnce(context, () =>
		insertUser(tx, tenantId, { id: userId, unitId, siteId, ...person, custom: custom.values }),
	);
	const today = todayOf(context);
	const { entryDate } = place;
	const validFrom = entryDate !== null && entryDate < today ? entryDate : today;
	const membership = { id: newId(now.getTime()), userId, unitId, isPrimary: true, validFrom };
	await insertUserUnits(tx, tenantId, [membership]);
	await replaceSites(tx, tenantId, userId, sites.siteIds);
	await traceUser(context, userId, {
		action: "created",
		after: { ...person, unitId, siteId, ...custom.trace?.after },
	});
	await assignDefaultRoles(context, userId, today);
	return userId;
}

/** Who creates a person fills in what is required of people in her unit; personal ones with the right on contracts. */
async function customOfNew(context: WriteContext, { unitId, custom: change }: NewPlace) {
	const { tx, session } = context;
	const [mayPersonal = false] = await mayAtUnit(tx, session, unitId, [
		{ key: "contracts.manage", level: "WRITE" },
	]);
	return checkCustom(context, {
		entity: "USER",
		before: {},
		change,
		unitId,
		mayPersonal,
		isNew: true,
	});
}

import { unitNameTaken } from "#areas/staff/units/contract.ts";
import { isNameTaken, readUnit, updateUnitRow } from "#areas/staff/units/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { type contract, lastSite, siteInUse, siteNameTaken } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import {
	deleteSiteRow,
	isSiteNameTaken,
	readSiteUse,
	type SiteValues,
	type StoredSite,
	updateSiteRow,
} from "./sql.ts";

type Contract = typeof contract;

/** Renames a site. */
export async function updateSite(
	context: WriteContext,
	{ siteId, name, version }: InputOf<Contract["updateSite"]>,
) {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "WRITE", version);
	if (await isSiteNameTaken(tx, tenantId, name, siteId)) refuse(siteNameTaken);
	await renameUnit(context, site, name);
	return change(context, site, { name });
}

/** A unit that bears the site's name goes on bearing it. */
async function renameUnit(
	{ tx, tenantId }: WriteContext,
	site: StoredSite,
	name: string,
): Promise<void> {
	const unit = await readUnit(tx, tenantId, site.unitId);
	if (unit === undefined || unit.name !== site.name) return;
	const { id, parentId } = unit;
	if (parentId !== null && (await isNameTaken(tx, tenantId, parentId, name, id))) {
		refuse(unitNameTaken);
	}
	await updateUnitRow(tx, tenantId, id, { name });
}

export async function updateSiteRegion(
	context: WriteContext,
	{ siteId, version, ...region }: InputOf<Contract["updateSiteRegion"]>,
) {
	return change(context, await openSite(context, siteId, "WRITE", version), region);
}

export async function updateSiteAddress(
	context: WriteContext,
	{ siteId, version, address }: InputOf<Contract["updateSiteAddress"]>,
) {
	return change(context, await openSite(context, siteId, "WRITE", version), { address });
}

export async function updateSiteState(
	context: WriteContext,
	{ siteId, isEnabled, version }: InputOf<Contract["updateSiteState"]>,
) {
	const site = await openSite(context, siteId, "WRITE", version);
	if (!isEnabled) {
		const use = await readSiteUse(context.tx, context.tenantId, siteId);
		if (!use.hasOther) refuse(lastSite);
		if (use.enabledPeople) refuse(siteInUse);
	}
	return change(context, site, { isEnabled }, isEnabled ? "enabled" : "disabled");
}

/** The unit stays, as an ordinary one: a place in the tree may hold people whatever it was before. */
export async function deleteSite(
	context: WriteContext,
	{ siteId }: InputOf<Contract["deleteSite"]>,
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "FULL");
	const use = await readSiteUse(tx, tenantId, siteId);
	if (!use.hasOther) refuse(lastSite);
	if (use.people) refuse(siteInUse);
	await traceSite(context, siteId, "deleted", site, null);
	try {
		await deleteSiteRow(tx, tenantId, siteId);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(siteInUse);
	}
	await updateUnitRow(tx, tenantId, site.unitId, { kind: "UNIT" });
	return {};
}

/** Writes a part of a site; the trace holds that part before and after. */
async function change(
	context: WriteContext,
	site: StoredSite,
	values: SiteValues,
	action = "changed",
): Promise<{ readonly version: number }> {
	const version = await updateSiteRow(context.tx, context.tenantId, site.id, values);
	const names = Object.keys(values) as (keyof SiteValues)[];
	const before = Object.fromEntries(names.map((name) => [name, site[name]]));
	await traceSite(context, site.id, action, before, values);
	return { version };
}

import { unitNameTaken } from "#areas/staff/units/contract.ts";
import { isNameTaken, readUnit, updateUnitRow } from "#areas/staff/units/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, siteNameTaken } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import { isSiteNameTaken, type StoredSite, updateSiteRow } from "./sql.ts";

type Endpoint = (typeof contract)["updateSite"];

export async function updateSite(
	context: WriteContext,
	{ siteId, name, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "WRITE", version);
	if (await isSiteNameTaken(tx, tenantId, name, siteId)) refuse(siteNameTaken);
	await renameUnit(context, site, name);
	const next = await updateSiteRow(tx, tenantId, siteId, { name });
	await traceSite(context, siteId, "changed", { name: site.name }, { name });
	return { version: next };
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

import { unitNotFound } from "#areas/staff/units/contract.ts";
import {
	addUnit,
	lockTree,
	readUnit,
	type StoredUnit,
	updateUnitRow,
} from "#areas/staff/units/server/public.ts";
import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, rootIsNoSite, siteNameTaken, unitIsSiteAlready } from "../contract.ts";
import { traceSite } from "./open-site.ts";
import { insertSite, isSiteNameTaken, openSiteTo, rootUnitId } from "./sql.ts";

type Endpoint = (typeof contract)["createSite"];

export const createSite: Handler<typeof contract.createSite> = async (context, input) => {
	const { tx, tenantId, now, session } = context;
	const { name, timeZone, country, region } = input;
	await lockTree(tx, tenantId);
	const unitId = await placeOf(context, input);
	if (await isSiteNameTaken(tx, tenantId, name, null)) refuse(siteNameTaken);
	const id = newId(now.getTime());
	const address = input.address ?? emptyAddress;
	const site = { id, unitId, name, timeZone, country, region, address };
	await insertSite(tx, tenantId, site);
	await openSiteTo(tx, tenantId, id, session.userId);
	await traceSite(context, id, "created", null, site);
	return { id, unitId };
};

/** The unit that becomes the site: a new one, or one that is there. */
async function placeOf(
	context: WriteContext,
	{ unitId, parentUnitId, name }: InputOf<Endpoint>,
): Promise<string> {
	const { tx, tenantId } = context;
	if (unitId == null) {
		const parentId = parentUnitId ?? (await rootUnitId(tx, tenantId));
		const parent = await openPlace(context, parentId);
		return addUnit(context, parent, name, "SITE");
	}
	const unit = await openPlace(context, unitId);
	if (unit.kind === "GLOBAL") refuse(rootIsNoSite);
	if (unit.kind === "SITE") refuse(unitIsSiteAlready);
	await updateUnitRow(tx, tenantId, unitId, { kind: "SITE" });
	return unitId;
}

async function openPlace(
	{ tx, session, tenantId }: WriteContext,
	unitId: string,
): Promise<StoredUnit> {
	await demandUnit(tx, session, {
		key: "sites.manage",
		level: "WRITE",
		unitId,
		notFound: unitNotFound,
	});
	return (await readUnit(tx, tenantId, unitId)) ?? refuse(unitNotFound);
}

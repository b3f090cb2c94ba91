import { updateUnitRow } from "#areas/staff/units/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { type contract, lastSite, siteInUse } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import { deleteSiteRow, readSiteUse } from "./sql.ts";

type Endpoint = (typeof contract)["deleteSite"];

/** The unit stays, as an ordinary one: a place in the tree may hold people whatever it was before. */
export async function deleteSite(
	context: WriteContext,
	{ siteId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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

import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, lastSite, siteInUse } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import { readSiteUse, updateSiteRow } from "./sql.ts";

type Endpoint = (typeof contract)["updateSiteState"];

export async function updateSiteState(
	context: WriteContext,
	{ siteId, isEnabled, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "WRITE", version);
	if (!isEnabled) {
		const use = await readSiteUse(tx, tenantId, siteId);
		if (!use.hasOther) refuse(lastSite);
		if (use.enabledPeople) refuse(siteInUse);
	}
	const next = await updateSiteRow(tx, tenantId, siteId, {
		is_enabled: isEnabled,
	});
	await traceSite(
		context,
		siteId,
		isEnabled ? "enabled" : "disabled",
		{ isEnabled: site.isEnabled },
		{ isEnabled },
	);
	return { version: next };
}

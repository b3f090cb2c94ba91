import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import { updateSiteRow } from "./sql.ts";

type Endpoint = (typeof contract)["updateSiteRegion"];

export async function updateSiteRegion(
	context: WriteContext,
	{ siteId, timeZone, country, region, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "WRITE", version);
	const next = await updateSiteRow(tx, tenantId, siteId, {
		time_zone: timeZone,
		country,
		region,
	});
	await traceSite(
		context,
		siteId,
		"changed",
		{ timeZone: site.timeZone, country: site.country, region: site.region },
		{ timeZone, country, region },
	);
	return { version: next };
}

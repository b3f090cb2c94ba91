import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openSite, traceSite } from "./open-site.ts";
import { updateSiteRow } from "./sql.ts";

type Endpoint = (typeof contract)["updateSiteAddress"];

export async function updateSiteAddress(
	context: WriteContext,
	{ siteId, address, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const site = await openSite(context, siteId, "WRITE", version);
	const next = await updateSiteRow(tx, tenantId, siteId, {
		address: JSON.stringify(address),
	});
	await traceSite(context, siteId, "changed", { address: site.address }, { address });
	return { version: next };
}

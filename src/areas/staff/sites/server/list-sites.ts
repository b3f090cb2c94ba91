import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { shownSites, siteAnswerOf } from "./shown-sites.ts";
import { type SiteRow, siteRows } from "./sql.ts";

type Endpoint = (typeof contract)["listSites"];

export async function listSites(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const rows = await context.once<SiteRow>(siteRows(shownSites(context), input));
	const { page, pageSize } = input;
	return {
		items: rows.map(siteAnswerOf),
		total: rows[0]?.total ?? 0,
		page,
		pageSize,
	};
}

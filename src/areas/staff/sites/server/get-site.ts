import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { shownSites, siteAnswerOf } from "./shown-sites.ts";
import { type SiteRow, siteRow } from "./sql.ts";

type Endpoint = (typeof contract)["getSite"];

export async function getSite(
	context: ReadContext,
	{ siteId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const shown = shownSites(context);
	const [row] = await context.once<SiteRow>(siteRow({ ...shown, visible: shown.readable }, siteId));
	return row === undefined ? refuse(commonRefusals.notFound) : siteAnswerOf(row);
}

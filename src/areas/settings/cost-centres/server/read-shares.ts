import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { targetNotFound } from "../contract.ts";
import { type LinkRow, linksOf, type SharesRow, sharesOf, type Target } from "./sql.ts";

export async function getCostCentreShares(context: ReadContext, target: Target) {
	requireGlobally(context.session, "costcentres.manage", "LIST");
	const [row] = await context.once<SharesRow>(sharesOf(context.tenantId, target));
	if (row === undefined || row.name === null) return refuse(targetNotFound);
	return { name: row.name, shares: [...row.shares] };
}

/** Names people of all units, so it takes the right for all of them. */
export async function listCostCentreTargets(context: ReadContext, { id }: { readonly id: string }) {
	requireGlobally(context.session, "costcentres.manage", "READ");
	const rows = await context.once<LinkRow>(linksOf(context.tenantId, id));
	if (rows.length === 0) refuse(commonRefusals.notFound);
	return { targets: rows.filter(({ target }) => target !== null) };
}

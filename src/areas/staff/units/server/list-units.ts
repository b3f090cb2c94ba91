import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import { unitsInFilter, visibleUnits } from "../../user-roles/server/public.ts";
import type { contract } from "../contract.ts";
import { inTreeOrder } from "./in-tree-order.ts";
import { type UnitRow, unitRows } from "./sql/tree.ts";

type Endpoint = (typeof contract)["listUnits"];

export async function listUnits(
	context: ReadContext,
	{ includeDisabled }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId, siteFilter } = context;
	const rows = await context.once<UnitRow>(
		unitRows(
			{
				tenantId,
				visible: visibleUnits(session, "units.manage", "LIST"),
				readable: visibleUnits(session, "units.manage", "READ"),
			},
			{ among: unitsInFilter(session, siteFilter), includeDisabled },
		),
	);
	return { items: inTreeOrder(rows), total: rows.length };
}

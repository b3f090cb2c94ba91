import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { inTreeOrder, treeOf } from "./in-tree-order.ts";
import { shownUnits } from "./shown-units.ts";
import type { UnitRow } from "./sql/tree.ts";

type Endpoint = (typeof contract)["listUnits"];

export async function listUnits(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const rows = await context.once<UnitRow>(shownUnits(context, input));
	const inOrder = input.sortBy === undefined ? inTreeOrder : treeOf;
	return {
		items: inOrder(rows).map((row) => ({
			...row,
			// absent rather than empty: most lists of units need none
			custom: row.custom ?? undefined,
			customNames: row.customNames ?? undefined,
		})),
		total: rows.length,
	};
}

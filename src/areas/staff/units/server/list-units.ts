import { unitsInFilter, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type UnitRow, unitRows } from "./sql/tree.ts";

type Input = InputOf<typeof contract.listUnits>;

export const listUnits: Handler<typeof contract.listUnits> = async (context, input) => {
	const rows = await context.once<UnitRow>(shownUnits(context, input));
	return {
		items: inTreeOrder(rows, input).map((row) => ({
			...row,
			// absent rather than empty: most lists of units need none
			custom: row.custom ?? undefined,
			customNames: row.customNames ?? undefined,
		})),
		total: rows.length,
	};
};

/** The units that a session sees at the current site, not yet in the order of the tree. */
export function shownUnits(
	{ session, tenantId, siteFilter }: Pick<ReadContext, "session" | "tenantId" | "siteFilter">,
	input: Input,
): Statement {
	return unitRows(
		{
			tenantId,
			visible: visibleUnits(session, "units.manage", "LIST"),
			readable: visibleUnits(session, "units.manage", "READ"),
			hasCustom: session.uiFeatures.includes("CUSTOMFIELDS"),
		},
		{ ...input, among: unitsInFilter(session, siteFilter) },
	);
}

const byName = new Intl.Collator("de-DE", { numeric: true });

/**
 * Parents before their children, siblings by name unless they come sorted by a custom field. Whose parent is not among them
 * stands at the top.
 */
export function inTreeOrder(rows: readonly UnitRow[], { sortBy }: Pick<Input, "sortBy">) {
	const sorted =
		sortBy === undefined ? rows.toSorted((a, b) => byName.compare(a.name, b.name)) : rows;
	const known = new Set(sorted.map(({ id }) => id));
	const childrenOf = Map.groupBy(sorted, ({ parentId }) =>
		parentId !== null && known.has(parentId) ? parentId : null,
	);
	const below = (parentId: string | null): UnitRow[] =>
		(childrenOf.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
	return below(null);
}

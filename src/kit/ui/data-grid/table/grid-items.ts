import type { ModelRow } from "./table-model.ts";

/** One line of the grid's body. */
export type GridItem<R extends object> =
	| {
			readonly kind: "row";
			readonly id: string;
			readonly row: R;
			/** The row right above, for columns that print a value once. */
			readonly above: R | undefined;
	  }
	| {
			readonly kind: "group";
			readonly id: string;
			readonly text: string;
			readonly rows: readonly R[];
			readonly isClosed: boolean;
	  };

/** Groups with their rows, unless they are closed; or just the rows. */
export function gridItems<R extends object>(
	roots: readonly ModelRow<R>[],
	closed: ReadonlySet<string>,
): readonly GridItem<R>[] {
	const items: GridItem<R>[] = [];
	let above: R | undefined;
	const push = (row: ModelRow<R>) => {
		items.push({ kind: "row", id: row.id, row: row.original, above });
		above = row.original;
	};
	for (const root of roots) {
		if (root.groupingColumnId === undefined) {
			push(root);
			continue;
		}
		const isClosed = closed.has(root.id);
		items.push({
			kind: "group",
			id: root.id,
			text: String(root.groupingValue),
			rows: root.subRows.map(({ original }) => original),
			isClosed,
		});
		above = undefined;
		if (!isClosed) root.subRows.forEach(push);
	}
	return items;
}

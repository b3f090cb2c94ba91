import type { GridColumn } from "../column/grid-column.ts";

/** Sums by column, for the columns that add up. */
export type Sums = Readonly<Record<string, number>>;

export function sumRows<R>(
	columns: readonly GridColumn<R>[],
	rows: Iterable<R>,
): Sums {
	const adding = columns.flatMap(({ id, amount }) =>
		amount === undefined ? [] : [{ id, amount }],
	);
	const sums: Record<string, number> = {};
	for (const { id } of adding) sums[id] = 0;
	if (adding.length === 0) return sums;
	for (const row of rows) {
		for (const { id, amount } of adding) {
			sums[id] = (sums[id] ?? 0) + amount(row);
		}
	}
	return sums;
}

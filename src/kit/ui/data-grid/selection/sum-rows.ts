import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";

/** Sums by column, for the columns that add up. */
export type Sums = Readonly<Record<string, number>>;

/** Sums that are known: foot, paging and groups ask for the same ones. */
const known = new WeakMap<object, WeakMap<object, number>>();

export function sumRows<R>(columns: readonly GridColumn<R>[], rows: readonly R[]): Sums {
	const sums: Record<string, number> = {};
	for (const column of columns) {
		if (column.amount === undefined) continue;
		sums[column.id] = sumOf(column, column.amount, rows);
	}
	return sums;
}

function sumOf<R>(column: GridColumn<R>, amount: (row: R) => number, rows: readonly R[]): number {
	const ofRows = known.get(rows) ?? new WeakMap<object, number>();
	known.set(rows, ofRows);
	const before = ofRows.get(column);
	if (before !== undefined) return before;
	let sum = 0;
	for (const row of rows) sum += amount(row);
	ofRows.set(column, sum);
	return sum;
}

/** `Pause 152:15 · Dauer 2.318:42`; columns whose sum is not known are left out. */
export function printSums<R>(columns: readonly GridColumn<R>[], sums: Sums, printer: Printer) {
	return columns
		.flatMap((column) => {
			const sum = sums[column.id];
			return column.amount === undefined || sum === undefined
				? []
				: `${column.title}\u00a0${column.printSum(sum, printer)}`;
		})
		.join(" · ");
}

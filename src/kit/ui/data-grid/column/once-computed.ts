import type { GridColumn } from "./grid-column.ts";

/**
 * A column of figures that may not hold yet: they are not shown as if they did, neither do they make a sum.
 *
 * @param instead what stands there meanwhile
 */
export function onceComputed<Row extends { readonly isBeingComputed: boolean }>(
	plain: GridColumn<Row>,
	instead: string,
): GridColumn<Row> {
	const { amount, cell } = plain;
	return {
		...plain,
		text: (row, printer) => (row.isBeingComputed ? instead : plain.text(row, printer)),
		cell: cell && ((row, printer) => (row.isBeingComputed ? instead : cell(row, printer))),
		tone: (row) => (row.isBeingComputed ? "dim" : plain.tone?.(row)),
		amount: amount && ((row) => (row.isBeingComputed ? Number.NaN : amount(row))),
		printSum: (sum, printer) => (Number.isNaN(sum) ? instead : plain.printSum(sum, printer)),
	};
}

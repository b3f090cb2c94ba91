import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { Sums } from "../selection/sum-rows.ts";

/** `Pause 152:15 · Dauer 2.318:42`; columns whose sum is not known are left out. */
export function printSums<R>(
	columns: readonly GridColumn<R>[],
	sums: Sums,
	printer: Printer,
): string {
	return columns
		.flatMap((column) => {
			const sum = sums[column.id];
			return column.amount === undefined || sum === undefined
				? []
				: `${column.title}\u00a0${column.printSum(sum, printer)}`;
		})
		.join(" · ");
}

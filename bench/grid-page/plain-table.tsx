import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import type { SamplePerson } from "./sample-people.ts";

/** Rows that fit on the screen. */
const seen = 28;

interface Given {
	readonly rows: readonly SamplePerson[];
	readonly columns: readonly GridColumn<SamplePerson>[];
}

/** The least that can be done: a table of just what is seen. */
export function PlainTable({ rows, columns }: Given) {
	const printer = usePrinter();
	return (
		<table data-floor>
			<tbody>
				{rows.slice(0, seen).map((row) => (
					<tr key={row.id}>
						{columns.slice(0, 12).map((column) => (
							<td key={column.id}>{column.text(row, printer)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import { shownColumns } from "../column/shown-columns.ts";
import type { GridViewGiven } from "../grid-given.ts";
import { sumRows } from "../selection/sum-rows.ts";
import "./print-sheet.css";

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly columns: readonly GridColumn<R>[];
	readonly printer: Printer;
	readonly rows: readonly R[];
}

/** The list as a plain table with its filters on top; the browser repeats the head on each page. */
export function PrintSheet<R extends object>(given: Given<R>) {
	const { view, printer, rows } = given;
	const shown = shownColumns(given.columns, view.place.settings);
	const sums = sumRows(shown, rows);
	return (
		<div className="grid-print">
			<h1>{view.printTitle ?? view.label}</h1>
			<p>{filterWords(given)}</p>
			<table>
				<thead>
					<tr>
						{shown.map((column) => (
							<th key={column.id} scope="col" data-align={column.align}>
								{column.title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={view.rowId?.(row) ?? String((row as { id?: unknown }).id)}>
							{shown.map((column) => (
								<td key={column.id} data-align={column.align}>
									{column.text(row, printer)}
								</td>
							))}
						</tr>
					))}
				</tbody>
				{Object.keys(sums).length > 0 && (
					<tfoot>
						<tr>
							{shown.map((column) => (
								<td key={column.id} data-align={column.align}>
									{column.amount && column.printSum(sums[column.id] ?? 0, printer)}
								</td>
							))}
						</tr>
					</tfoot>
				)}
			</table>
		</div>
	);
}

function filterWords<R extends object>({ view, printer, rows }: Given<R>) {
	const values = view.place.settings.filters ?? {};
	const said = (view.filters ?? []).flatMap((filter) => {
		const value = values[filter.id];
		const words = value === undefined ? undefined : filter.describe(value, printer);
		return words === undefined ? [] : `${filter.label}: ${words}`;
	});
	return [
		...(view.searched === "" ? [] : `„${view.searched}“`),
		...said,
		printer.words.group.entries(rows.length),
	].join(" · ");
}

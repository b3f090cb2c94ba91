import "./print-sheet.css";
import { useState } from "react";
import { createPortal } from "react-dom";
import { PaperNote, PrintedOn } from "../../paper/paper-head.tsx";
import { usePrinting } from "../../paper/use-paper.tsx";
import { toast } from "../../toast/toast.ts";
import { allWords } from "../column/all-words.ts";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import { shownColumns } from "../column/shown-columns.ts";
import type { GridViewGiven } from "../grid-given.ts";
import { sumRows } from "../selection/sum-rows.ts";
import { compareKeys } from "../table/find-rows.ts";

/** Rows on paper; longer lists are exported. */
export const mostPrinted = 2000;

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly columns: readonly GridColumn<R>[];
	readonly printer: Printer;
}

/** Prints the whole filtered list, not the page: all rows stand on a sheet of their own while the dialog is open. */
export function usePrint<R extends object>(given: Given<R>) {
	const [rows, setRows] = useState<readonly R[] | null>(null);
	const { view, printer } = given;
	usePrinting("printing", rows !== null, () => setRows(null));
	const start = async () => {
		const { total, hasMore, loadAll, isSorted } = view.page;
		const all = await loadAll(mostPrinted);
		if (hasMore || total > mostPrinted) {
			const count = printer.format.number(mostPrinted, 0);
			const { print: title, printCapped } = printer.words;
			toast({ type: "warning", title, text: printCapped(count) });
		}
		setRows(isSorted ? all : sorted(all, given));
	};
	return {
		start: () => void start().catch(() => undefined),
		sheet: rows !== null && createPortal(<PrintSheet {...given} rows={rows} />, document.body),
	};
}

function sorted<R extends object>(rows: readonly R[], { view, columns }: Given<R>): readonly R[] {
	const { sortBy, sortDirection } = view.place.settings;
	const column = columns.find(({ id }) => id === sortBy);
	if (column === undefined) return rows;
	const sign = sortDirection === "ASC" ? 1 : -1;
	return rows.toSorted((a, b) => sign * compareKeys(column.sortKey(a), column.sortKey(b)));
}

interface PrintSheetGiven<R extends object> extends Given<R> {
	readonly rows: readonly R[];
}

/** The list as a plain table with its filters on top; the browser repeats the head on each page. */
function PrintSheet<R extends object>(given: PrintSheetGiven<R>) {
	const { view, printer, rows } = given;
	const shown = shownColumns(given.columns, view.place.settings);
	const { total, overall } = view.page;
	// what is capped is not all: sums are those of the whole list where they are known
	const isWhole = !view.page.hasMore && rows.length >= total;
	const sums = isWhole ? sumRows(shown, rows) : (overall ?? {});
	return (
		<div className="grid-print">
			<h1>
				{view.printTitle ?? view.label} {view.printNote && <PaperNote>{view.printNote}</PaperNote>}
			</h1>
			<p>
				{view.printScope && `${view.printScope} · `}
				<PrintedOn />
			</p>
			<p>{filterWords(given)}</p>
			{view.printAbove}
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
							{shown.map((column, nth) => (
								<td key={column.id} data-align={column.align}>
									{sums[column.id] === undefined
										? nth === 0 && printer.words.sum.page
										: column.printSum(sums[column.id] ?? 0, printer)}
								</td>
							))}
						</tr>
					</tfoot>
				)}
			</table>
		</div>
	);
}

function filterWords<R extends object>({ view, printer, rows }: PrintSheetGiven<R>) {
	const { page } = view;
	const { format, words } = printer;
	const values = view.place.settings.filters ?? {};
	const said = (view.filters ?? []).flatMap((filter) => {
		const value = values[filter.id];
		const words = value === undefined ? undefined : filter.describe(value, printer);
		return words === undefined ? [] : `${filter.label}: ${words}`;
	});
	return [
		...(view.searched === "" ? [] : `„${view.searched}“`),
		...said,
		page.hasMore || rows.length < page.total
			? words.printed(format.number(rows.length, 0), allWords(page, printer))
			: words.group.entries(rows.length),
	].join(" · ");
}

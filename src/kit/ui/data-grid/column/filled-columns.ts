import { useState } from "react";
import type { GridColumn } from "./grid-column.ts";
import { nothing, type Printer } from "./printer.ts";

interface Given<R> {
	readonly columns: readonly GridColumn<R>[];
	readonly rows: readonly R[];
	readonly printer: Printer;
	/** Columns that stay whatever is in them: what the rows are sorted or grouped by. */
	readonly kept: readonly (string | null | undefined)[];
}

/**
 * The columns without those that have nothing to say. Decided by the first rows that come; a column that was left out
 * comes as soon as a row has something for it, and none leaves while the list is open: nothing moves under the reader.
 */
export function useFilledColumns<R>({ columns, rows, printer, kept }: Given<R>) {
	const [empty, setEmpty] = useState<ReadonlySet<string>>();
	const [seen, setSeen] = useState<readonly R[]>();
	let left = empty;
	if (rows.length > 0 && rows !== seen) {
		const isEmpty = (column: GridColumn<R>) => rows.every((row) => isBlank(column, row, printer));
		// at first every column is asked, later only those that are left out
		const asked = columns.filter(({ id }) => empty === undefined || empty.has(id));
		left = new Set(asked.filter(isEmpty).map(({ id }) => id));
		setEmpty(left);
		setSeen(rows);
	}
	const isShown = ({ id, hideable }: GridColumn<R>) =>
		!hideable || !left?.has(id) || kept.includes(id);
	return { filled: columns.filter(isShown), empty: left };
}

/** What a part draws without words is never known to be nothing. */
function isBlank<R>({ isSpoken, text }: GridColumn<R>, row: R, printer: Printer): boolean {
	if (!isSpoken) return false;
	const said = text(row, printer);
	return said === "" || said === nothing;
}

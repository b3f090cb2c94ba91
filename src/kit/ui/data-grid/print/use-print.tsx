import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast } from "../../toast/toast.ts";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { GridViewGiven } from "../grid-given.ts";
import { compareKeys } from "../table/compare-keys.ts";
import { PrintSheet } from "./print-sheet.tsx";

/** Rows on paper; longer lists are exported. */
export const mostPrinted = 2000;

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly columns: readonly GridColumn<R>[];
	readonly printer: Printer;
}

/** Prints the whole filtered list, not the page: all rows stand on a sheet of their own while the dialog is open. */
export function usePrint<R extends object>(
	given: Given<R>,
): {
	readonly start: () => void;
	readonly sheet: ReactNode;
} {
	const [rows, setRows] = useState<readonly R[] | null>(null);
	const { view, printer } = given;
	useEffect(() => {
		if (rows === null) return;
		const end = () => setRows(null);
		document.body.dataset.printing = "";
		addEventListener("afterprint", end);
		print();
		return () => {
			delete document.body.dataset.printing;
			removeEventListener("afterprint", end);
		};
	}, [rows]);
	const start = async () => {
		const { total, loadAll, isSorted } = view.page;
		const all = await loadAll(mostPrinted);
		if (total > mostPrinted) {
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

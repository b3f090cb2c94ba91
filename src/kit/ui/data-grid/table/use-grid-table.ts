import { useMemo, useRef, useState } from "react";
import { sumRows } from "../selection/sum-rows.ts";
import { gridItems } from "./grid-items.ts";
import type { GridTableGiven } from "./grid-table-given.ts";
import { layColumns, widthOf } from "./lay-columns.ts";
import { useTableModel } from "./table-model.ts";
import { useBoxWidth } from "./use-box-width.ts";
import { useCursor } from "./use-cursor.ts";
import { useGridWindow } from "./use-grid-window.ts";
import { useRowHeight } from "./use-row-height.ts";

/** Everything the table is drawn and moved with. */
export function useGridTable<R extends object>(given: GridTableGiven<R>) {
	const { columns, rows, rowId, place, printer, isSorted } = given;
	const { settings } = place;
	const box = useRef<HTMLDivElement>(null);
	const { rowHeight, edge } = useRowHeight(settings.comfortable ?? false);
	const hasBox = given.selection !== undefined;
	const hasMenu = given.rowActions !== undefined;
	const lead = hasBox ? edge : 0;
	const tail = hasMenu ? edge : 0;
	const model = useTableModel({
		columns,
		rows,
		rowId,
		settings,
		printer,
		isSorted,
	});
	const { pinned, center, roots } = model;
	const available = useBoxWidth(box) - lead - tail;
	const widths = settings.columnWidths;
	const laid = useMemo(
		() => layColumns(pinned, center, widths, available),
		[pinned, center, widths, available],
	);
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const items = useMemo(() => gridItems(roots, closed), [roots, closed]);
	const boxes = hasBox ? 1 : 0;
	const columnCount = laid.length + boxes + (hasMenu ? 1 : 0);
	const cursor = useCursor({
		box,
		rowHeight,
		lead,
		tail,
		laid,
		boxes,
		columnCount,
		rowCount: items.length,
	});
	const view = useGridWindow({
		box,
		rowCount: items.length,
		rowHeight,
		laid,
		lead,
		active: { row: cursor.active.row, column: cursor.active.column - boxes },
	});
	return {
		given,
		box,
		rowHeight,
		edge,
		lead,
		boxes,
		hasBox,
		hasMenu,
		laid,
		items,
		cursor,
		view,
		columnCount,
		width: lead + widthOf(laid) + tail,
		room: available - endOfSums(laid),
		sums: useMemo(() => sumRows(columns, rows), [columns, rows]),
		toggleGroup: (id: string) =>
			setClosed((before) => before.symmetricDifference(new Set([id]))),
	};
}

export type GridTableState<R extends object> = ReturnType<
	typeof useGridTable<R>
>;

function endOfSums(
	laid: readonly {
		readonly column: { readonly amount: unknown };
		readonly start: number;
		readonly width: number;
	}[],
): number {
	const last = laid.findLast(({ column }) => column.amount !== undefined);
	return last === undefined ? 0 : last.start + last.width;
}

import { useMediaQuery } from "@mantine/hooks";
import { type RefObject, useMemo, useRef, useState } from "react";
import type { GridTableGiven } from "../grid-given.ts";
import { sumRows } from "../selection/sum-rows.ts";
import { useShownRows } from "../walk/shown-rows.ts";
import { edgeWidth, layColumns, widthOf } from "./columns/lay-columns.ts";
import { useColumnWindow } from "./columns/use-column-window.ts";
import { useCursor } from "./events/use-cursor.ts";
import { gridItems } from "./grid-items.ts";
import { type ModelRow, useTableModel } from "./table-model.ts";
import { useBoxSize } from "./use-box-size.ts";

/** Pixels of the parts of a card. */
const frame = 19;
const title = 26;
const line = 38;
const besideEachOther = 2;

const heights = { compact: 30, comfortable: 36, finger: 44 } as const;

/** Everything the table is drawn and moved with. */
export function useGridTable<R extends object>(given: GridTableGiven<R>) {
	const { columns } = given;
	const { rows } = given.page;
	const box = useRef<HTMLDivElement>(null);
	const frame = useFrame(given, box);
	const { laid, lead, tail, boxes, columnCount, rowHeight, items } = frame;
	const { isCards } = frame;
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
	const active = cursor.active.column - boxes;
	const cells = useColumnWindow({ box, laid, lead, active, isCards });
	const sums = useMemo(() => sumRows(columns, rows), [columns, rows]);
	return { ...frame, given, box, cursor, cells, sums };
}

/** Columns in their places and lines in their order, before anything of them is drawn. */
function useFrame<R extends object>(
	given: GridTableGiven<R>,
	box: RefObject<HTMLDivElement | null>,
) {
	const { settings } = given.place;
	const { rowHeight, edge } = useRowHeight(settings.comfortable ?? false);
	const isCards = useCards(given);
	const hasBox = given.selection !== undefined;
	const hasMenu = given.rowActions !== undefined;
	const lead = hasBox ? edge : 0;
	const tail = hasMenu ? edge : 0;
	const { pinned, center, roots } = useTableModel(given);
	const size = useBoxSize(box);
	const available = size.width - lead - tail;
	const widths = settings.columnWidths;
	const laid = useMemo(
		() => layColumns(pinned, center, widths, available),
		[pinned, center, widths, available],
	);
	const lines = useItems(roots, given);
	const boxes = hasBox ? 1 : 0;
	return {
		size,
		isCards,
		rowHeight: isCards ? cardHeight(laid.length) : rowHeight,
		edge,
		lead,
		tail,
		boxes,
		hasBox,
		hasMenu,
		laid,
		...lines,
		columnCount: laid.length + boxes + (hasMenu ? 1 : 0),
		width: lead + widthOf(laid) + tail,
		/** What is free behind the last sum. */
		room: available - endOfSums(laid),
	};
}

/** Height of the rows and width of the edges: as chosen, and never too small for a finger. */
function useRowHeight(isComfortable: boolean): {
	readonly rowHeight: number;
	readonly edge: number;
} {
	const isFinger = useMediaQuery("(pointer: coarse)", undefined, {
		getInitialValueInEffect: false,
	});
	if (isFinger) return { rowHeight: heights.finger, edge: edgeWidth.coarse };
	return { rowHeight: isComfortable ? heights.comfortable : heights.compact, edge: edgeWidth.fine };
}

/** On a phone each row is a card: its first column as title, the others below it with their names. Trees stay tables. */
function useCards<R extends object>({ shownTree }: GridTableGiven<R>): boolean {
	const isPhone = useMediaQuery("(max-width: 480px)", undefined, {
		getInitialValueInEffect: false,
	});
	return shownTree === undefined && (isPhone ?? false);
}

/** All cards are equally high: what is not in sight is known without being drawn. */
function cardHeight(columns: number): number {
	const lines = Math.ceil(Math.max(0, columns - 1) / besideEachOther);
	return frame + title + lines * line;
}

/** Lines in order, without the rows of closed groups. */
function useItems<R extends object>(
	roots: readonly ModelRow<R>[],
	{ page: { page, total, onPage }, place }: GridTableGiven<R>,
) {
	/** Rows of the pages before this one. */
	const offset = onPage === undefined ? 0 : (page - 1) * place.settings.pageSize;
	useShownRows({ roots, offset, total, turn: onPage && ((by) => onPage(page + by)) });
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const items = useMemo(() => gridItems(roots, closed), [roots, closed]);
	const toggleGroup = (id: string) =>
		setClosed((before) => before.symmetricDifference(new Set([id])));
	return { items, offset, toggleGroup };
}

export type GridTableState<R extends object> = ReturnType<typeof useGridTable<R>>;

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

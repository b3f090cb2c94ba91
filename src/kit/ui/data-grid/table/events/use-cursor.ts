import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { LaidColumn } from "../columns/lay-columns.ts";
import type { RowScroller } from "../page-scroller.ts";
import type { CellPlace, GridExtent } from "./move-in-grid.ts";

interface Given<R> {
	readonly box: RefObject<HTMLDivElement | null>;
	readonly scroller: RowScroller;
	readonly rowHeight: number;
	readonly lead: number;
	readonly tail: number;
	readonly laid: readonly LaidColumn<R>[];
	/** 1 where boxes stand before the columns. */
	readonly boxes: number;
	readonly columnCount: number;
	readonly rowCount: number;
}

export interface Cursor {
	/** The one cell that Tab leads to. */
	readonly active: CellPlace;
	/** Notes where the focus went by itself. */
	readonly note: (place: CellPlace) => void;
	/**
	 * Takes the focus there, scrolled into sight.
	 *
	 * @param columnId waits until this column stands there: kept settings come back a moment later
	 */
	readonly moveTo: (place: CellPlace, columnId?: string) => void;
	readonly extent: () => GridExtent;
}

/** One tab stop of the whole grid; the arrow keys move it. */
export function useCursor<R>(given: Given<R>): Cursor {
	const { box, scroller, rowCount, columnCount, boxes } = given;
	const [place, setPlace] = useState<CellPlace>({ row: 0, column: boxes });
	const wanted = useRef<{ readonly columnId: string | undefined } | null>(null);
	const active = {
		row: Math.min(place.row, rowCount - 1),
		column: Math.min(place.column, columnCount - 1),
	};
	useLayoutEffect(() => {
		if (wanted.current === null) return;
		const { columnId } = wanted.current;
		const standsThere = given.laid[active.column - boxes]?.column.id;
		if (columnId !== undefined && columnId !== standsThere) return;
		wanted.current = null;
		const cell = cellAt(box.current, active);
		cell?.focus({ preventScroll: true });
		// above cards the titles scroll by themselves, and the cards with their page
		if (cell?.closest("[data-cards]") && (active.row < 0 || scroller.isPage)) {
			cell.scrollIntoView({ block: "nearest", inline: "nearest" });
		}
	});
	return {
		active,
		note: (next) => {
			if (next.row !== active.row || next.column !== active.column) setPlace(next);
		},
		moveTo: (next, columnId) => {
			wanted.current = { columnId };
			setPlace({ ...next });
			if (box.current !== null && !scroller.isPage) {
				revealCell(wayTo(next, given, box.current));
			}
		},
		extent: () => ({
			rows: rowCount,
			columns: columnCount,
			pageRows: pageRows(scroller.element(), given.rowHeight),
		}),
	};
}

function cellAt(box: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null {
	const line = box?.querySelector(`[data-row="${row}"]`);
	if (!line) return null;
	// the head of a group is one cell
	return (
		line.querySelector<HTMLElement>(`[data-col="${column}"]`) ??
		line.querySelector<HTMLElement>("[data-col]")
	);
}

interface RevealCellGiven {
	readonly box: HTMLElement;
	readonly row: number;
	readonly rowHeight: number;
	/** Undefined for the edges, which are always in sight, and for pinned columns. */
	readonly column: LaidColumn<never> | undefined;
	readonly lead: number;
	readonly tail: number;
	readonly pinnedWidth: number;
}

/** Scrolls no further than needed to have a cell in sight, clear of head, foot and what sticks at the sides. */
function revealCell(given: RevealCellGiven): void {
	const { box, row, rowHeight, column } = given;
	if (row >= 0) {
		const head = heightOf(box, ".grid-head");
		const foot = heightOf(box, ".grid-foot");
		const top = row * rowHeight;
		const seen = box.clientHeight - head - foot;
		if (top < box.scrollTop) box.scrollTop = top;
		else if (top + rowHeight > box.scrollTop + seen) {
			box.scrollTop = top + rowHeight - seen;
		}
	}
	if (column === undefined) return;
	const start = column.start - given.pinnedWidth;
	const seen = box.clientWidth - given.lead - given.tail - given.pinnedWidth;
	if (start < box.scrollLeft) box.scrollLeft = start;
	else if (start + column.width > box.scrollLeft + seen) {
		box.scrollLeft = Math.min(start, start + column.width - seen);
	}
}

function heightOf(box: HTMLElement, selector: string): number {
	return box.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}

function wayTo<R>(
	{ row, column }: CellPlace,
	{ laid, boxes, rowHeight, lead, tail }: Given<R>,
	box: HTMLElement,
) {
	const target = laid[column - boxes];
	const pinnedWidth = laid
		.filter(({ isPinned }) => isPinned)
		.reduce((sum, { width }) => sum + width, 0);
	return {
		box,
		row,
		rowHeight,
		lead,
		tail,
		pinnedWidth,
		column: target?.isPinned ? undefined : target,
	};
}

function pageRows(box: HTMLElement | null, rowHeight: number): number {
	return Math.max(1, Math.floor((box?.clientHeight ?? 0) / rowHeight) - 2);
}

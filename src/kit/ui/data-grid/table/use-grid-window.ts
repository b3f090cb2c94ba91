import {
	defaultRangeExtractor,
	type Range,
	useVirtualizer,
	type VirtualItem,
} from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { LaidColumn } from "./lay-columns.ts";
import type { CellPlace } from "./move-in-grid.ts";

interface Given<R> {
	readonly box: RefObject<HTMLDivElement | null>;
	readonly rowCount: number;
	readonly rowHeight: number;
	readonly laid: readonly LaidColumn<R>[];
	/** Pixels of the boxes at the left. */
	readonly lead: number;
	/** Place of the focus among the shown columns, whatever stands at the edges. */
	readonly active: CellPlace;
}

/** What stands before a cell that is not drawn. */
export interface WindowCell<R> extends LaidColumn<R> {
	readonly gap: number;
}

interface GridWindow<R> {
	readonly rows: readonly VirtualItem[];
	readonly height: number;
	readonly cells: readonly WindowCell<R>[];
}

/** Rows and columns in sight, and always those of the focus: it would be lost with its cell. */
export function useGridWindow<R>(given: Given<R>): GridWindow<R> {
	const { box, rowCount, rowHeight, laid, lead, active } = given;
	const getScrollElement = () => box.current;
	const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
		count: rowCount,
		getScrollElement,
		estimateSize: () => rowHeight,
		overscan: 6,
		rangeExtractor: useKept(active.row),
	});
	const pinnedCount = laid.filter(({ isPinned }) => isPinned).length;
	const center = laid.slice(pinnedCount);
	const columns = useVirtualizer<HTMLDivElement, HTMLDivElement>({
		count: center.length,
		getScrollElement,
		estimateSize: (index) => center[index]?.width ?? 0,
		horizontal: true,
		overscan: 2,
		scrollMargin: lead + (center[0]?.start ?? 0),
		rangeExtractor: useKept(active.column - pinnedCount),
	});
	useMeasured(rows, rowHeight);
	useMeasured(columns, laid);
	const shown = columns
		.getVirtualItems()
		.map(({ index }) => index)
		.join();
	const cells = useMemo(
		() => windowCells(laid, pinnedCount, shown),
		[laid, pinnedCount, shown],
	);
	return { rows: rows.getVirtualItems(), height: rows.getTotalSize(), cells };
}

/** Sizes are remembered until the virtualizer is told that they changed; measuring 10,000 rows twice takes time. */
function useMeasured(
	virtualizer: { readonly measure: () => void },
	sizes: unknown,
): void {
	const measured = useRef(sizes);
	useLayoutEffect(() => {
		if (measured.current === sizes) return;
		measured.current = sizes;
		virtualizer.measure();
	});
}

function useKept(index: number): (range: Range) => number[] {
	return useMemo(
		() => (range) => {
			const indexes = defaultRangeExtractor(range);
			if (index < 0 || index >= range.count || indexes.includes(index)) {
				return indexes;
			}
			return [...indexes, index].sort((a, b) => a - b);
		},
		[index],
	);
}

function windowCells<R>(
	laid: readonly LaidColumn<R>[],
	pinnedCount: number,
	shown: string,
): readonly WindowCell<R>[] {
	const indexes = shown === "" ? [] : shown.split(",").map(Number);
	const drawn = [
		...laid.slice(0, pinnedCount),
		...indexes.flatMap((index) => laid[pinnedCount + index] ?? []),
	];
	let end = 0;
	return drawn.map((column) => {
		const gap = column.start - end;
		end = column.start + column.width;
		return { ...column, gap };
	});
}

import { type PointerEvent, useCallback, useLayoutEffect, useRef } from "react";
import { dropColumn } from "../settings/change-columns.ts";
import { resizeColumn } from "./resize-column.ts";
import type { WindowCell } from "./use-column-window.ts";
import type { GridTableState } from "./use-grid-table.ts";

/** What the pointer does to columns. The same functions on every render: the head is not drawn anew while rows scroll. */
export function useColumnGestures<R extends object>(grid: GridTableState<R>) {
	const latest = useRef(grid);
	useLayoutEffect(() => {
		latest.current = grid;
	});
	const onResize = useCallback((event: PointerEvent, { column, index, width }: WindowCell<R>) => {
		const holder = latest.current.box.current;
		if (holder === null) return;
		const onDone = (wide: number) => {
			const { settings, change } = latest.current.given.place;
			change({
				columnWidths: { ...settings.columnWidths, [column.id]: wide },
			});
		};
		const { minWidth } = column;
		resizeColumn(event, { holder, index, width, minWidth, onDone });
	}, []);
	const onDrop = useCallback((id: string, target: string, isAfter: boolean) => {
		const { settings, change } = latest.current.given.place;
		change(dropColumn(settings, id, target, isAfter));
	}, []);
	return { onResize, onDrop };
}

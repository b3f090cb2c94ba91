import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useMemo, useState } from "react";
import { keepIndex } from "./keep-index.ts";
import { observeAlong } from "./observe-along.ts";
import { createRowPlaces, type RowPlace } from "./row-places.ts";
import { useFalling } from "./use-falling.ts";
import { useMeasured } from "./use-measured.ts";
import { useRehearsal } from "./use-rehearsal.ts";

interface Given {
	readonly box: RefObject<HTMLDivElement | null>;
	/** Height of the box when it was first seen. */
	readonly height: number;
	readonly count: number;
	readonly rowHeight: number;
	/** The row of the focus: always drawn. */
	readonly active: number;
}

/** Rows that wait out of sight at each end. */
const overscan = 4;

/** Rows in sight and some more at both ends. */
export function useRowWindow(given: Given): readonly RowPlace[] {
	const { box, count, rowHeight, active } = given;
	const isLong = count * rowHeight > 2 * given.height;
	const ahead = useRehearsal(box, isLong) ? overscan : 0;
	const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
		count,
		getScrollElement: () => box.current,
		initialRect: { width: 0, height: given.height },
		estimateSize: () => rowHeight,
		observeElementOffset: observeAlong,
		overscan,
		rangeExtractor: useMemo(() => keepIndex(active, ahead), [active, ahead]),
	});
	useMeasured(rows, rowHeight);
	useFalling(box);
	const [place] = useState(createRowPlaces);
	const indexes = rows.getVirtualItems().map(({ index }) => index);
	return place(indexes, {
		isMoving: rows.isScrolling,
		focused: hasFocus(box.current) ? active : -1,
	});
}

function hasFocus(box: HTMLElement | null): boolean {
	const lines = box?.querySelector(":scope > .grid-lines");
	return lines?.contains(document.activeElement) ?? false;
}

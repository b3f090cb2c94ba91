import type { LaidColumn } from "./lay-columns.ts";

interface Given {
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
export function revealCell(given: Given): void {
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

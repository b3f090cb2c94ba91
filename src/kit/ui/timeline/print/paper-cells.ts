import type { RowLine } from "../layout/lay-lines.ts";
import type { TimelineItem } from "../timeline-given.ts";

/** Days of a table's line, from the first one on: with an item, or free. */
export interface PaperCell {
	readonly first: number;
	readonly days: number;
	readonly item: TimelineItem | undefined;
}

/**
 * The cells of a row, lane by lane; each lane fills all days. On paper a half day is a whole cell, so of two halves of a
 * day that share a lane the later one begins on the next day.
 */
export function paperCells(line: RowLine, count: number): readonly (readonly PaperCell[])[] {
	return Array.from({ length: line.lanes }, (_, lane) => laneCells(line, lane, count));
}

function laneCells({ items }: RowLine, lane: number, count: number): readonly PaperCell[] {
	const cells: PaperCell[] = [];
	let day = 0;
	const freeUntil = (end: number) => {
		if (end > day) cells.push({ first: day, days: end - day, item: undefined });
		day = Math.max(day, end);
	};
	const own = items.filter((placed) => placed.lane === lane).sort((a, b) => a.begin - b.begin);
	for (const { begin, end, item } of own) {
		freeUntil(Math.max(0, Math.floor(begin)));
		const last = Math.min(count, Math.ceil(end));
		if (last > day) cells.push({ first: day, days: last - day, item });
		day = Math.max(day, last);
	}
	freeUntil(count);
	return cells;
}

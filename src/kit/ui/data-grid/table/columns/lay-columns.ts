import type { GridColumn } from "../../column/grid-column.ts";
import { headWidth } from "./head-width.ts";

/** Pixels of the boxes at the left and the menu at the right; both wider under a finger. */
export const edgeWidth = { fine: 40, coarse: 48 } as const;

export interface LaidColumn<R> {
	readonly column: GridColumn<R>;
	/** Place among the shown columns, from 0. */
	readonly index: number;
	readonly width: number;
	/** The width in pixels of the usual size of type: how many letters it has room for. */
	readonly usualWidth: number;
	/** From the left edge of the first column. */
	readonly start: number;
	readonly isPinned: boolean;
}

interface Room {
	readonly available: number;
	readonly scale?: number;
	/** Of which column the head shows an arrow. */
	readonly sortBy?: string | null;
}

/**
 * Widths and places of the shown columns: as saved, or as the column says at the usual size of type; what is left goes to those that grow, or else
 * to the last one.
 */
export function layColumns<R>(
	pinned: readonly GridColumn<R>[],
	center: readonly GridColumn<R>[],
	saved: Readonly<Record<string, number>>,
	{ available, scale = 1, sortBy = null }: Room,
): readonly LaidColumn<R>[] {
	const columns = [...pinned, ...center];
	const usual = columns.map((column) =>
		Math.max(column.minWidth * scale, saved[column.id] ?? usualOf(column, sortBy) * scale),
	);
	const wanted = squeezed(columns, usual, saved, { available, scale, sortBy });
	const rest = available - wanted.reduce((sum, width) => sum + width, 0);
	const growing = columns.filter(({ grows, id }) => grows && saved[id] === undefined);
	const takers = new Set(growing.length > 0 ? growing : columns.slice(-1));
	const share = rest > 0 ? Math.floor(rest / takers.size) : 0;
	let start = 0;
	return columns.map((column, index) => {
		const width = (wanted[index] ?? 0) + (takers.has(column) ? share : 0);
		const isPinned = index < pinned.length;
		const laid = { column, index, width, usualWidth: width / scale, start, isPinned };
		start += width;
		return laid;
	});
}

/** Pixels at the usual size of type: room for a name and the figures that matter. With less, rows become cards. */
export const leastOfTable = 480;

/** Of a text that much may be cut off, with its end marked, before a whole column lies out of sight. */
const leastOfText = 0.9;

/**
 * Widths where a little less lets all columns be seen: those of words give some of theirs; the one that names the rows,
 * figures and what somebody has chosen do not. The same widths where that would not be enough.
 */
function squeezed<R>(
	columns: readonly GridColumn<R>[],
	widths: readonly number[],
	saved: Readonly<Record<string, number>>,
	{ available, scale = 1, sortBy = null }: Room,
): readonly number[] {
	const missing = widths.reduce((sum, width) => sum + width, 0) - available;
	if (missing <= 0 || available < leastOfTable * scale) return widths;
	const given = columns.map((column, at) => {
		if (at === 0 || column.align === "end" || saved[column.id] !== undefined) return 0;
		const width = widths[at] ?? 0;
		const head = headWidth(column.title, column.id === sortBy) * scale;
		return Math.max(0, width - Math.max(width * leastOfText, head, column.minWidth * scale));
	});
	const most = given.reduce((sum, width) => sum + width, 0);
	if (most < missing) return widths;
	return widths.map((width, at) => Math.floor(width - ((given[at] ?? 0) * missing) / most));
}

/** As the column says, and never too narrow for its title. */
function usualOf<R>({ id, title, width }: GridColumn<R>, sortBy: string | null): number {
	return Math.max(width, headWidth(title, id === sortBy));
}

export function widthOf(columns: readonly LaidColumn<never>[]): number {
	const last = columns.at(-1);
	return last === undefined ? 0 : last.start + last.width;
}

/** Widths stand in variables, so that dragging an edge draws nothing anew. */
export function widthVariable(index: number): string {
	return `--w${index}`;
}

/** Where a pinned column sticks: behind the edge and those pinned before it. */
export function stickyLeft(index: number): string {
	const before = Array.from({ length: index }, (_, at) => `var(${widthVariable(at)})`);
	return `calc(${["var(--lead)", ...before].join(" + ")})`;
}

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
	const least = columns.map((column, at) => {
		if (at === 0 || !isOfWords(column) || saved[column.id] !== undefined) return usual[at] ?? 0;
		const head = headWidth(column.title, column.id === sortBy) * scale;
		const width = usual[at] ?? 0;
		return Math.min(width, Math.max(width * leastOfText, head, column.minWidth * scale));
	});
	const inSight = countInSight(columns, least, saved, available);
	const shown = columns.slice(0, inSight);
	const isEnough = available >= leastOfTable * scale;
	const wanted = isEnough ? squeezed(usual.slice(0, inSight), least, available) : usual;
	const rest = available - sumOf(wanted.slice(0, inSight));
	const takers = takersOf(shown, saved, inSight === columns.length);
	const share = rest > 0 ? Math.floor(rest / takers.size) : 0;
	let start = 0;
	return columns.map((column, index) => {
		const width = (wanted[index] ?? usual[index] ?? 0) + (takers.has(column) ? share : 0);
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

/** What may be cut off where an ellipsis says so: of a figure or a date nothing. */
function isOfWords<R>({ align, kind }: GridColumn<R>): boolean {
	return align === "start" && !/^(date|datetime|boolean)$/.test(kind);
}

/**
 * How many columns fit side by side. Those after them begin where the list ends, so that none is seen by half; people
 * who chose a width get it to the pixel.
 */
function countInSight<R>(
	columns: readonly GridColumn<R>[],
	least: readonly number[],
	saved: Readonly<Record<string, number>>,
	available: number,
): number {
	if (columns.some(({ id }) => saved[id] !== undefined)) return columns.length;
	let end = 0;
	const beyond = least.findIndex((width) => {
		end += width;
		return end > available;
	});
	return beyond === -1 ? columns.length : Math.max(1, beyond);
}

/** To whom the rest goes: the columns that grow; else, with columns out of sight, to all words; else to the last one. */
function takersOf<R>(
	shown: readonly GridColumn<R>[],
	saved: Readonly<Record<string, number>>,
	areAll: boolean,
): ReadonlySet<GridColumn<R>> {
	const growing = shown.filter(({ grows, id }) => grows && saved[id] === undefined);
	const words = areAll ? [] : shown.filter(isOfWords);
	const [takers = []] = [growing, words, shown.slice(-1)].filter(({ length }) => length > 0);
	return new Set(takers);
}

/**
 * Widths where a little less lets all of these columns be seen: those of words give some of theirs; the one that names the
 * rows, figures and what somebody has chosen do not. The same widths where that would not be enough.
 */
function squeezed(
	widths: readonly number[],
	least: readonly number[],
	available: number,
): readonly number[] {
	const missing = sumOf(widths) - available;
	const given = widths.map((width, at) => width - (least[at] ?? width));
	const most = sumOf(given);
	if (missing <= 0 || most < missing) return widths;
	return widths.map((width, at) => Math.floor(width - ((given[at] ?? 0) * missing) / most));
}

function sumOf(widths: readonly number[]): number {
	return widths.reduce((sum, width) => sum + width, 0);
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

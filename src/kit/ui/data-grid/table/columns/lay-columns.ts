import type { GridColumn } from "../../column/grid-column.ts";
import { narrowest } from "../../column/make-column.ts";
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
	/** The last one in sight where others go on at the side: it ends clear of the shadow that says so. */
	readonly isUnderShadow: boolean;
}

interface Room {
	readonly available: number;
	readonly scale?: number;
	/** Of which column the head shows an arrow. */
	readonly sortBy?: string | null;
	/** As they were measured; absent: those of now. */
	readonly titleWidths?: Map<string, number>;
}

/**
 * Widths and places of the shown columns: as saved, or as the column says at the usual size of type. Where not all fit, the
 * figure that matters does, and no column is seen by half; what is left is shared out.
 */
export function layColumns<R>(
	pinned: readonly GridColumn<R>[],
	center: readonly GridColumn<R>[],
	saved: Saved,
	room: Room,
): readonly LaidColumn<R>[] {
	const { scale = 1 } = room;
	const leastOf = (column: GridColumn<R>, at: number) =>
		at === 0 ? usualOf(column, saved, room) : leastWidth(column, saved, room);
	const all = [...pinned, ...center];
	const areAllInSight = countInSight(all, all.map(leastOf), saved, room.available) === all.length;
	const shadow = areAllInSight ? 0 : shadowWidth * scale;
	const available = room.available - shadow;
	const columns = withKey(all, pinned.length, saved, leastOf, available);
	const usual = columns.map((column) => usualOf(column, saved, room));
	const least = columns.map(leastOf);
	const inSight = countInSight(columns, least, saved, available);
	const shown = columns.slice(0, inSight);
	// with less room rows become cards, unless they would go on at the side anyway
	const maySqueeze = available >= leastOfTable * scale || inSight < columns.length;
	const wanted = maySqueeze ? squeezed(usual.slice(0, inSight), least, available) : usual;
	const rest = available - sumOf(wanted.slice(0, inSight));
	const takers = takersOf(shown, saved, inSight === columns.length);
	const share = rest > 0 ? Math.floor(rest / takers.size) : 0;
	let start = 0;
	return columns.map((column, index) => {
		const isUnderShadow = shadow > 0 && rest >= 0 && index === inSight - 1;
		const own = (wanted[index] ?? usual[index] ?? 0) + (takers.has(column) ? share : 0);
		const width = own + (isUnderShadow ? shadow : 0);
		const isPinned = index < pinned.length;
		const laid = { column, index, width, usualWidth: own / scale, start, isPinned, isUnderShadow };
		start += width;
		return laid;
	});
}

/** Pixels at the usual size of type: room for a name and the figures that matter. With less, rows become cards. */
export const leastOfTable = 480;

/** Pixels at the usual size of type between the last words in sight and where columns go on at the side. */
const shadowWidth = 14;

/** So many pixels out of sight are nothing to speak of. */
export const fewPixels = 5;

/** Of a text that much may be cut off, with its end marked, before a whole column lies out of sight; more where the column says so. */
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
	saved: Saved,
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

/** To whom the rest goes: the columns that grow, or to all words where columns are out of sight; else to the last one. */
function takersOf<R>(
	shown: readonly GridColumn<R>[],
	saved: Saved,
	areAll: boolean,
): ReadonlySet<GridColumn<R>> {
	const growing = shown.filter(({ grows, id }) => grows && saved[id] === undefined);
	const takers = areAll ? growing : shown.filter(isOfWords);
	return new Set(takers.length > 0 ? takers : shown.slice(-1));
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

/**
 * The figure that matters is seen: where it would lie out of sight, it stands in the place of the last columns that are.
 */
function withKey<R>(
	columns: readonly GridColumn<R>[],
	pinned: number,
	saved: Saved,
	leastOf: (column: GridColumn<R>, at: number) => number,
	available: number,
): readonly GridColumn<R>[] {
	const least = columns.map(leastOf);
	const key = columns.findIndex(({ isKey }) => isKey);
	const figure = columns[key];
	if (figure === undefined || key < countInSight(columns, least, saved, available)) return columns;
	const beside = countInSight(columns, least, saved, available - (least[key] ?? 0));
	const place = Math.max(pinned, beside);
	return [
		...columns.slice(0, place),
		figure,
		...columns.slice(place).filter((one) => one !== figure),
	];
}

type Saved = Readonly<Record<string, number>>;

/** As saved, or as the column says and never too narrow for its title. */
function usualOf<R>(
	column: GridColumn<R>,
	saved: Saved,
	{ scale = 1, sortBy = null, titleWidths }: Room,
): number {
	const { id, title, width, minWidth } = column;
	const wanted = Math.max(width, headWidth(title, id === sortBy, titleWidths)) * scale;
	return Math.max(minWidth * scale, saved[id] ?? wanted);
}

/** What it may give way to, for other columns to be seen. */
function leastWidth<R>(column: GridColumn<R>, saved: Saved, room: Room): number {
	const { scale = 1, sortBy = null, titleWidths } = room;
	const usual = usualOf(column, saved, room);
	if (!isOfWords(column) || saved[column.id] !== undefined) return usual;
	const head = headWidth(column.title, column.id === sortBy, titleWidths) * scale;
	const { minWidth } = column;
	const wanted = minWidth > narrowest ? minWidth * scale : usual * leastOfText;
	return Math.min(usual, Math.max(wanted, head));
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

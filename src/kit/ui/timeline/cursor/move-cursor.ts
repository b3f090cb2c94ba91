import type { PlacedItem, TimelineLine } from "../layout/lay-lines.ts";

/** A cell: a line and a day, counted from the first ones. */
export interface CursorPlace {
	readonly line: number;
	readonly day: number;
}

interface Extent {
	readonly lines: readonly TimelineLine[];
	readonly days: number;
	/** Lines that PageUp and PageDown pass. */
	readonly pageLines: number;
}

interface Keys {
	readonly key: string;
	/** With Ctrl: to the next item, or to the edge. */
	readonly isFar: boolean;
	/** With Shift: days, not lines. */
	readonly isShift: boolean;
}

const monthDays = 28;

type Step = (at: CursorPlace, extent: Extent, keys: Keys) => CursorPlace;

const steps: Readonly<Record<string, Step>> = {
	ArrowUp: ({ line, day }, _extent, { isFar }) => ({ line: isFar ? 0 : line - 1, day }),
	ArrowDown: ({ line, day }, { lines }, { isFar }) => ({
		line: isFar ? lines.length - 1 : line + 1,
		day,
	}),
	ArrowLeft: (at, extent, { isFar }) => ({
		line: at.line,
		day: isFar ? itemBefore(at, extent) : at.day - 1,
	}),
	ArrowRight: (at, extent, { isFar }) => ({
		line: at.line,
		day: isFar ? itemAfter(at, extent) : at.day + 1,
	}),
	Home: ({ line }, _extent, { isFar }) => ({ line: isFar ? 0 : line, day: 0 }),
	End: ({ line }, { lines, days }, { isFar }) => ({
		line: isFar ? lines.length - 1 : line,
		day: days - 1,
	}),
	PageUp: ({ line, day }, { pageLines }, { isShift }) =>
		isShift ? { line, day: day - monthDays } : { line: line - pageLines, day },
	PageDown: ({ line, day }, { pageLines }, { isShift }) =>
		isShift ? { line, day: day + monthDays } : { line: line + pageLines, day },
};

/** Where a key leads, within what there is; undefined for keys that lead nowhere. */
export function moveCursor(at: CursorPlace, keys: Keys, extent: Extent): CursorPlace | undefined {
	const next = steps[keys.key]?.(at, extent, keys);
	return next && intoExtent(next, extent);
}

/** The nearest cell there is. */
export function intoExtent(
	{ line, day }: CursorPlace,
	{ lines, days }: Pick<Extent, "lines" | "days">,
): CursorPlace {
	return {
		line: Math.max(0, Math.min(lines.length - 1, line)),
		day: Math.max(0, Math.min(days - 1, day)),
	};
}

/** First day of the next item of the row, or the last day. */
function itemAfter({ line, day }: CursorPlace, { lines, days }: Extent): number {
	const later = firstDays(lines[line]).filter((first) => first > day);
	return Math.min(days - 1, ...later);
}

/** First day of the item before, or of the one the cursor is in the middle of, or the first day. */
function itemBefore({ line, day }: CursorPlace, { lines }: Extent): number {
	const earlier = firstDays(lines[line]).filter((first) => first < day);
	return Math.max(0, ...earlier);
}

function firstDays(line: TimelineLine | undefined): readonly number[] {
	return line?.kind === "row" ? line.items.map(({ begin }: PlacedItem) => Math.floor(begin)) : [];
}

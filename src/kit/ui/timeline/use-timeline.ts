import { type RefObject, useMemo } from "react";
import type { DayRange } from "#domain/time/month.ts";
import { scaleOfType } from "../scale-of-type.ts";
import { type DayScale, dayScale } from "./layout/day-scale.ts";
import { layLines, type TimelineLine } from "./layout/lay-lines.ts";
import { lineTops } from "./layout/line-tops.ts";
import type { TimelineGiven, TimelineGroup } from "./timeline-given.ts";
import { type TimelineWords, useTimelineWords } from "./words.ts";

/** Pixels of everything that does not depend on how many days and rows there are. */
export interface TimelineSizes {
	/** How much larger than usual the type is. */
	readonly scale: number;
	/** Width of the left column. */
	readonly left: number;
	readonly head: number;
	readonly foot: number;
	/** Height of a lane and of the head of a group; of a row what its lanes leave free. */
	readonly lane: number;
	readonly group: number;
	readonly rowGap: number;
}

export interface TimelineModel extends DayScale {
	readonly range: DayRange;
	readonly days: number;
	readonly lines: readonly TimelineLine[];
	/** Where they begin; the last one is the height of all. */
	readonly tops: Float64Array;
	readonly sizes: TimelineSizes;
	readonly words: TimelineWords;
}

/** The parts of the head, in pixels at the usual size of type. */
export const headParts = { months: 26, weeks: 17, spans: 18, days: 36, hours: 22 } as const;

/** Pixels by which a box may be told wider than it is: the browser tells whole ones. */
const rounded = 1;

const noGroups: readonly TimelineGroup[] = [];
const noLines: readonly TimelineLine[] = [];

/**
 * Where everything stands.
 *
 * @param width pixels of the box, without its scroll bar
 */
export function useTimeline(
	given: TimelineGiven,
	width: number,
	closed: ReadonlySet<string>,
): TimelineModel {
	const { range, zoom, rows, groups = noGroups, items, leastDayWidth } = given;
	const words = useTimelineWords();
	// asked for once a width: it makes the browser look at all styles
	const scale = useMemo(() => (width >= 0 ? scaleOfType() : 1), [width]);
	const left = useMemo(() => leftWidth(given, width, scale), [given, width, scale]);
	const days = range.to - range.from + 1;
	const { dayWidth, level } = dayScale({
		zoom,
		days,
		width: Math.max(0, width - left - rounded),
		scale,
		least: leastDayWidth,
	});
	const hasHours = level === "hours";
	// nothing can be drawn before there is a width, and a phone shows a list instead
	const isLaid = width > 0;
	const lines = useMemo(
		() => (isLaid ? layLines({ range, rows, groups, items, closed, hasHours }) : noLines),
		[isLaid, range, rows, groups, items, closed, hasHours],
	);
	const sizes = useSizes(given, level, left, scale);
	const tops = useMemo(() => topsOf(lines, sizes), [lines, sizes]);
	return useMemo(
		() => ({ range, days, dayWidth, level, lines, tops, sizes, words }),
		[range, days, dayWidth, level, lines, tops, sizes, words],
	);
}

/** The same object while they are the same. */
function useSizes(
	given: TimelineGiven,
	level: DayScale["level"],
	left: number,
	scale: number,
): TimelineSizes {
	const hasSpans = hasNamedDays(given);
	const isTwoLines = given.lines === 2;
	const hasFoot = given.coverage !== undefined;
	return useMemo(
		() => ({
			scale,
			left,
			head: headHeight(level, hasSpans) * scale,
			foot: hasFoot ? 50 * scale : 0,
			lane: (isTwoLines ? 36 : 29) * scale,
			rowGap: 7 * scale,
			group: 28 * scale,
		}),
		[scale, left, level, hasSpans, isTwoLines, hasFoot],
	);
}

/** Names of days that have no line of their own among the rows. */
export function hasNamedDays({ spans = [], bands = [], groups = [] }: TimelineGiven): boolean {
	return spans.length > 0 || (groups.length === 0 && bands.length > 0);
}

function headHeight(level: DayScale["level"], hasSpans: boolean): number {
	const { months, weeks, spans, days, hours } = headParts;
	const own = { hours, days: weeks + days, weeks }[level];
	return months + own + (hasSpans ? spans : 0);
}

function topsOf(lines: readonly TimelineLine[], { group, lane, rowGap }: TimelineSizes) {
	return lineTops(
		lines.map((line) => (line.kind === "group" ? group : line.lanes * lane + rowGap)),
	);
}

/** Below this width of the box its left column has room for names and figures alone. */
const narrow = 820;

export function isNarrow(width: number, scale: number): boolean {
	return width < narrow * scale;
}

function leftWidth({ rows }: TimelineGiven, width: number, scale: number): number {
	if (isNarrow(width, scale)) return 164 * scale;
	const hasShares = rows.some(({ share }) => share !== undefined);
	const hasNotes = rows.some(({ note }) => note !== undefined);
	return (hasShares || hasNotes ? 286 : 212) * scale;
}

/** Pixels from the left and the top of all days and rows, where a point of the window lies. */
export function pointIn(box: HTMLElement, { sizes }: TimelineModel, x: number, y: number) {
	const edges = box.getBoundingClientRect();
	const zoom = edges.width / box.offsetWidth || 1;
	return {
		x: (x - edges.left) / zoom + box.scrollLeft - sizes.left,
		y: (y - edges.top) / zoom + box.scrollTop - sizes.head,
	};
}

export type BoxRef = RefObject<HTMLDivElement | null>;

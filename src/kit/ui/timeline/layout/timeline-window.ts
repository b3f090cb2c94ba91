import { lineAt } from "./line-tops.ts";

/** What is drawn: lines and days, the ends exclusive. */
export interface TimelineWindow {
	readonly line0: number;
	readonly line1: number;
	readonly day0: number;
	readonly day1: number;
}

/** The days that are drawn, the last one exclusive. */
export type DayWindow = Pick<TimelineWindow, "day0" | "day1">;

/** What somebody sees of all lines and days, in pixels. */
export interface Sight {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

interface Extent {
	readonly tops: Float64Array;
	readonly days: number;
	readonly dayWidth: number;
}

/** Lines that wait out of sight at each end. */
const linesAhead = 3;

/** Pixels in which days come and go together: moving sideways draws anew once for so many. */
const dayStep = 280;

/** Lines and days in sight and some more around them. Days come in steps, so that moving sideways rarely draws anew. */
export function timelineWindow(sight: Sight, extent: Extent): TimelineWindow {
	const { tops, days, dayWidth } = extent;
	const lines = tops.length - 1;
	const step = Math.max(1, Math.round(dayStep / dayWidth));
	const toStep = (pixels: number, round: (value: number) => number) =>
		round(pixels / dayWidth / step) * step;
	return {
		line0: Math.max(0, lineAt(tops, sight.top) - linesAhead),
		line1: Math.min(lines, lineAt(tops, sight.top + sight.height) + 1 + linesAhead),
		day0: Math.max(0, toStep(sight.left, Math.floor) - step),
		day1: Math.min(days, toStep(sight.left + sight.width, Math.ceil) + step),
	};
}

export function isSameWindow(one: TimelineWindow, other: TimelineWindow): boolean {
	return (
		one.line0 === other.line0 &&
		one.line1 === other.line1 &&
		one.day0 === other.day0 &&
		one.day1 === other.day1
	);
}

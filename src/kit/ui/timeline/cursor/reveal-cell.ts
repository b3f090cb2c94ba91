import type { TimelineModel } from "../use-timeline.ts";
import type { CursorPlace } from "./move-cursor.ts";

/** Scrolls no further than needed to have a cell in sight, clear of head, foot and left column. */
export function revealCell(
	box: HTMLElement | null,
	model: TimelineModel,
	{ line, day }: CursorPlace,
): void {
	if (box === null || line < 0) return;
	const { tops, dayWidth } = model;
	revealLines(box, model, tops[line] ?? 0, tops[line + 1] ?? 0);
	revealAside(box, model, day * dayWidth, (day + 1) * dayWidth, 0);
}

/** @param covered pixels at the right that something lies over */
export function revealAside(
	box: HTMLElement,
	{ sizes }: TimelineModel,
	begin: number,
	end: number,
	covered: number,
): void {
	const seen = box.clientWidth - sizes.left - covered;
	if (begin < box.scrollLeft) box.scrollLeft = begin;
	// of what is wider than there is room for the begin is seen
	else if (end > box.scrollLeft + seen) box.scrollLeft = Math.min(begin, end - seen);
}

export function revealLines(
	box: HTMLElement,
	{ sizes }: TimelineModel,
	top: number,
	bottom: number,
): void {
	const seen = box.clientHeight - sizes.head - sizes.foot;
	if (top < box.scrollTop) box.scrollTop = top;
	else if (bottom > box.scrollTop + seen) box.scrollTop = bottom - seen;
}

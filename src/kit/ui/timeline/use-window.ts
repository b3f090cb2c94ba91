import { useLayoutEffect, useMemo, useState } from "react";
import {
	isSameWindow,
	type Sight,
	type TimelineWindow,
	timelineWindow,
} from "./layout/timeline-window.ts";
import type { BoxRef, TimelineModel } from "./use-timeline.ts";

/** Milliseconds after which a box that does not move is at rest. */
const restAfter = 150;

export interface SeenWindow extends TimelineWindow {
	/** Somebody scrolls. */
	readonly isMoving: boolean;
}

/**
 * Lines and days that are drawn: those in sight and some more. The same object as long as they are the same. What is seen
 * at first is estimated, so that it is drawn with the first layout and not with a second one.
 */
export function useTimelineWindow(box: BoxRef, model: TimelineModel): SeenWindow {
	const [sight, setSight] = useState<Sight | undefined>();
	const [isMoving, setMoving] = useState(false);
	const isLaid = model.lines.length > 0;
	useLayoutEffect(() => {
		const element = box.current;
		// a box with nothing in it has no height yet
		if (element === null || !isLaid) return;
		const look = () => setSight((before) => sightUnlessSame(before, element, model));
		let timer: ReturnType<typeof setTimeout> | undefined;
		const move = () => {
			look();
			setMoving(true);
			clearTimeout(timer);
			timer = setTimeout(() => setMoving(false), restAfter);
		};
		look();
		const observer = new ResizeObserver(look);
		observer.observe(element);
		element.addEventListener("scroll", move, { passive: true });
		return () => {
			clearTimeout(timer);
			observer.disconnect();
			element.removeEventListener("scroll", move);
		};
	}, [box, model, isLaid]);
	const { line0, line1, day0, day1 } = timelineWindow(sight ?? estimate(box.current, model), model);
	return useMemo(
		() => ({ line0, line1, day0, day1, isMoving }),
		[line0, line1, day0, day1, isMoving],
	);
}

function sightUnlessSame(
	before: Sight | undefined,
	box: HTMLElement,
	model: TimelineModel,
): Sight | undefined {
	const { sizes } = model;
	const next = {
		left: box.scrollLeft,
		top: box.scrollTop,
		width: Math.max(0, box.clientWidth - sizes.left),
		height: Math.max(0, box.clientHeight - sizes.head - sizes.foot),
	};
	const known = before ?? estimate(box, model);
	return isSameWindow(timelineWindow(known, model), timelineWindow(next, model)) ? before : next;
}

/** From where the box begins to the end of the window, and all days that fit beside the left column. */
function estimate(box: HTMLElement | null, { sizes }: TimelineModel): Sight {
	const { top = 0, width = 0 } = box?.getBoundingClientRect() ?? {};
	const height = Math.min(0.9 * innerHeight, innerHeight - Math.max(0, top) - sizes.foot);
	return {
		left: 0,
		top: 0,
		width: Math.max(0, width - sizes.left),
		height: Math.max(0, height - sizes.head - sizes.foot),
	};
}

import { useLayoutEffect, useState } from "react";
import { isSameWindow, type TimelineWindow, timelineWindow } from "./layout/timeline-window.ts";
import type { BoxRef, TimelineModel } from "./use-timeline.ts";

const nothing: TimelineWindow = { line0: 0, line1: 0, day0: 0, day1: 0 };

/** Lines and days that are drawn: those in sight and some more. The same object as long as they are the same. */
export function useTimelineWindow(box: BoxRef, model: TimelineModel): TimelineWindow {
	const [shown, setShown] = useState(nothing);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const look = () => {
			const next = timelineWindow(sightOf(element, model), model);
			setShown((before) => (isSameWindow(before, next) ? before : next));
		};
		look();
		const observer = new ResizeObserver(look);
		observer.observe(element);
		element.addEventListener("scroll", look, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener("scroll", look);
		};
	}, [box, model]);
	return shown;
}

function sightOf(box: HTMLElement, { sizes }: TimelineModel) {
	return {
		left: box.scrollLeft,
		top: box.scrollTop,
		width: Math.max(0, box.clientWidth - sizes.left),
		height: Math.max(0, box.clientHeight - sizes.head - sizes.foot),
	};
}

import { useRef } from "react";
import { scaleOfType } from "../scale-of-type.ts";
import { useBoxSize } from "../use-box-size.ts";
import { TimelineLegend } from "./foot/timeline-legend.tsx";
import { TimelineList } from "./phone/timeline-list.tsx";
import type { TimelineGiven } from "./timeline-given.ts";
import { TimelineGrid } from "./timeline-grid.tsx";
import "./timeline.css";

/** Below this width days are told one after the other, as on a phone. */
const narrow = 600;

/**
 * Days of people or things beside each other, from a day to a year: what takes up which of them, what is closed, and how
 * many are there. Below 600 px a list of the same. Printed by `useTimelinePaper`.
 */
export function Timeline(given: TimelineGiven) {
	const frame = useRef<HTMLDivElement>(null);
	const { width } = useBoxSize(frame);
	const isNarrow = width > 0 && width < narrow * scaleOfType();
	return (
		<div className="timeline" data-height={given.height ?? "content"}>
			<div ref={frame} className="timeline-frame" data-list={isNarrow || undefined}>
				{isNarrow ? <TimelineList given={given} /> : width > 0 && <TimelineGrid given={given} />}
			</div>
			{width > 0 && <TimelineLegend given={given} isList={isNarrow} />}
		</div>
	);
}

import { useRef } from "react";
import { TimelineLegend } from "./foot/timeline-legend.tsx";
import { TimelineList } from "./phone/timeline-list.tsx";
import type { TimelineGiven } from "./timeline-given.ts";
import { TimelineGrid } from "./timeline-grid.tsx";
import { useIsList } from "./use-is-list.ts";
import "./timeline.css";

/**
 * Days of people or things beside each other, from a day to a year: what takes up which of them, what is closed, and how
 * many are there. Below 600 px a list of the same. Printed by `useTimelinePaper`.
 */
export function Timeline(given: TimelineGiven) {
	const frame = useRef<HTMLDivElement>(null);
	const isList = useIsList(frame);
	return (
		<div className="timeline" data-height={given.height ?? "content"}>
			<div ref={frame} className="timeline-frame" data-list={isList || undefined}>
				{/* before its width is known too: both are measured at once */}
				{isList ? <TimelineList given={given} /> : <TimelineGrid given={given} />}
			</div>
			{isList !== undefined && <TimelineLegend {...{ given, isList }} />}
		</div>
	);
}

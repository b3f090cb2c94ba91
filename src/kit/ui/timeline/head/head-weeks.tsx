import { stretchOfDays } from "../ground/timeline-ground.tsx";
import { weekCells } from "../layout/head-cells.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineModel } from "../use-timeline.ts";

/** Pixels that a number alone needs, and with its word, at the usual size of type. */
const roomForNumber = 30;
const roomForWord = 44;

/** Numbers of the weeks in sight; each second one where there is no room for all. */
export function HeadWeeks({ model, window }: { model: TimelineModel; window: DayWindow }) {
	const { range, words, dayWidth, sizes } = model;
	const weekWidth = 7 * dayWidth;
	const isEach = weekWidth >= roomForNumber * sizes.scale;
	const hasWord = weekWidth >= roomForWord * sizes.scale;
	const shown = weekCells(range).filter(
		({ from, to, week }) =>
			to - range.from >= window.day0 &&
			from - range.from < window.day1 &&
			(isEach || week % 2 === 1) &&
			(to - from + 1) * dayWidth >= 12 * sizes.scale,
	);
	return (
		<div className="timeline-head-weeks" aria-hidden>
			{shown.map((cell) => {
				const stretch = stretchOfDays(cell, model);
				// what is cut by the end has room for its number at most
				const isWhole = stretch.width >= roomForWord * sizes.scale;
				return (
					<span key={cell.from} style={stretch}>
						{hasWord && isWhole ? words.t.week(cell.week) : cell.week}
					</span>
				);
			})}
		</div>
	);
}

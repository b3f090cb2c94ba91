import { printMinute } from "#kit/web/format/print-day.ts";
import { daysOf } from "../ground/timeline-ground.tsx";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineModel } from "../use-timeline.ts";

const hours = 24;
/** Pixels that an hour needs at the usual size of type. */
const roomForHour = 44;
const steps = [1, 2, 3, 4, 6, 12];

/** Hours of the days in sight, as many as there is room for. */
export function HeadHours({ model, window }: { model: TimelineModel; window: DayWindow }) {
	const { dayWidth, range, sizes } = model;
	const hourWidth = dayWidth / hours;
	const step = steps.find((one) => one * hourWidth >= roomForHour * sizes.scale) ?? 12;
	const shown = Array.from({ length: hours / step }, (_, nth) => nth * step);
	return (
		<div className="timeline-head-hours" aria-hidden>
			{daysOf(range, window).flatMap((day) =>
				shown.map((hour) => (
					<span
						key={`${day} ${hour}`}
						style={{
							left: (day - range.from) * dayWidth + hour * hourWidth,
							width: step * hourWidth,
						}}
					>
						{printMinute(hour * 60)}
					</span>
				)),
			)}
		</div>
	);
}

import { stretchOf } from "../layout/lay-lines.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineCell } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import "./row-cells.css";

interface Given {
	readonly cells: readonly TimelineCell[];
	readonly model: TimelineModel;
	readonly days: DayWindow;
}

/** What lies beneath the items of a row: shaded stretches as one picture, however many there are; others by themselves. */
export function RowCells({ cells, model, days }: Given) {
	const { range, level, dayWidth } = model;
	const placed = cells
		.map((cell) => ({ cell, ...stretchOf(cell, range, level === "hours") }))
		.filter(({ begin, end }) => end > days.day0 && begin < days.day1);
	const shades = placed.filter(({ cell }) => cell.look === "shade");
	return (
		<>
			{shades.length > 0 && (
				<i
					className="timeline-shades"
					aria-hidden
					style={{ backgroundImage: shadesOf(shades, model.days) }}
				/>
			)}
			{placed
				.filter(({ cell }) => cell.look !== "shade")
				.map(({ cell: { id, look, label, icon: Shape }, begin, end }) => (
					<i
						key={id}
						className="timeline-cell"
						data-look={look}
						title={label}
						aria-hidden
						style={{
							left: Math.max(0, begin) * dayWidth,
							width: (Math.min(model.days, end) - Math.max(0, begin)) * dayWidth,
						}}
					>
						{Shape && <Shape size={12} stroke={2} />}
					</i>
				))}
		</>
	);
}

interface Shade {
	readonly begin: number;
	readonly end: number;
}

/** A gradient with an edge at each end. */
function shadesOf(shades: readonly Shade[], days: number): string {
	const at = (day: number) => `${((Math.max(0, Math.min(days, day)) / days) * 100).toFixed(3)}%`;
	const stops = shades.flatMap(({ begin, end }) => [
		`transparent ${at(begin)}`,
		`var(--off-hours) ${at(begin)} ${at(end)}`,
		`transparent ${at(end)}`,
	]);
	return `linear-gradient(to right, ${stops.join(", ")})`;
}

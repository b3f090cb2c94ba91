import { type RowLine, stretchOf } from "../layout/lay-lines.ts";
import type { Pending } from "../pending.ts";
import type { TimelineModel } from "../use-timeline.ts";

interface Given {
	readonly pending: Pending;
	readonly line: RowLine;
	readonly model: TimelineModel;
}

/** Where something would be: it is not there yet. */
export function PendingGhost({ pending, line, model }: Given) {
	const { item, place, isBad, hint } = pending;
	const { range, dayWidth, sizes, words, level } = model;
	const stretch = stretchOf({ ...item, ...place }, range, level === "hours");
	const lane = item?.rowId === line.id ? laneOf(line, item.id) : 0;
	return (
		<div
			className="timeline-ghost"
			data-bad={isBad || undefined}
			aria-hidden
			style={{
				left: stretch.begin * dayWidth + 1,
				width: Math.max(6, (stretch.end - stretch.begin) * dayWidth - 2),
				top: lane * sizes.lane + sizes.rowGap - 1,
				height: sizes.lane - sizes.rowGap + 3,
			}}
		>
			<span>
				{item && <b>{item.label}</b>}{" "}
				{place.beginMinute === undefined ? words.range(place) : words.place(place)}
			</span>
			{hint && (
				<em className="timeline-ghost-hint" data-grave={hint.isGrave || undefined}>
					{hint.text}
				</em>
			)}
		</div>
	);
}

function laneOf(line: RowLine, id: string): number {
	return line.items.find(({ item }) => item.id === id)?.lane ?? 0;
}

// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { memo, useState } from "react";
import { createRowPlaces } from "../../data-grid/table/row-places.ts";
import type { PlacedItem, RowLine } from "../layout/lay-lines.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { Pending } from "../pending.ts";
import type { TimelineCell } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import { PendingGhost } from "./pending-ghost.tsx";
import { RowCells } from "./row-cells.tsx";
import { RowHead } from "./row-head.tsx";
import { TimelineItemBar } from "./timeline-item.tsx";
import "./timeline-row.css";

interface Given {
	readonly line: RowLine;
	readonly index: number;
	readonly model: TimelineModel;
	readonly days: DayWindow;
	/** Beneath its items. */
	readonly cells: readonly TimelineCell[] | undefined;
	readonly selected: ReadonlySet<string> | undefined;
	/** Only what concerns this row. */
	readonly pending: Pending | undefined;
	readonly cursor: LineCursor | undefined;
	readonly hasTwoLines: boolean;
	readonly hasEnds: boolean;
}

export interface LineCursor {
	readonly id: string;
	/** From the first one on. */
	readonly day: number;
	readonly words: string;
	/** Whether the item on it is selected; undefined without one. */
	readonly isSelected: boolean | undefined;
}

/**
 * The days of one row: only items that reach into the days in sight are drawn. They keep their elements while days come and go,
 * and give them to the items of another row that takes its place.
 */
export const TimelineRowLine = memo(function TimelineRowLine(given: Given) {
	const { line, index, model, days, cells, selected, pending, cursor } = given;
	const { hasTwoLines, hasEnds } = given;
	const top = model.tops[index] ?? 0;
	const height = (model.tops[index + 1] ?? 0) - top;
	const [place] = useState(createRowPlaces);
	const places = place(itemsWithin(line, days), inOrder);
	return (
		<div
			role="row"
			className="timeline-row"
			data-line={index}
			data-marked={line.row.isMarked || undefined}
			data-tall={line.lanes > 2 || undefined}
			aria-rowindex={index + 2}
			aria-level={line.row.groupId === undefined ? undefined : 2}
			style={{ top, height }}
		>
			<RowHead row={line.row} hasTwoLines={hasTwoLines} />
			<div role="presentation" className="timeline-days">
				{cells && <RowCells cells={cells} model={model} days={days} />}
				{places.map(({ slot, index: at }) => {
					const placed = line.items[at] as PlacedItem;
					return (
						<TimelineItemBar
							key={slot}
							placed={placed}
							model={model}
							isSelected={selected?.has(placed.item.id)}
							isAway={pending?.item?.id === placed.item.id && !pending.isCopy}
							hasTwoLines={hasTwoLines}
							hasEnds={hasEnds}
						/>
					);
				})}
				{pending?.place.rowId === line.id && (
					<PendingGhost pending={pending} line={line} model={model} />
				)}
				{cursor && <CursorCell cursor={cursor} model={model} />}
			</div>
		</div>
	);
});

/** As they stand in the document: what is read follows the days. */
const inOrder = { isMoving: false, focused: -1 };

/** Places among the items of a line of those that reach into some days. */
function itemsWithin({ items }: RowLine, { day0, day1 }: DayWindow): readonly number[] {
	return items.flatMap(({ begin, end }, at) => (end > day0 && begin < day1 ? at : []));
}

/** The cell that the focus is said to be in. */
export function CursorCell({ cursor, model }: { cursor: LineCursor; model: TimelineModel }) {
	const width = Math.max(model.dayWidth, 8);
	return (
		<div
			role="gridcell"
			id={cursor.id}
			className="timeline-cursor"
			aria-label={cursor.words}
			aria-selected={cursor.isSelected}
			aria-colindex={cursor.day + 2}
			style={{ left: cursor.day * model.dayWidth, width }}
		/>
	);
}

// biome-ignore-all lint/a11y/useSemanticElements: days stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { type CSSProperties, memo, useMemo } from "react";
import { stretchOfDays } from "../ground/timeline-ground.tsx";
import { type CoverCell, coverCells } from "../layout/cover-cells.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineCoverage } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import "./timeline-foot.css";

interface Given {
	readonly coverage: TimelineCoverage;
	readonly model: TimelineModel;
	readonly window: DayWindow;
}

/** How many are there, day by day or on the lowest day of each week, always in sight. */
export const TimelineFoot = memo(function TimelineFoot({ coverage, model, window }: Given) {
	const { range, level, sizes, lines } = model;
	const cells = useMemo(
		() => coverCells(coverage.days, range, level === "weeks" ? "week" : "day"),
		[coverage.days, range, level],
	);
	const shown = cells.filter(
		({ from, to }) => to - range.from >= window.day0 && from - range.from < window.day1,
	);
	const look = level === "weeks" ? "bars" : (coverage.look ?? "bars");
	return (
		<div
			role="row"
			className="timeline-foot"
			aria-rowindex={lines.length + 2}
			style={{ height: sizes.foot }}
		>
			<div role="rowheader" className="timeline-left timeline-corner">
				<b>{coverage.title}</b>
				{coverage.note && <small>{coverage.note}</small>}
			</div>
			<div role="presentation" className="timeline-days" data-look={look}>
				{shown.map((cell) => (
					<Cell key={cell.from} cell={cell} model={model} look={look} />
				))}
			</div>
		</div>
	);
});

interface CellGiven {
	readonly cell: CoverCell;
	readonly model: TimelineModel;
	readonly look: "bars" | "ratio";
}

/** Pixels that a number needs at the usual size of type. */
const roomForNumber = 14;

function Cell({ cell, model, look }: CellGiven) {
	const { t, range } = model.words;
	const stretch = stretchOfDays(cell, model);
	const { count, needed, share, neededShare, isShort, lacks } = cell;
	const covered = needed === undefined ? `${count}` : t.covered(count, needed);
	const said = lacks === undefined ? covered : `${covered}, ${lacks}`;
	const hasRoom = stretch.width >= roomForNumber * model.sizes.scale;
	const bars = { "--share": share, "--needed": neededShare ?? 0 } as CSSProperties;
	return (
		<div
			role="gridcell"
			className="timeline-cover"
			data-short={isShort || undefined}
			data-needed={neededShare === undefined ? undefined : ""}
			aria-colindex={cell.from - model.range.from + 2}
			aria-label={`${range(cell)}: ${said}`}
			title={lacks}
			style={look === "bars" ? { ...stretch, ...bars } : stretch}
		>
			{hasRoom && <b>{count}</b>}
			{hasRoom && look === "ratio" && needed !== undefined && (
				<small data-needed={t.ofNeeded(needed)} />
			)}
		</div>
	);
}

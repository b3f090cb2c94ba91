// biome-ignore-all lint/a11y/useSemanticElements: days stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { type CSSProperties, memo, useMemo } from "react";
import { printMinute } from "#kit/web/format/print-day.ts";
import { stretchOfDays } from "../ground/timeline-ground.tsx";
import { type CoverCell, coverCells, hourCells } from "../layout/cover-cells.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineCoverage } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import "./timeline-foot.css";

interface Given {
	readonly coverage: TimelineCoverage;
	readonly model: TimelineModel;
	readonly window: DayWindow;
}

/** How many are there, hour by hour, day by day or on the lowest day of each week, always in sight. */
export const TimelineFoot = memo(function TimelineFoot({ coverage, model, window }: Given) {
	const { range, level, sizes, lines } = model;
	const cells = useMemo(
		() =>
			level === "hours" && coverage.hours !== undefined
				? hourCells(coverage.hours, range)
				: coverCells(coverage.days, range, level === "weeks" ? "week" : "day"),
		[coverage, range, level],
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
					<Cell key={`${cell.from} ${cell.hour ?? ""}`} cell={cell} model={model} look={look} />
				))}
			</div>
		</div>
	);
});

/** Pixels of what is needed and of what lacks beside it; where they are missing, what lacks is told alone. */
const roomForBoth = (ofNeeded: string, lacking: string) =>
	(ofNeeded.length + lacking.length) * 6 + 8;

interface CellGiven {
	readonly cell: CoverCell;
	readonly model: TimelineModel;
	readonly look: "bars" | "ratio";
}

/** Pixels that a number needs at the usual size of type. */
const roomForNumber = 14;

function Cell({ cell, model, look }: CellGiven) {
	const { t } = model.words;
	const stretch = stretchOfCell(cell, model);
	const { count, needed, share, neededShare, missing, isShort } = cell;
	const hasRoom = stretch.width >= roomForNumber * model.sizes.scale;
	const ofNeeded = needed === undefined ? "" : t.ofNeeded(needed);
	const lacking = missing > 0 ? t.lacking(missing) : "";
	const hasBoth = roomForBoth(ofNeeded, lacking) * model.sizes.scale <= stretch.width;
	const bars = { "--share": share, "--needed": neededShare ?? 0 } as CSSProperties;
	return (
		<div
			role="gridcell"
			className="timeline-cover"
			data-short={isShort || undefined}
			data-needed={neededShare === undefined ? undefined : ""}
			aria-colindex={cell.from - model.range.from + 2}
			aria-label={wordsOf(cell, model)}
			style={look === "bars" ? { ...stretch, ...bars } : stretch}
		>
			{hasRoom && <b>{count}</b>}
			{hasRoom && look === "ratio" && ofNeeded !== "" && (hasBoth || lacking === "") && (
				<small data-needed={ofNeeded} />
			)}
			{hasRoom && look === "ratio" && lacking !== "" && <em data-missing={lacking} />}
		</div>
	);
}

function stretchOfCell(cell: CoverCell, model: TimelineModel) {
	const { left, width } = stretchOfDays(cell, model);
	if (cell.hour === undefined) return { left, width };
	return { left: left + (cell.hour * width) / 24, width: width / 24 };
}

/** "Mo 07.12., 14:00: 4 von 6, 2 fehlen" */
function wordsOf(cell: CoverCell, { words }: TimelineModel) {
	const { from, to, hour, count, needed, missing, lacks } = cell;
	const { t, range } = words;
	const when = range({ from, to });
	const said = needed === undefined ? `${count}` : t.covered(count, needed);
	return [
		`${hour === undefined ? when : `${when}, ${printMinute(hour * 60)}`}: ${said}`,
		...(lacks === undefined ? [] : [lacks]),
		...(lacks === undefined && missing > 0 ? [t.missing(missing)] : []),
	].join(", ");
}

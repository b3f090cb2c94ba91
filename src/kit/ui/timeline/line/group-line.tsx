// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { IconBan, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import { cutToRange } from "../layout/head-cells.ts";
import type { GroupLine } from "../layout/lay-lines.ts";
import type { TimelineBand } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import { CursorCell, type LineCursor } from "./timeline-row.tsx";
import "./timeline-row.css";

interface Given {
	readonly line: GroupLine;
	readonly index: number;
	readonly model: TimelineModel;
	/** Bands over its rows, which are named here. */
	readonly bands: readonly TimelineBand[];
	readonly cursor: LineCursor | undefined;
}

/** The head of rows that belong together; a click opens and closes them. */
export const TimelineGroupLine = memo(function TimelineGroupLine(given: Given) {
	const { line, index, model, bands, cursor } = given;
	const { group, isOpen } = line;
	const top = model.tops[index] ?? 0;
	const Arrow = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<div
			role="row"
			className="timeline-row timeline-group"
			data-line={index}
			aria-rowindex={index + 2}
			aria-level={1}
			aria-expanded={isOpen}
			style={{ top, height: model.sizes.group }}
		>
			<div role="rowheader" className="timeline-left timeline-group-head">
				<Arrow size={14} stroke={2} aria-hidden />
				<b>{group.name}</b>
				{group.note && <small>{group.note}</small>}
				{group.hint && (
					<small className="timeline-hint">
						<group.hint.icon size={12} stroke={1.8} aria-hidden />
						{group.hint.text}
					</small>
				)}
			</div>
			<div
				role="presentation"
				className="timeline-days"
				aria-hidden={cursor === undefined || undefined}
			>
				{bands.map((band) => (
					<BandName key={band.id} band={band} model={model} />
				))}
				{cursor && <CursorCell cursor={cursor} model={model} />}
			</div>
		</div>
	);
});

/** Ends where the days end: a name at the edge reaches to the left of its band. */
function BandName({ band, model }: { band: TimelineBand; model: TimelineModel }) {
	const { range, dayWidth, days, level } = model;
	const cut = cutToRange(band, range);
	if (cut === undefined) return null;
	const begin = (cut.from - range.from) * dayWidth;
	const end = (cut.to + 1 - range.from) * dayWidth;
	const isAtEnd = level === "weeks" && begin > 0.9 * days * dayWidth;
	const style = isAtEnd ? { right: days * dayWidth - end } : { left: begin };
	return (
		<span className="timeline-band-name" style={style} data-at-end={isAtEnd || undefined}>
			<IconBan size={12} stroke={2} aria-hidden />
			{band.label}
		</span>
	);
}

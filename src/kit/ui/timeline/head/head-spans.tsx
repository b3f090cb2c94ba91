import { IconBan } from "@tabler/icons-react";
import { stretchOfDays } from "../ground/timeline-ground.tsx";
import { cutToRange } from "../layout/head-cells.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineBand, TimelineGiven, TimelineSpan } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";

interface Given {
	readonly given: TimelineGiven;
	readonly model: TimelineModel;
	readonly window: DayWindow;
}

/** Days with a name, and bands that no head of a group can name. */
export function HeadSpans({ given, model, window }: Given) {
	const { spans = [], bands = [], groups = [] } = given;
	const { range } = model;
	const isSeen = ({ from, to }: TimelineSpan) =>
		to - range.from >= window.day0 && from - range.from < window.day1;
	return (
		<div className="timeline-head-spans" aria-hidden>
			{spans.filter(isSeen).map((span) => (
				<Span key={span.id} span={span} model={model} />
			))}
			{groups.length === 0 &&
				bands.filter(isSeen).map((band) => <Span key={band.id} span={band} model={model} isBand />)}
		</div>
	);
}

interface SpanGiven {
	readonly span: TimelineSpan | TimelineBand;
	readonly model: TimelineModel;
	readonly isBand?: boolean;
}

/** Pixels of a letter, and of what stays free at the sides. */
const letter = 5.6;
const sides = 16;

function Span({ span, model, isBand = false }: SpanGiven) {
	const cut = cutToRange(span, model.range);
	if (cut === undefined) return null;
	const stretch = stretchOfDays(cut, model);
	const room = stretch.width / model.sizes.scale - sides;
	const long = `${span.label} ${model.words.range(span)}`;
	const fitting = [long, span.label].find((words) => words.length * letter <= room);
	return (
		<span
			className="timeline-span"
			data-band={isBand || undefined}
			title={`${span.label}, ${model.words.range(span)}`}
			style={stretch}
		>
			{fitting && (
				<b>
					{isBand && <IconBan size={11} stroke={2} aria-hidden />} {fitting}
				</b>
			)}
		</span>
	);
}

import { memo } from "react";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { cutToRange, monthCells } from "../layout/head-cells.ts";
import type { TimelineLine } from "../layout/lay-lines.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineBand, TimelineGiven } from "../timeline-given.ts";
import type { TimelineModel } from "../use-timeline.ts";
import "./timeline-ground.css";

interface Given {
	readonly bands: TimelineGiven["bands"] | undefined;
	readonly spans: TimelineGiven["spans"] | undefined;
	readonly holidays: TimelineGiven["holidays"] | undefined;
	readonly today: LocalDay | undefined;
	readonly model: TimelineModel;
	readonly window: DayWindow;
}

/** What lies under all rows: lines between days, tinted days, and bands over the rows that they hold for. */
export const TimelineGround = memo(function TimelineGround(given: Given) {
	const { model, bands = [], spans = [] } = given;
	const { level, range } = model;
	const isByWeek = level === "weeks";
	const isThin = model.dayWidth < leastForTint * model.sizes.scale;
	return (
		<div className="timeline-ground" data-level={level} data-thin={isThin || undefined} aria-hidden>
			{isByWeek &&
				spans.map((span) => <Column key={span.id} days={span} model={model} kind="span" />)}
			{level === "days" && <DayLines {...given} />}
			<TintedDays {...given} />
			{isByWeek &&
				monthCells(range).map(({ from }) => (
					<Column key={from} days={{ from, to: from }} model={model} kind="month" />
				))}
			{bands.map((band) => (
				<Band key={band.id} band={band} model={model} />
			))}
		</div>
	);
});

/** One element for each day in sight: a gradient that repeats over all rows takes longer to draw than all of them. */
function DayLines({ model, window }: Given) {
	return daysOf(model.range, window).map((day) => (
		<Column key={day} days={{ from: day, to: day }} model={model} kind="line" />
	));
}

const saturday = 6;
/** Pixels of a day from which on it is seen as tinted. */
const leastForTint = 7;

function TintedDays({ model, window, holidays = [], today }: Given) {
	const { range, dayWidth, sizes } = model;
	const isThin = dayWidth < leastForTint * sizes.scale;
	const shown = daysOf(range, window);
	const free = new Map(holidays.map((one) => [one.day, one]));
	return shown.map((day) => {
		const holiday = free.get(day);
		const isWeekend = !isThin && weekdayOf(day) >= saturday;
		if (holiday === undefined && !isWeekend && day !== today) return null;
		const days = { from: day, to: day };
		return (
			<Column
				key={day}
				days={days}
				model={model}
				kind={holiday ? "holiday" : day === today ? "today" : "weekend"}
				isHalf={holiday?.isHalf === true}
			/>
		);
	});
}

export function daysOf({ from }: DayRange, { day0, day1 }: DayWindow): readonly LocalDay[] {
	return Array.from(
		{ length: Math.max(0, day1 - day0) },
		(_, at) => (from + day0 + at) as LocalDay,
	);
}

interface ColumnGiven {
	readonly days: DayRange;
	readonly model: TimelineModel;
	readonly kind: "line" | "weekend" | "holiday" | "today" | "span" | "month";
	/** Its second half alone. */
	readonly isHalf?: boolean;
}

function Column({ days, model, kind, isHalf = false }: ColumnGiven) {
	const cut = cutToRange(days, model.range);
	if (cut === undefined) return null;
	const { left, width } = stretchOfDays(cut, model);
	const style = isHalf ? { left: left + width / 2, width: width / 2 } : { left, width };
	return <i data-kind={kind} style={style} />;
}

/** Pixels of days from the first one on. */
export function stretchOfDays({ from, to }: DayRange, { range, dayWidth }: TimelineModel) {
	return { left: (from - range.from) * dayWidth, width: (to - from + 1) * dayWidth };
}

function Band({ band, model }: { readonly band: TimelineBand; readonly model: TimelineModel }) {
	const cut = cutToRange(band, model.range);
	const rows = cut && linesUnder(band, model);
	if (rows === undefined) return null;
	return <i data-kind="band" style={{ ...stretchOfDays(cut as DayRange, model), ...rows }} />;
}

/** From the head of a group to its last row; undefined where it has none to be seen. */
function linesUnder({ groupId }: TimelineBand, { lines, tops }: TimelineModel) {
	if (groupId === undefined) return { top: 0, height: tops[lines.length] ?? 0 };
	const first = lines.findIndex((line) => line.kind === "group" && line.id === groupId);
	if (first < 0) return undefined;
	const next = lines.findIndex((line: TimelineLine, at) => at > first && line.kind === "group");
	const end = next < 0 ? lines.length : next;
	const top = tops[first] ?? 0;
	return { top, height: (tops[end] ?? 0) - top };
}

// biome-ignore-all lint/a11y/useSemanticElements: days stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { memo } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { daysOf, stretchOfDays } from "../ground/timeline-ground.tsx";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineGiven, TimelineHoliday } from "../timeline-given.ts";
import { hasNamedDays, type TimelineModel } from "../use-timeline.ts";
import { HeadHours } from "./head-hours.tsx";
import { HeadMonths } from "./head-months.tsx";
import { HeadSpans } from "./head-spans.tsx";
import { HeadWeeks } from "./head-weeks.tsx";
import "./timeline-head.css";

interface Given {
	readonly given: TimelineGiven;
	readonly model: TimelineModel;
	readonly window: DayWindow;
}

/** Months, weeks, named days and days, always in sight. */
export const TimelineHead = memo(function TimelineHead({ given, model, window }: Given) {
	const { corner } = given;
	const { level, sizes } = model;
	return (
		<div role="row" className="timeline-head" aria-rowindex={1} style={{ height: sizes.head }}>
			<div role="columnheader" className="timeline-left timeline-corner" aria-colindex={1}>
				<b>{corner.title}</b>
				{corner.note && <small>{corner.note}</small>}
			</div>
			<div role="presentation" className="timeline-days" data-level={level}>
				<HeadMonths model={model} window={window} isChoice={given.onMonth !== undefined} />
				{hasNamedDays(given) && <HeadSpans given={given} model={model} window={window} />}
				{level !== "hours" && <HeadWeeks model={model} window={window} />}
				{level === "days" && <HeadDays given={given} model={model} window={window} />}
				{level === "hours" && <HeadHours model={model} window={window} />}
			</div>
		</div>
	);
});

/** Weekday and number of each day in sight. */
function HeadDays({ given, model, window }: Given) {
	const free = new Map((given.holidays ?? []).map((one) => [one.day, one]));
	return (
		<div role="presentation" className="timeline-head-days">
			{daysOf(model.range, window).map((day) => (
				<HeadDay
					key={day}
					day={day}
					model={model}
					holiday={free.get(day)}
					isToday={day === given.today}
				/>
			))}
		</div>
	);
}

interface HeadDayGiven {
	readonly day: LocalDay;
	readonly model: TimelineModel;
	readonly holiday: TimelineHoliday | undefined;
	readonly isToday: boolean;
}

function HeadDay({ day, model, holiday, isToday }: HeadDayGiven) {
	const { shortWeekdays } = useTexts(calendarNames);
	const { words } = model;
	const said = [words.day(day), holiday?.label, isToday ? words.t.today : undefined];
	return (
		<div
			role="columnheader"
			className="timeline-head-day"
			data-weekend={weekdayOf(day) > 5 || undefined}
			data-holiday={holiday && (holiday.isHalf ? "half" : "whole")}
			data-today={isToday || undefined}
			aria-colindex={day - model.range.from + 2}
			aria-label={said.filter(Boolean).join(", ")}
			title={holiday?.label}
			style={stretchOfDays({ from: day, to: day }, model)}
		>
			<span>{shortWeekdays[weekdayOf(day) - 1]}</span>
			<b>{dateOfDay(day).day}</b>
		</div>
	);
}

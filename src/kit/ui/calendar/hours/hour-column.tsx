import { useMemo } from "react";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DaySpan } from "../calendar-given.ts";
import type { CalendarWords } from "../calendar-words.ts";
import { EventChip } from "../event-chip.tsx";
import { type DayPart, dayParts } from "../layout/day-parts.ts";
import type { TimeGridGiven } from "./time-grid.tsx";

interface Given {
	readonly day: LocalDay;
	readonly given: TimeGridGiven;
	readonly words: CalendarWords;
	/** Pixels of all hours. */
	readonly height: number;
}

const dayMinutes = 1440;
/** An event shorter than this is as high as one of so many minutes, or nobody could read it. */
const leastMinutes = 28;
/** From so many minutes on the times stand under the label. */
const tallFrom = 50;

/** The hours of one day: what was planned and booked behind its events. */
export function HourColumn({ day, given, words, height }: Given) {
	const { events, days, holidays, today, nowMinute } = given;
	const parts = useMemo(() => dayParts(events, day), [events, day]);
	const spans = days?.find((one) => one.day === day)?.spans ?? [];
	const holiday = holidays?.find((one) => one.day === day);
	return (
		<div
			className="hour-column"
			data-day={day}
			data-hours
			data-weekend={weekdayOf(day) > 5 || undefined}
			data-holiday={holiday ? (holiday.isHalf ? "half" : "whole") : undefined}
			style={{ height }}
		>
			{spans.map((span) => (
				<i
					key={`${span.kind} ${span.beginMinute}`}
					data-kind={span.kind}
					title={words.t[span.kind]}
					style={placeOf(span)}
				/>
			))}
			{parts.map((part) => (
				<EventChip
					key={part.event.id}
					event={part.event}
					words={words}
					isFromBefore={part.isFromBefore}
					goesOn={part.goesOn}
					isTall={part.end - part.begin >= tallFrom}
					style={boxOf(part)}
				/>
			))}
			{day === today && nowMinute !== undefined && (
				<i data-kind="now" style={{ top: share(nowMinute) }} />
			)}
		</div>
	);
}

function placeOf({ beginMinute, endMinute }: DaySpan) {
	return { top: share(beginMinute), height: share(Math.min(dayMinutes, endMinute) - beginMinute) };
}

/** Beside others its share of the width, and at its time. */
function boxOf({ begin, end, lane, lanes }: DayPart) {
	const length = Math.max(leastMinutes, end - begin);
	return {
		top: share(Math.min(begin, dayMinutes - length)),
		height: share(length),
		left: `calc(${(lane / lanes) * 100}% + 6px)`,
		width: `calc(${100 / lanes}% - 9px)`,
	};
}

function share(minutes: number): string {
	return `${(minutes / dayMinutes) * 100}%`;
}

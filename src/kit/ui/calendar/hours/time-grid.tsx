import type { CSSProperties, KeyboardEvent, RefObject } from "react";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import { GridMenu } from "../../data-grid/menu/grid-menu.tsx";
import { scaleOfType } from "../../scale-of-type.ts";
import { useBoxSize } from "../../use-box-size.ts";
import type { CalendarGiven } from "../calendar-given.ts";
import { type CalendarWords, useCalendarWords } from "../calendar-words.ts";
import { DayAgenda } from "../day-agenda.tsx";
import { EventChip } from "../event-chip.tsx";
import { hasHours } from "../layout/day-parts.ts";
import { weekBars } from "../layout/week-bars.ts";
import { useCalendarEvents } from "../use-calendar-events.ts";
import { HourColumn } from "./hour-column.tsx";
import { TimeGridHead } from "./time-grid-head.tsx";
import "../calendar.css";
import "./time-grid.css";

export interface TimeGridGiven extends CalendarGiven {
	/** Minute of the day it is now, for the line; needs `today`. */
	readonly nowMinute?: number;
	/** Scrolled to at first, in minutes. */
	readonly firstMinute?: number;
}

interface Given extends TimeGridGiven {
	/** Days that follow each other. */
	readonly shown: readonly LocalDay[];
}

/** Who has no mouse. */
const scrolledByKeys = { tabIndex: 0 };

const hours = 24;
/** Midnight is where the day begins anyway. */
const hoursOnAxis = Array.from({ length: hours - 1 }, (_, at) => at + 1);
/** Pixels of an hour at the usual size of type. */
const hourHeight = 44;
/** Below this width several days have no room beside each other. */
const narrow = 600;
const morning = 6 * 60;

/**
 * Days with their hours: what lasts whole days on top, everything else at its time. It is laid out by the clock on the
 * wall: on a night of the change an hour is missing or stands for two.
 */
export function TimeGrid(given: Given) {
	const { label, shown, firstMinute = morning } = given;
	const words = useCalendarWords();
	const events = useCalendarEvents(given, words);
	const scroller = useRef<HTMLElement>(null);
	const height = hours * hourHeight * scaleOfType();
	const { width } = useBoxSize(events.frame);
	const isNarrow = width > 0 && shown.length > 1 && width < narrow * scaleOfType();
	const first = shown[0];
	// another period is looked at from its morning on again
	useLayoutEffect(() => {
		if (scroller.current === null || first === undefined) return;
		scroller.current.scrollTop = (firstMinute / (hours * 60)) * height;
	}, [first, firstMinute, height]);
	if (isNarrow) return <Agendas frame={events.frame} given={given} shown={shown} words={words} />;
	return (
		<div ref={events.frame} className="calendar-frame">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
			<div
				role="group"
				className="time-grid calendar"
				aria-label={label}
				style={{ "--columns": shown.length } as CSSProperties}
				onClick={events.onClick}
				onDoubleClick={events.onDoubleClick}
				onContextMenu={events.onContextMenu}
				onKeyDown={(event: KeyboardEvent) => events.onMenuKey(event)}
			>
				<TimeGridHead given={given} shown={shown} words={words} />
				<WholeDays given={given} shown={shown} words={words} />
				<section ref={scroller} className="time-grid-hours" aria-label={label} {...scrolledByKeys}>
					<div className="time-grid-axis" style={{ height }} aria-hidden>
						{hoursOnAxis.map((hour) => (
							<span key={hour} style={{ top: `${(hour / hours) * 100}%` }}>
								{printMinute(hour * 60)}
							</span>
						))}
					</div>
					{shown.map((day) => (
						<HourColumn key={day} day={day} given={given} words={words} height={height} />
					))}
				</section>
			</div>
			{events.menu && <GridMenu menu={events.menu} onClose={events.closeMenu} />}
		</div>
	);
}

interface AgendasGiven extends PartGiven {
	readonly frame: RefObject<HTMLDivElement | null>;
}

/** Where days have no room beside each other they are told one after the other. */
function Agendas({ frame, given, shown, words }: AgendasGiven) {
	return (
		<div ref={frame} className="calendar-frame">
			{shown.map((day) => (
				<DayAgenda key={day} day={day} given={given} words={words} />
			))}
		</div>
	);
}

interface PartGiven {
	readonly given: CalendarGiven;
	readonly shown: readonly LocalDay[];
	readonly words: CalendarWords;
}

/** What lasts whole days, as bars over them. */
function WholeDays({ given, shown, words }: PartGiven) {
	const { events } = given;
	const bars = useMemo(
		() =>
			weekBars(
				events.filter((event) => !hasHours(event)),
				shown,
			),
		[events, shown],
	);
	if (bars.length === 0) return null;
	return (
		<div className="time-grid-row">
			<span className="time-grid-label">{words.t.allDay}</span>
			<div className="time-grid-bars">
				{bars.map(({ event, first, days, lane, isFromBefore, goesOn }) => (
					<div
						key={event.id}
						data-day={shown[first]}
						style={{ gridColumn: `${first + 1} / span ${days}`, gridRow: lane + 1 }}
					>
						<EventChip event={event} words={words} isFromBefore={isFromBefore} goesOn={goesOn} />
					</div>
				))}
			</div>
		</div>
	);
}

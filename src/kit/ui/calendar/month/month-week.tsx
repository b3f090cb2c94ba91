// biome-ignore-all lint/a11y/useSemanticElements: bars lie over several cells, which a table cannot show
// biome-ignore-all lint/a11y/useFocusableInteractive: Tab leads to one day, arrow keys from there
import type { CSSProperties } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CalendarGiven } from "../calendar-given.ts";
import type { CalendarWords } from "../calendar-words.ts";
import { EventChip } from "../event-chip.tsx";
import type { MonthCell, MonthRow } from "../layout/month-cells.ts";
import type { MonthWeek } from "../layout/month-weeks.ts";
import { DaySpans } from "./day-spans.tsx";

interface Given {
	readonly week: MonthWeek;
	readonly row: MonthRow;
	readonly given: CalendarGiven;
	/** Days outside of it are paler. */
	readonly month: DayRange;
	readonly note: string | undefined;
	readonly words: CalendarWords;
	readonly active: LocalDay;
	readonly isNarrow: boolean;
}

/** A week of a month: its number, its days, and over them what lasts several. */
export function MonthWeekRow(shown: Given) {
	const { week, row, given, note, words, active, isNarrow } = shown;
	const hasSpans = week.days.some((day) => infoOf(given, day)?.spans !== undefined);
	return (
		<div role="row" className="month-row" data-spans={(!isNarrow && hasSpans) || undefined}>
			<div role="rowheader" className="month-week" aria-label={words.t.weekOf(week.week)}>
				<b>{week.week}</b>
				{note && <small>{note}</small>}
			</div>
			{row.cells.map((cell) => (
				<Cell key={cell.day} cell={cell} shown={shown} />
			))}
			{!isNarrow && (
				<div role="presentation" className="month-bars">
					{row.bars.map(({ event, first, days, lane, isFromBefore, goesOn }) => (
						<div
							key={event.id}
							role="gridcell"
							style={{ gridColumn: `${first + 1} / span ${days}`, gridRow: lane + 1 }}
						>
							<EventChip
								event={event}
								words={words}
								tabIndex={event.from <= active && event.to >= active ? 0 : -1}
								isFromBefore={isFromBefore}
								goesOn={goesOn}
							/>
						</div>
					))}
				</div>
			)}
		</div>
	);
}

function infoOf({ days = [] }: CalendarGiven, day: LocalDay) {
	return days.find((one) => one.day === day);
}

function Cell({ cell, shown }: { readonly cell: MonthCell; readonly shown: Given }) {
	const { given, month, words, active, isNarrow, row } = shown;
	const { day, events, hidden, lanes } = cell;
	const holiday = given.holidays?.find((one) => one.day === day);
	const info = infoOf(given, day);
	const isToday = day === given.today;
	return (
		<div
			role="gridcell"
			className="month-cell"
			data-day={day}
			data-outside={day < month.from || day > month.to || undefined}
			data-weekend={weekdayOf(day) > 5 || undefined}
			data-holiday={holiday ? (holiday.isHalf ? "half" : "whole") : undefined}
			data-today={isToday || undefined}
			aria-selected={day === given.selected}
			tabIndex={day === active ? 0 : -1}
			style={{ "--lanes": lanes } as CSSProperties}
		>
			<CellHead day={day} given={given} words={words} month={month} week={shown.week} />
			{isNarrow ? (
				<Dots
					count={events.length + hidden + row.bars.filter((bar) => covers(bar.event, day)).length}
				/>
			) : (
				<>
					{info?.spans && <DaySpans spans={info.spans} times={info.times} words={words} />}
					{holiday && <p className="month-holiday">{holiday.label}</p>}
					<div className="month-events">
						{events.map((event) => (
							<EventChip
								key={event.id}
								event={event}
								words={words}
								tabIndex={day === active ? 0 : -1}
								isTall={event.beginMinute != null}
							/>
						))}
						{hidden > 0 && <span className="month-more">{words.t.more(hidden)}</span>}
					</div>
				</>
			)}
		</div>
	);
}

function covers({ from, to }: DayRange, day: LocalDay): boolean {
	return from <= day && to >= day;
}

interface CellHeadGiven extends Pick<Given, "given" | "words" | "month" | "week"> {
	readonly day: LocalDay;
}

/** The number of the day; where another month begins to be seen, its name too. */
function CellHead({ day, given, words, month, week }: CellHeadGiven) {
	const { months } = useTexts(calendarNames);
	const info = infoOf(given, day);
	const date = dateOfDay(day);
	const isOther = day < month.from || day > month.to;
	const isNamed = isOther && (date.day === 1 || (day === week.days[0] && day < month.from));
	const name = (months[date.month - 1] ?? "").slice(0, 3);
	return (
		<div className="month-day">
			<span className="visually-hidden">{words.longDay(day)}</span>
			<b aria-hidden>{isNamed ? words.t.dayOfMonth(date.day, name) : date.day}</b>
			{day === given.today && <em>{words.t.today}</em>}
			{info?.delta && (
				<span className="month-delta" data-less={info.delta.isLess || undefined}>
					{info.delta.text}
				</span>
			)}
			{info?.figure && <strong>{info.figure}</strong>}
		</div>
	);
}

const mostDots = 3;

/** As many as there are events, three at most: how many exactly the list says. */
function Dots({ count }: { readonly count: number }) {
	return (
		<span className="month-dots" aria-hidden>
			{"•".repeat(Math.min(mostDots, count))}
		</span>
	);
}

// biome-ignore-all lint/a11y/useSemanticElements: bars lie over several cells, which a table cannot show
// biome-ignore-all lint/a11y/useFocusableInteractive: Tab leads to one day, arrow keys from there
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { GridMenu } from "../../data-grid/menu/grid-menu.tsx";
import { scaleOfType } from "../../scale-of-type.ts";
import { useBoxSize } from "../../use-box-size.ts";
import type { CalendarGiven } from "../calendar-given.ts";
import { type CalendarWords, useCalendarWords } from "../calendar-words.ts";
import { DayAgenda } from "../day-agenda.tsx";
import { monthRow } from "../layout/month-cells.ts";
import { type MonthWeek, monthWeeks } from "../layout/month-weeks.ts";
import { useCalendarEvents } from "../use-calendar-events.ts";
import { MonthWeekRow } from "./month-week.tsx";
import { moveInMonth } from "./move-in-month.ts";
import "../calendar.css";
import "./month-grid.css";

interface Given extends CalendarGiven {
	/** Any day of the month. */
	readonly month: LocalDay;
	/** Asked for when keys lead out of it. */
	readonly onMonth?: (day: LocalDay) => void;
	/** Of a week, under its number, as its hours. */
	readonly weekNote?: (monday: LocalDay) => string | undefined;
	/** That a cell shows at most. */
	readonly most?: number;
}

/** Below this width a month is dots, and the chosen day a list. */
const narrow = 600;

/** A month, from the Monday before it to the Sunday after it. */
export function MonthGrid(given: Given) {
	const { month, label, most = 3 } = given;
	const words = useCalendarWords();
	const box = useRef<HTMLDivElement>(null);
	const { width } = useBoxSize(box);
	const isNarrow = width > 0 && width < narrow * scaleOfType();
	const events = useCalendarEvents(given, words);
	const weeks = useMemo(() => monthWeeks(month), [month]);
	const { active, note, onKeyDown } = useActiveDay(given, box);
	const selected = given.selected ?? active;
	return (
		<div
			ref={events.frame}
			className="calendar-frame month-frame"
			data-narrow={isNarrow || undefined}
		>
			<div
				ref={box}
				className="month-grid calendar"
				role="grid"
				aria-label={label}
				onClick={events.onClick}
				onDoubleClick={events.onDoubleClick}
				onContextMenu={events.onContextMenu}
				onKeyDown={(event) => events.onMenuKey(event) || onKeyDown(event)}
				onFocus={({ target }) => note(target)}
			>
				<MonthHead words={words} />
				{weeks.map((week) => (
					<Week
						key={week.days[0]}
						week={week}
						given={given}
						words={words}
						most={most}
						active={active}
						isNarrow={isNarrow}
					/>
				))}
			</div>
			{isNarrow && selected !== undefined && (
				<DayAgenda day={selected} given={given} words={words} />
			)}
			{events.menu && <GridMenu menu={events.menu} onClose={events.closeMenu} />}
		</div>
	);
}

function MonthHead({ words }: { readonly words: CalendarWords }) {
	const { weekdays, shortWeekdays } = useTexts(calendarNames);
	return (
		<div role="row" className="month-row month-head">
			<div role="columnheader">{words.t.week}</div>
			{weekdays.map((name, at) => (
				<div key={name} role="columnheader" aria-label={name}>
					<span className="month-long">{name}</span>
					<span className="month-short">{shortWeekdays[at]}</span>
				</div>
			))}
		</div>
	);
}

interface WeekGiven {
	readonly week: MonthWeek;
	readonly given: Given;
	readonly words: CalendarWords;
	readonly most: number;
	readonly active: LocalDay;
	readonly isNarrow: boolean;
}

function Week({ week, given, words, most, active, isNarrow }: WeekGiven) {
	const { events } = given;
	const row = useMemo(() => monthRow(events, week.days, most), [events, week, most]);
	return (
		<MonthWeekRow
			week={week}
			row={row}
			given={given}
			month={monthOf(given.month)}
			note={week.days[0] && given.weekNote?.(week.days[0])}
			words={words}
			active={active}
			isNarrow={isNarrow}
		/>
	);
}

/** The day that Tab leads to: the chosen one, today, or the first one of the month. */
function useActiveDay(given: Given, box: { readonly current: HTMLElement | null }) {
	const { month, selected, today, onMonth, onSelect } = given;
	const [focused, setFocused] = useState<LocalDay | undefined>();
	const { from, to } = monthOf(month);
	const isIn = (day: LocalDay | undefined) => day !== undefined && day >= from && day <= to;
	const active = [focused, selected, today].find(isIn) ?? from;
	const onKeyDown = (event: KeyboardEvent) => {
		const cell = (event.target as Element).closest<HTMLElement>("[data-day]");
		if (cell === null || cell !== event.target) return;
		const day = Number(cell.dataset.day) as LocalDay;
		if (event.key === "Enter" || event.key === " ") onSelect?.(day);
		const next = event.key === "Enter" || event.key === " " ? day : moveInMonth(event.key, day);
		if (next === undefined) return;
		event.preventDefault();
		setFocused(next);
		if (next < from || next > to) onMonth?.(next);
		// the other month stands there with the next drawing
		requestAnimationFrame(() =>
			box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus(),
		);
	};
	const note = (target: Element) => {
		const day = target.closest<HTMLElement>("[data-day]")?.dataset.day;
		if (day !== undefined) setFocused(Number(day) as LocalDay);
	};
	return { active, note, onKeyDown };
}

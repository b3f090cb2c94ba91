import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoWeekOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CalendarGiven } from "../calendar-given.ts";
import type { CalendarWords } from "../calendar-words.ts";

interface Given {
	readonly given: CalendarGiven;
	readonly shown: readonly LocalDay[];
	readonly words: CalendarWords;
}

/** The days as buttons that choose them, with what is known of each. */
export function TimeGridHead({ given, shown, words }: Given) {
	const first = shown[0];
	return (
		<div className="time-grid-row time-grid-head">
			<span className="time-grid-label">
				{first !== undefined && words.t.weekOf(isoWeekOf(first).week)}
			</span>
			{shown.map((day) => (
				<HeadDay key={day} day={day} given={given} words={words} />
			))}
		</div>
	);
}

function HeadDay({ day, given, words }: Omit<Given, "shown"> & { readonly day: LocalDay }) {
	const { shortWeekdays } = useTexts(calendarNames);
	const holiday = given.holidays?.find((one) => one.day === day);
	const info = given.days?.find((one) => one.day === day);
	return (
		<button
			type="button"
			className="time-grid-day"
			data-day={day}
			data-weekend={weekdayOf(day) > 5 || undefined}
			data-holiday={holiday ? "" : undefined}
			data-today={day === given.today || undefined}
			aria-pressed={day === given.selected}
		>
			<span className="visually-hidden">{words.longDay(day)}</span>
			<span aria-hidden>
				{shortWeekdays[weekdayOf(day) - 1]} <b>{dateOfDay(day).day}</b>
			</span>
			{day === given.today && <em>{words.t.today}</em>}
			{holiday && <em>{holiday.label}</em>}
			{info?.delta && (
				<small className="month-delta" data-less={info.delta.isLess || undefined}>
					{info.delta.text}
				</small>
			)}
			{info?.figure && <strong>{info.figure}</strong>}
		</button>
	);
}

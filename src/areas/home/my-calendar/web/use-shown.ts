import { useMemo } from "react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import type { CalendarGiven } from "#kit/ui/calendar/calendar-given.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { calendarDay, type DayFacts, factsByDay } from "./calendar-days.ts";
import {
	absenceEvent,
	appointmentEvent,
	entryEvent,
	shiftEvent,
	substitutionEvent,
} from "./calendar-events.ts";
import type { CalendarAnswer, MonthAnswer } from "./use-calendar.ts";

export interface Shown extends Required<Pick<CalendarGiven, "events" | "days" | "holidays">> {
	readonly facts: ReadonlyMap<LocalDay, DayFacts>;
	/** Actual hours of a week all of whose days are known. */
	readonly weekNote: (monday: LocalDay) => string | undefined;
}

/**
 * What the grids show of an answer.
 *
 * @param withEntries each entry is an event; a month shows them as bars of its days alone
 */
export function useShown(
	calendar: CalendarAnswer,
	month: MonthAnswer | undefined,
	{ today, withEntries }: { readonly today: LocalDay; readonly withEntries: boolean },
): Shown {
	const t = useTexts(texts);
	const format = useFormat();
	const facts = useMemo(() => factsByDay(calendar, month), [calendar, month]);
	const days = useMemo(
		() => [...facts].map(([day, known]) => calendarDay(day, known, today, format)),
		[facts, today, format],
	);
	const events = useMemo(
		() => [
			...calendar.absences.map((one) => absenceEvent(one, t, format)),
			...calendar.substitutions.map((one) => substitutionEvent(one, t)),
			...calendar.shifts.map(shiftEvent),
			...calendar.appointments.map((one) => appointmentEvent(one, t)),
			...(withEntries ? calendar.timeTrackings.map(entryEvent) : []),
		],
		[calendar, t, format, withEntries],
	);
	const holidays = useMemo(() => holidaysOf(calendar), [calendar]);
	const weekNote = (monday: LocalDay) => {
		const sum = monday + 6 < today ? weekSum(facts, monday) : 0;
		return sum > 0 ? format.hours(sum) : undefined;
	};
	// entries are bars of their own there: the marks of what was booked would say it twice
	const ofHours = useMemo(
		() =>
			days.map(({ spans = [], ...day }) => ({
				...day,
				spans: spans.filter(({ kind }) => kind === "plan"),
			})),
		[days],
	);
	return { facts, days: withEntries ? ofHours : days, events, holidays, weekNote };
}

/** Actual minutes; 0 where a day of it is not known. */
function weekSum(facts: Shown["facts"], monday: LocalDay): number {
	const week = Array.from({ length: 7 }, (_, at) => facts.get((monday + at) as LocalDay)?.figures);
	if (week.includes(undefined)) return 0;
	return week.reduce((sum, day) => sum + (day ? actualMinutesOf(day) : 0), 0);
}

/** A day once, by the longest of what makes it free. */
function holidaysOf({ holidays }: CalendarAnswer) {
	const longest = holidays.toSorted((a, b) => a.factor - b.factor);
	const byDay = new Map(
		longest.map(({ date, name, factor }) => [
			date,
			{ day: dayOfIso(date), label: name, isHalf: factor < 1 },
		]),
	);
	return [...byDay.values()];
}

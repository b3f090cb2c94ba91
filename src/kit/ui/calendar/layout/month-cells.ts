import type { LocalDay } from "#domain/time/quantities.ts";
import type { CalendarEvent } from "../calendar-given.ts";
import { hasHours } from "./day-parts.ts";
import { type WeekBar, weekBars } from "./week-bars.ts";

/** What a cell of a month shows. */
export interface MonthCell {
	readonly day: LocalDay;
	/** On this day alone, by time; what is of whole days first. */
	readonly events: readonly CalendarEvent[];
	/** How many are not shown; they are where the day is opened. */
	readonly hidden: number;
	/** Lanes that bars over several days take up here. */
	readonly lanes: number;
}

export interface MonthRow {
	readonly cells: readonly MonthCell[];
	/** Those that are shown. */
	readonly bars: readonly WeekBar[];
}

/**
 * A week of a month: what lasts several days as bars, what lasts one in its cell.
 *
 * @param most that a cell shows; where there are more, the last place says how many
 */
export function monthRow(
	events: readonly CalendarEvent[],
	days: readonly LocalDay[],
	most: number,
): MonthRow {
	const bars = weekBars(events.filter(isLong), days);
	const single = events.filter((event) => !isLong(event));
	const shownBars = new Set(bars.filter(({ lane }) => lane < most));
	const cells = days.map((day, at) => {
		const own = bars.filter(({ first, days: count }) => at >= first && at < first + count);
		const here = single.filter(({ from }) => from === day).sort(byTime);
		return cellOf(day, own, here, most);
	});
	return { cells, bars: [...shownBars] };
}

function cellOf(
	day: LocalDay,
	bars: readonly WeekBar[],
	events: readonly CalendarEvent[],
	most: number,
): MonthCell {
	const shownBars = bars.filter(({ lane }) => lane < most);
	const lanes = Math.max(0, ...shownBars.map(({ lane }) => lane + 1));
	const hiddenBars = bars.length - shownBars.length;
	const isTooMany = lanes + events.length > most || hiddenBars > 0;
	const room = Math.max(0, most - lanes - (isTooMany ? 1 : 0));
	const shown = events.slice(0, room);
	return { day, events: shown, hidden: events.length - shown.length + hiddenBars, lanes };
}

/** A night belongs to the day it begins on, as it does everywhere. */
function isLong(event: CalendarEvent): boolean {
	return event.to > event.from && !hasHours(event);
}

function byTime(a: CalendarEvent, b: CalendarEvent): number {
	return (a.beginMinute ?? -1) - (b.beginMinute ?? -1);
}

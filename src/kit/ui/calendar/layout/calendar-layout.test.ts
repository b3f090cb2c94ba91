import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { CalendarEvent } from "../calendar-given.ts";
import { moveInMonth } from "../month/move-in-month.ts";
import {
	dayPartCases,
	keyCases,
	monthCellCases,
	monthWeekCases,
	weekBarCases,
} from "./calendar.cases.ts";
import { dayParts } from "./day-parts.ts";
import { monthRow } from "./month-cells.ts";
import { monthWeeks, weekDays } from "./month-weeks.ts";
import { weekBars } from "./week-bars.ts";

function eventOf(
	id: string,
	from: string,
	to: string,
	begin?: number,
	end?: number,
): CalendarEvent {
	const times =
		begin === undefined || end === undefined ? {} : { beginMinute: begin, endMinute: end };
	const days = { from: dayOfIso(from), to: dayOfIso(to) };
	return { id, ...days, state: "APPROVED", label: id, ...times };
}

test.each(monthWeekCases)("the month of %s reaches from %s to %s", (iso, from, to, numbers) => {
	const weeks = monthWeeks(dayOfIso(iso));
	const days = weeks.flatMap((week) => week.days);
	expect(weeks.map(({ week }) => week)).toEqual(numbers);
	expect([days[0], days.at(-1)].map((day) => day && isoOfDay(day))).toEqual([from, to]);
	expect(days).toHaveLength(numbers.length * 7);
});

test.each(dayPartCases)("hours of a day: %s", (_, given, iso, expected) => {
	const events = given.map(([id, from, to, begin, end]) => eventOf(id, from, to, begin, end));
	const parts = dayParts(events, dayOfIso(iso));
	expect(parts.map((part) => [part.event.id, part.begin, part.end, part.lane, part.lanes])).toEqual(
		expected,
	);
});

test.each(weekBarCases)("bars of %j", (given, expected) => {
	const events = given.map(([id, from, to]) => eventOf(id, from, to));
	const bars = weekBars(events, weekDays(dayOfIso("2026-11-02")));
	expect(
		bars.map((bar) => [bar.event.id, bar.first, bar.days, bar.lane, bar.isFromBefore, bar.goesOn]),
	).toEqual(expected);
});

test.each(monthCellCases)("%d at most of %j", (most, given, shown, hidden, lanes) => {
	const events = given.map(([id, last, minute]) =>
		minute < 0
			? eventOf(id, "2026-11-02", `2026-11-0${last}`)
			: eventOf(id, "2026-11-02", "2026-11-02", minute, minute + 30),
	);
	const [cell] = monthRow(events, weekDays(dayOfIso("2026-11-02")), most).cells;
	expect(cell?.events.map(({ id }) => id)).toEqual(shown);
	expect([cell?.hidden, cell?.lanes]).toEqual([hidden, lanes]);
});

test("a night stands on the day it begins on, whole days over all of theirs", () => {
	const night = eventOf("night", "2026-11-02", "2026-11-03", 1260, 360);
	const leave = eventOf("leave", "2026-11-05", "2026-11-06");
	const row = monthRow([night, leave], weekDays(dayOfIso("2026-11-02")), 3);
	expect(row.cells.map((cell) => cell.events.map(({ id }) => id))).toEqual([
		["night"],
		[],
		[],
		[],
		[],
		[],
		[],
	]);
	expect(row.bars.map(({ event, first, days }) => [event.id, first, days])).toEqual([
		["leave", 3, 2],
	]);
});

test.each(keyCases)("%s leads from %s to %s", (key, from, to) => {
	const next = moveInMonth(key, dayOfIso(from));
	expect(next && isoOfDay(next)).toBe(to);
});

test("other keys lead nowhere", () => {
	expect(moveInMonth("x", dayOfIso("2026-11-02"))).toBeUndefined();
});

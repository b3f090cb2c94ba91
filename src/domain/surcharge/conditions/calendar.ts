import * as z from "zod/mini";
import { holidayKinds } from "../../holidays/holiday-facts.ts";
import { type CivilDate, dateOfDay } from "../../time/civil-date.ts";
import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { type CalendarCondition, conditionKind } from "../condition.ts";
import { minuteOfWallTime, wallTime } from "./wall-time.ts";

/** A condition whose answer changes within a day at `edges` alone. */
function onCalendar(
	edges: CalendarCondition["edges"],
	holds: CalendarCondition["holds"],
): CalendarCondition {
	return { on: "CALENDAR", edges, holds };
}

/**
 * Minutes between two times on the wall clock, wherever they lie; on the night of the change each hour that is shown
 * twice counts twice. Example: 20:00 to 06:00 → 22:00 and 05:59 meet it, 06:00 does not.
 */
export const timeOfDay = conditionKind(
	"TIME_OF_DAY",
	{
		from: wallTime,
		/** Not included; before `from`: on the next day. The same as `from`: the whole day. */
		to: wallTime,
	},
	(given) => {
		const from = minuteOfWallTime(given.from) % 1440;
		const to = minuteOfWallTime(given.to) % 1440;
		return onCalendar([from, to], (_day, minute) =>
			from < to ? minute >= from && minute < to : minute >= from || minute < to,
		);
	},
);

/** Which day is asked about, counted from the minute's own: −1 is the day before. None or null: the day itself. */
const dayOffset = z.optional(z.nullable(z.int().check(z.minimum(-7), z.maximum(7))));

function dayAt(day: LocalDay, offset: z.infer<typeof dayOffset>): LocalDay {
	return (day + (offset ?? 0)) as LocalDay;
}

/** Minutes on some days of the week. Example: [7] with offset −1 → all Monday. */
export const weekday = conditionKind(
	"WEEKDAY",
	{
		/** 1 = Monday to 7 = Sunday. */
		weekdays: z
			.array(z.int().check(z.minimum(1), z.maximum(7)))
			.check(z.minLength(1), z.maxLength(7)),
		dayOffset,
	},
	({ weekdays, dayOffset }) =>
		onCalendar([], (day) => weekdays.includes(weekdayOf(dayAt(day, dayOffset)))),
);

const halfDay = 0.5;

/** Minutes on a holiday at the place of work. Example: PUBLIC with offset −1 → all of 4 October. */
export const holiday = conditionKind(
	"HOLIDAY",
	{
		/** Share of the day that must be free at least. None or null: half a day; a day merely written down is no holiday. */
		minFactor: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
		/** None or null: of any kind. */
		kind: z.optional(z.nullable(z.enum(holidayKinds))),
		dayOffset,
	},
	({ minFactor, kind, dayOffset }) =>
		onCalendar([], (day, _minute, calendar) =>
			calendar
				.holidaysOn(dayAt(day, dayOffset))
				.some((found) => found.factor >= (minFactor ?? halfDay) && (!kind || found.kind === kind)),
		),
);

const yearlyPattern =
	/^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))T(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Month, day and time of every year, e.g. "12-24T14:00". */
const yearlyTime = z.string().check(z.regex(yearlyPattern));

/** Minutes of a stretch of each year. Example: 12-31T14:00 to 01-01T00:00 → the afternoon of New Year's Eve. */
export const dateTimeRange = conditionKind(
	"DATE_TIME_RANGE",
	{
		from: yearlyTime,
		/** Not included; before `from`: in the next year. The same as `from`: the whole year. */
		to: yearlyTime,
	},
	(given) => {
		const from = readYearly(given.from);
		const to = readYearly(given.to);
		return onCalendar([from.minute, to.minute], (day, minute) => {
			const at = orderOf(dateOfDay(day), minute);
			return from.order < to.order
				? at >= from.order && at < to.order
				: at >= from.order || at < to.order;
		});
	},
);

function readYearly(text: string): { order: number; minute: number } {
	const [month, day] = text.slice(0, 5).split("-").map(Number);
	const minute = minuteOfWallTime(text.slice(6));
	const date = { month: month as number, day: day as number };
	return { order: orderOf(date, minute), minute };
}

/** Rises with the time of the year; 31 days a month leave gaps, which do no harm. */
function orderOf({ month, day }: Omit<CivilDate, "year">, minute: number): number {
	return (month * 31 + day) * 1440 + minute;
}

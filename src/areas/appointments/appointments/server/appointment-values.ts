import { seriesDaysOf } from "#domain/appointments/edit-series.ts";
import {
	longestDays,
	type Span,
	spanOfDay,
	type WallTime,
} from "#domain/appointments/occurrences.ts";
import type { Recurrence, SeriesDays } from "#domain/appointments/recurrence.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { GivenRecurrence } from "../contract/fields.ts";
import { appointmentTimes, seriesEndsBefore, seriesRule, seriesWithoutDay } from "../contract.ts";

/** Days and minutes of the wall clock; without minutes whole days. */
export interface GivenTimes {
	readonly from: string;
	readonly to: string;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
}

export interface CheckedTimes extends WallTime {
	readonly day: LocalDay;
	readonly allDay: boolean;
}

/** When it is, counted from the midnight of its first day; refuses what ends before it begins or has half of its times. */
export function checkedTimes({ from, to, beginMinutes, endMinutes }: GivenTimes): CheckedTimes {
	const day = dayOfIso(from);
	const days = dayOfIso(to) - day;
	const allDay = beginMinutes === null;
	if (allDay !== (endMinutes === null) || days < 0) refuse(appointmentTimes);
	const beginMinute = beginMinutes ?? 0;
	const endMinute = endMinutes === null ? (days + 1) * 1440 : days * 1440 + endMinutes;
	const length = endMinute - beginMinute;
	if (length <= 0 || length > longestDays * 1440) refuse(appointmentTimes);
	return { day, allDay, beginMinute, endMinute };
}

export function spanOf(times: CheckedTimes, zone: string): Span {
	return spanOfDay(times.day, times, zoneOf(zone));
}

const faults = { RULE: seriesRule, NO_DAY: seriesWithoutDay, ENDS_BEFORE: seriesEndsBefore };

/** The days of a series that is wanted from a day on. */
export function checkedSeries(given: GivenRecurrence, wanted: LocalDay): SeriesDays {
	const { until, count } = given;
	const end = { until: until === null ? null : dayOfIso(until), count };
	const series = seriesDaysOf(ruleOf(given), wanted, end);
	return typeof series === "string" ? refuse(faults[series]) : series;
}

function ruleOf({ type, interval, weekdays, nth }: GivenRecurrence): Recurrence {
	const inOrder = [...new Set(weekdays)].sort((a, b) => a - b);
	return { type, interval, weekdays: inOrder, nth };
}

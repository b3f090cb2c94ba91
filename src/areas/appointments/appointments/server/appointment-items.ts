import { type Occurrence, occurrencesWithin, type Span } from "#domain/appointments/occurrences.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { AppointmentItem } from "../contract/item.ts";
import type { ExceptionFacts, FoundAppointment, SeriesFacts } from "./sql/list.ts";

/** No calendar shows more at once. */
const mostItems = 5_000;

export function minuteOf(written: string | Date): EpochMinute {
	return Math.floor(new Date(written).getTime() / 60_000) as EpochMinute;
}

export const writtenMinute = (minute: number) => new Date(minute * 60_000).toISOString();

/** What was found as calendars show it: each time of a series by itself, the earliest first. */
export function itemsOf(found: readonly FoundAppointment[], range: Span): AppointmentItem[] {
	return found
		.flatMap((row) => (row.series === null ? [singleOf(row)] : timesOf(row, row.series, range)))
		.sort((one, other) => one.begin.localeCompare(other.begin) || one.id.localeCompare(other.id))
		.slice(0, mostItems);
}

/** From midnight of its first day to that of the day after its last, by the clocks of its zone. */
export function daysOfSpan({ begin, end }: Span, zoneName: string) {
	const zone = zoneOf(zoneName);
	const from = localDayOf(begin, zone);
	const to = localDayOf(Math.max(begin, end - 1) as EpochMinute, zone);
	return { from: isoOfDay(from), to: isoOfDay(to) };
}

export function timeOf(span: Span, zone: string) {
	return {
		begin: writtenMinute(span.begin),
		end: writtenMinute(span.end),
		...daysOfSpan(span, zone),
		zone,
	};
}

function singleOf(row: FoundAppointment): AppointmentItem {
	const span = { begin: minuteOf(row.begin ?? ""), end: minuteOf(row.end ?? "") };
	return {
		...{ kind: "APPOINTMENT", exceptionId: null, originalDay: null, allDay: row.allDay },
		...timeOf(span, row.zone),
		...shown(row, row),
	};
}

function timesOf(row: FoundAppointment, series: SeriesFacts, range: Span): AppointmentItem[] {
	return occurrencesOf(series, row.zone, range).map((time) => itemOf(row, time));
}

type Moved = ReturnType<typeof exceptionOf>;

function itemOf(row: FoundAppointment, time: Occurrence<Moved>): AppointmentItem {
	const facts = time.exception?.facts;
	return {
		kind: facts ? "APPOINTMENT_SERIES_EXCEPTION" : "APPOINTMENT_SERIES_ITEM",
		exceptionId: facts?.id ?? null,
		originalDay: isoOfDay(time.originalDay),
		allDay: facts?.allDay ?? row.allDay,
		...timeOf(time, row.zone),
		...shown(row, facts ?? row),
	};
}

/** Words and whose it is, as far as the reader may know them. */
function shown(
	{ id, isOpen, userId, unitId, unitName, userIds, ownAnswer }: FoundAppointment,
	{ title, location, activity }: Pick<ExceptionFacts, "title" | "location" | "activity">,
) {
	const hidden = { title: null, location: null, activity: null };
	const owner = isOpen
		? { userId, unitId, unitName }
		: { userId: null, unitId: null, unitName: null };
	return {
		...{ id, isOpen, userIds, ownAnswer },
		...(isOpen ? { title, location, activity } : hidden),
		...owner,
	};
}

export function seriesOf(facts: SeriesFacts, zoneName: string) {
	const { type, interval, weekdays, nth, first, last, beginMinute, endMinute } = facts;
	return {
		rule: { type, interval, weekdays, nth },
		first: dayOfIso(first),
		last: last === null ? null : dayOfIso(last),
		...{ beginMinute, endMinute, zone: zoneOf(zoneName) },
	};
}

/** The times of a series in a range, with what became of some. */
export function occurrencesOf(facts: SeriesFacts, zoneName: string, range: Span) {
	return occurrencesWithin(seriesOf(facts, zoneName), facts.exceptions.map(exceptionOf), range);
}

export function exceptionOf(facts: ExceptionFacts) {
	const { begin, end, originalDay } = facts;
	const moved =
		begin === null || end === null ? null : { begin: minuteOf(begin), end: minuteOf(end) };
	return { originalDay: dayOfIso(originalDay) as LocalDay, moved, facts };
}

import {
	exceptionOf,
	type FoundAppointment,
	minuteOf,
	seriesOf,
} from "#areas/appointments/appointments/server/public.ts";
import { type Span, spanOfDay } from "#domain/appointments/occurrences.ts";
import { rruleOf, type WrittenSeries, writtenDay } from "#domain/appointments/write-rrule.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { FeedEvent } from "./feed-events.ts";

/** Appointments that somebody may read, and has not declined; series as such, with what became of their days. */
export function appointmentEvents(found: readonly FoundAppointment[]): FeedEvent[] {
	return found
		.filter(({ isOpen, ownAnswer }) => isOpen && ownAnswer !== "DECLINED")
		.sort((one, other) => one.id.localeCompare(other.id))
		.flatMap((row) => (row.series === null ? [singleEvent(row)] : seriesEvents(row, row.series)));
}

function singleEvent(row: FoundAppointment): FeedEvent {
	const span = { begin: minuteOf(row.begin ?? ""), end: minuteOf(row.end ?? "") };
	return { ...sharedBy(row), ...shownOf(row), when: whenOf(span, row) };
}

type Moved = ReturnType<typeof exceptionOf>;

function seriesEvents(
	row: FoundAppointment,
	facts: NonNullable<FoundAppointment["series"]>,
): FeedEvent[] {
	const series = { ...seriesOf(facts, row.zone), allDay: row.allDay };
	const exceptions = facts.exceptions.map(exceptionOf);
	const first = spanOfDay(series.first, series, series.zone);
	const whole = {
		...sharedBy(row),
		...shownOf(row),
		when: whenOf(first, row),
		repeats: linesOf(series, exceptions),
	};
	return [whole, ...exceptions.flatMap((one) => movedEvent(row, series, one))];
}

/**
 * A moved time takes the place of its day by the begin that the rule gives it. Days of whole-day series have none: there the day is
 * left out, and what became of it stands by itself.
 */
const takesPlace = ({ allDay }: WrittenSeries, { facts }: Moved) => !allDay && !facts.allDay;

function movedEvent(row: FoundAppointment, series: WrittenSeries, one: Moved): FeedEvent[] {
	const { moved, facts, originalDay } = one;
	if (moved === null) return [];
	const when = whenOf(moved, { zone: row.zone, allDay: facts.allDay });
	const { id, version } = facts;
	const own = { ...sharedBy(row), ...shownOf(facts), id, version, when };
	if (!takesPlace(series, one)) return [own];
	const { begin } = spanOfDay(originalDay, series, series.zone);
	return [{ ...own, replaces: { id: row.id, begin: dateOf(begin) } }];
}

function linesOf(series: WrittenSeries, exceptions: readonly Moved[]): string {
	const zone = series.allDay ? ";VALUE=DATE" : `;TZID=${series.zone.name}`;
	const leftOut = exceptions
		.filter((one) => one.moved === null || !takesPlace(series, one))
		.map(({ originalDay }) => originalDay)
		.sort((a, b) => a - b)
		.map((day) => `EXDATE${zone}:${writtenDay(series, day)}`);
	return [`RRULE:${rruleOf(series)}`, ...leftOut].join("\r\n");
}

function sharedBy({ id, version, ownAnswer }: FoundAppointment) {
	return { id, version, isTentative: ownAnswer === "NONE", isBusy: true };
}

function shownOf({
	title,
	location,
}: {
	readonly title: string | null;
	readonly location: string | null;
}) {
	return { summary: title ?? "", location };
}

const dateOf = (minute: number) => new Date(minute * 60_000);

function whenOf(
	{ begin, end }: Span,
	{ zone, allDay }: { readonly zone: string; readonly allDay: boolean },
): FeedEvent["when"] {
	if (!allDay) return { begin: dateOf(begin), end: dateOf(end), zone };
	const clock = zoneOf(zone);
	const last = Math.max(begin, end - 1) as EpochMinute;
	return { from: isoOfDay(localDayOf(begin, clock)), to: isoOfDay(localDayOf(last, clock)) };
}

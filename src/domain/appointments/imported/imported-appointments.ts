import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { isSeriesDay, seriesDaysOf } from "../edit-series.ts";
import { longestDays, type Span, spanOfDay, type WallTime } from "../occurrences.ts";
import type { SeriesDays } from "../recurrence.ts";
import type { CalendarEvent, Stamp } from "./calendar-event.ts";
import { readRrule } from "./read-rrule.ts";

/** Why something of a file is left out. */
export const skipReasons = [
	"UNREADABLE",
	"TIMES",
	"TOO_LONG",
	"RULE",
	"CANCELLED",
	"ALONE",
] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface ImportedContent {
	readonly title: string;
	readonly location: string | null;
	readonly description: string | null;
}

export interface ImportedException {
	readonly day: LocalDay;
	/** Null: left out. */
	readonly moved: (ImportedContent & { readonly span: Span; readonly allDay: boolean }) | null;
}

/** An appointment, or a series with what became of its days. */
export interface ImportedAppointment extends ImportedContent {
	readonly uid: string;
	readonly sequence: number;
	readonly zone: string;
	readonly allDay: boolean;
	/** Of a series that of its first time. */
	readonly span: Span;
	readonly series: (SeriesDays & WallTime) | null;
	readonly exceptions: readonly ImportedException[];
}

export interface SkippedEvent {
	readonly uid: string;
	readonly title: string;
	readonly reason: SkipReason;
}

export interface ReadCalendar {
	readonly appointments: readonly ImportedAppointment[];
	readonly skipped: readonly SkippedEvent[];
}

/** What becomes of the events of a file in a calendar whose clock is that of a zone. */
export function importedAppointments(events: readonly CalendarEvent[], zone: string): ReadCalendar {
	const appointments: ImportedAppointment[] = [];
	const skipped: SkippedEvent[] = [];
	for (const group of groupsOf(events)) {
		const made = appointmentOf(group, zone);
		if (typeof made === "string") skipped.push({ ...group.named, reason: made });
		else appointments.push(made);
	}
	return { appointments, skipped };
}

interface Group {
	readonly named: { readonly uid: string; readonly title: string };
	readonly main: CalendarEvent | undefined;
	readonly changed: readonly CalendarEvent[];
}

/** What has one id is one appointment; of the same time counts what was changed last. */
function groupsOf(events: readonly CalendarEvent[]): Group[] {
	const latest = new Map<string, Map<string, CalendarEvent>>();
	for (const event of events) {
		const { uid, replaces, sequence } = event;
		const times = latest.get(uid) ?? new Map<string, CalendarEvent>();
		const key = replaces === null ? "" : `${replaces.day} ${replaces.minute}`;
		const before = times.get(key);
		if (before === undefined || before.sequence <= sequence) times.set(key, event);
		latest.set(uid, times);
	}
	return [...latest.values()].map((times) => {
		const all = [...times.values()];
		const [first] = all as [CalendarEvent];
		const main = times.get("");
		const { uid, title } = main ?? first;
		return { named: { uid, title }, main, changed: all.filter((one) => one !== main) };
	});
}

function appointmentOf({ main, changed }: Group, home: string): ImportedAppointment | SkipReason {
	if (main === undefined) return "ALONE";
	if (main.isCancelled) return "CANCELLED";
	const { uid, title, location, description } = main;
	const sequence = Math.max(main.sequence, ...changed.map((one) => one.sequence));
	const allDay = main.begin.minute === null;
	const content = { uid, sequence, title, location, description, allDay };
	const span = spanOfEvent(main, home);
	if (typeof span === "string") return span;
	if (main.rrule === null && !main.hasFurtherDays)
		return { ...content, span, zone: home, series: null, exceptions: [] };
	const zone = allDay ? home : (main.begin.zone ?? home);
	const series = seriesOf(main, span, zone);
	if (series === null) return "RULE";
	return {
		...content,
		span,
		zone,
		series,
		exceptions: exceptionsOf(main, changed, series, { zone, home }),
	};
}

const minutesOfDay = 1440;

function instantOf({ day, minute, zone }: Stamp, home: string): EpochMinute {
	return instantOfLocal(day, minute ?? 0, zoneOf(minute === null ? home : (zone ?? home)));
}

/** Without an end a day lasts for itself, and anything else no time. */
function spanOfEvent(event: CalendarEvent, home: string): Span | "TIMES" | "TOO_LONG" {
	const { begin, end, minutes } = event;
	const from = instantOf(begin, home);
	const lasting = minutes ?? (begin.minute === null ? minutesOfDay : 0);
	const isDayLong = end === null && begin.minute === null;
	const to = end
		? instantOf(end, home)
		: isDayLong
			? instantOf(
					{ ...begin, day: (begin.day + Math.ceil(lasting / minutesOfDay)) as LocalDay },
					home,
				)
			: ((from + lasting) as EpochMinute);
	if (to < from || (begin.minute === null && to === from)) return "TIMES";
	return to - from > longestDays * minutesOfDay ? "TOO_LONG" : { begin: from, end: to };
}

/** Whole days, of which one may have an hour more or less. */
const wholeDays = (minutes: number) => Math.round(minutes / minutesOfDay) * minutesOfDay;

function seriesOf(
	{ rrule, begin, end, hasFurtherDays }: CalendarEvent,
	span: Span,
	zone: string,
): (SeriesDays & WallTime) | null {
	const read = rrule === null || hasFurtherDays ? null : readRrule(rrule, begin.day);
	if (read === null) return null;
	const beginMinute = begin.minute ?? 0;
	const isOneClock = end !== null && end.zone === begin.zone;
	// by the clock, which the night on which it changes leaves as it is
	const length = span.end - span.begin;
	const lasting = isOneClock
		? (end.day - begin.day) * minutesOfDay + (end.minute ?? 0) - beginMinute
		: begin.minute === null
			? wholeDays(length)
			: length;
	const time = { beginMinute, endMinute: beginMinute + lasting };
	const until = read.until === null ? null : untilOf(read.until, time, zone);
	if (Number.isNaN(until)) return null;
	const days = seriesDaysOf(read.rule, begin.day, { until, count: read.count });
	// a rule that does not fall on the day on which it begins: programs disagree about what that is
	return typeof days === "string" || days.first !== begin.day ? null : { ...days, ...time };
}

/** The last day of which the time still begins by then; NaN for what is none. */
function untilOf(text: string, time: WallTime, zone: string): LocalDay {
	const [, date, clock, isUtc] = /^(\d{8})(?:T(\d{4})\d{2}(Z?))?$/.exec(text) ?? [];
	const day = date === undefined ? Number.NaN : dayOfText(date);
	if (Number.isNaN(day) || clock === undefined) return day as LocalDay;
	const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));
	const at = isUtc
		? ((day * minutesOfDay + minute) as EpochMinute)
		: instantOfLocal(day as LocalDay, minute, zoneOf(zone));
	const last = localDayOf(at, zoneOf(zone));
	return (spanOfDay(last, time, zoneOf(zone)).begin > at ? last - 1 : last) as LocalDay;
}

/** `20261231` as a day; NaN where there is none. */
export function dayOfText(date: string): number {
	try {
		return dayOfIso(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`);
	} catch {
		return Number.NaN;
	}
}

interface Clocks {
	readonly zone: string;
	readonly home: string;
}

function exceptionsOf(
	main: CalendarEvent,
	changed: readonly CalendarEvent[],
	series: SeriesDays,
	{ zone, home }: Clocks,
): ImportedException[] {
	const dayOf = (stamp: Stamp) =>
		stamp.minute === null ? stamp.day : localDayOf(instantOf(stamp, home), zoneOf(zone));
	const days = new Map<LocalDay, ImportedException>();
	for (const stamp of main.leftOut) days.set(dayOf(stamp), { day: dayOf(stamp), moved: null });
	for (const event of changed) {
		if (event.replaces === null) continue;
		const day = dayOf(event.replaces);
		const span = spanOfEvent(event, home);
		if (event.isCancelled) days.set(day, { day, moved: null });
		else if (typeof span !== "string") days.set(day, { day, moved: movedTo(event, span) });
	}
	return [...days.values()]
		.filter(({ day }) => isSeriesDay(series, day))
		.sort((a, b) => a.day - b.day);
}

function movedTo({ title, location, description, begin }: CalendarEvent, span: Span) {
	return { title, location, description, span, allDay: begin.minute === null };
}

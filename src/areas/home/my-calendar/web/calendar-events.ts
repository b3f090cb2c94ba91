import {
	type Icon,
	IconBeach,
	IconCalendarEvent,
	IconCalendarTime,
	IconClock,
	IconMedicalCross,
	IconUserOff,
	IconUserShare,
} from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { CalendarEvent } from "#kit/ui/calendar/calendar-given.ts";
import { serverNow } from "#kit/web/clock.ts";
import type { Format } from "#kit/web/format/format.ts";
import { wallTimeOf } from "#kit/web/format/print-day.ts";
import type { texts } from "../text.ts";
import type { CalendarAnswer } from "./use-calendar.ts";

export type CalendarTexts = Words<typeof texts>;
export type Tracking = CalendarAnswer["timeTrackings"][number];
type Absence = CalendarAnswer["absences"][number];
type Shift = CalendarAnswer["shifts"][number];
type Appointment = CalendarAnswer["appointments"][number];
type Substitution = CalendarAnswer["substitutions"][number];

/** What an event of the calendar stands for. */
export type EventKind = "absence" | "entry" | "shift" | "standIn" | "appointment";

/** Its id says which panel shows it. Example: "absence 0198…" → ["absence", "0198…"] */
export function kindOfEvent({ id }: Pick<CalendarEvent, "id">): readonly [EventKind, string] {
	const [kind, of = ""] = id.split(" ");
	return [kind as EventKind, of];
}

const icons: Readonly<Record<Absence["classType"], Icon>> = {
	LEAVE: IconBeach,
	SICK: IconMedicalCross,
	ABSENCE: IconUserOff,
};

export function absenceEvent(absence: Absence, t: CalendarTexts, format: Format): CalendarEvent {
	const { id, from, to, state, activity, classType } = absence;
	const note = absenceNote(absence, t, format);
	return {
		...{ id: `absence ${id}`, state, label: activity?.name ?? t.away },
		...{ from: dayOfIso(from), to: dayOfIso(to), icon: icons[classType] },
		...(activity && { tone: activity.color }),
		...(note && { note }),
		...hoursOf(absence),
	};
}

type Range = Pick<Absence, "from" | "to" | "fromPart" | "toPart" | "beginMinutes" | "endMinutes">;

function hoursOf({ to, beginMinutes, endMinutes }: Range) {
	if (beginMinutes === null || endMinutes === null) return {};
	if (endMinutes <= dayMinutes) return { beginMinute: beginMinutes, endMinute: endMinutes };
	const next = (dayOfIso(to) + 1) as LocalDay;
	return { beginMinute: beginMinutes, endMinute: endMinutes - dayMinutes, to: next };
}

const dayMinutes = 1440;

/** "4,5 Tage"; of half a day which half it is. */
function absenceNote(
	{ from, to, fromPart, cost, beginMinutes }: Absence,
	t: CalendarTexts,
	format: Format,
): string | undefined {
	if (beginMinutes !== null) return undefined;
	if (from === to && fromPart !== "WHOLE") return t.halves[fromPart];
	const days = Number(cost);
	if (days === 0) return undefined;
	return days === 1 ? t.oneDay : t.days(format.amount(days));
}

export function substitutionEvent(one: Substitution, t: CalendarTexts): CalendarEvent {
	const { absenceId, absentUser, from, to, state } = one;
	return {
		...{ id: `standIn ${absenceId}`, state, isBox: true, icon: IconUserShare },
		...{ from: dayOfIso(from), to: dayOfIso(to) },
		label: t.standIn(`${absentUser.firstName} ${absentUser.lastName}`),
		...(state === "REQUESTED" && { note: t.asked }),
		...hoursOf(one),
	};
}

/** A shift on its day; what passes midnight ends on the next one. */
export function shiftEvent({ id, day, activity, workspaceName, ...times }: Shift): CalendarEvent {
	const from = dayOfIso(day);
	const lastMinute = Math.max(0, times.endMinute - 1);
	const days = Math.floor(lastMinute / dayMinutes);
	return {
		...{ id: `shift ${id}`, state: "APPROVED", label: activity.name, tone: activity.color },
		...{ from, to: (from + days) as LocalDay, icon: IconCalendarTime },
		...{ beginMinute: times.beginMinute, endMinute: times.endMinute - days * dayMinutes },
		...(workspaceName !== null && { note: workspaceName }),
	};
}

/** An entry as the clock on the wall of its place showed it; one that runs ends now. */
export function entryTimes({ begin, end, zone }: Pick<Tracking, "begin" | "end" | "zone">) {
	const first = wallTimeOf(Date.parse(begin), zone);
	const last = wallTimeOf(end === null ? serverNow() : Date.parse(end), zone);
	return { first, last };
}

export function entryEvent(entry: Tracking): CalendarEvent {
	const { id, state, activity, projectNode } = entry;
	const { first, last } = entryTimes(entry);
	return {
		...{ id: `entry ${id}`, state, label: activity.name, tone: activity.color, icon: IconClock },
		...{ from: first.day, to: last.day, beginMinute: first.minute, endMinute: last.minute },
		...(projectNode && { note: projectNode.name }),
	};
}

/** Says which one it is. Example: "0198…/2026-11-27" of a series, "moved:0198…" of an exception */
function keyOf({ id, exceptionId, originalDay }: Appointment): string {
	if (exceptionId !== null) return `moved:${exceptionId}`;
	return originalDay === null ? id : `${id}/${originalDay}`;
}

export function appointmentEvent(one: Appointment, t: CalendarTexts): CalendarEvent {
	const { begin, end, zone, allDay, from, to, title, location, ownAnswer } = one;
	const first = wallTimeOf(Date.parse(begin), zone);
	const last = wallTimeOf(Date.parse(end), zone);
	const hours = { beginMinute: first.minute, endMinute: last.minute || dayMinutes };
	return {
		...{ id: `appointment ${keyOf(one)}`, isBox: true, icon: IconCalendarEvent },
		state: ownAnswer === "NONE" ? "REQUESTED" : "APPROVED",
		label: title ?? t.busy,
		...{ from: dayOfIso(from), to: dayOfIso(to) },
		...(!allDay && hours),
		...(location && { note: location }),
	};
}

import { setImmediate } from "node:timers/promises";
import type { CalendarEvent } from "#domain/appointments/imported/calendar-event.ts";
import { cutCalendar } from "#domain/appointments/imported/cut-calendar.ts";
import {
	importedAppointments,
	type ReadCalendar,
	type SkippedEvent,
} from "#domain/appointments/imported/imported-appointments.ts";
import { type CalendarFault, mostEvents } from "../contract.ts";
import { clocksOf } from "./read-clock.ts";
import { readEvent } from "./read-event.ts";

export interface CalendarFile extends ReadCalendar {
	readonly unknownZones: readonly string[];
}

interface Home {
	/** Of whose calendar it is. */
	readonly zone: string;
	/** Of the company's sites. */
	readonly zones: readonly string[];
	/** What stands for a title where there is none. */
	readonly untitled: string;
}

/** So many are read before others have their turn. */
const atOnce = 50;

/** What a calendar file holds for a calendar; what is wrong with it where it is none or holds too much. */
export async function readCalendarFile(
	text: string,
	{ zone, zones, untitled }: Home,
): Promise<CalendarFile | Extract<CalendarFault, "NO_CALENDAR" | "TOO_MANY">> {
	const parts = cutCalendar(text);
	if (parts === undefined) return "NO_CALENDAR";
	if (parts.events.length > mostEvents) return "TOO_MANY";
	const { clockOf, unknown } = clocksOf(parts.zones, [zone, ...zones]);
	const events: CalendarEvent[] = [];
	const unreadable: SkippedEvent[] = [];
	for (const [at, part] of parts.events.entries()) {
		const event = readEvent(part, clockOf, untitled);
		if (event) events.push(event);
		else unreadable.push({ uid: "", title: titleIn(part) || untitled, reason: "UNREADABLE" });
		if (at % atOnce === atOnce - 1) await setImmediate();
	}
	const { appointments, skipped } = importedAppointments(events, zone);
	return { appointments, skipped: [...unreadable, ...skipped], unknownZones: [...unknown] };
}

/** Of what cannot be read as a whole. */
function titleIn(part: string): string {
	return (/^SUMMARY[^:\r\n]*:(.*)$/m.exec(part)?.[1] ?? "").trim().slice(0, 200);
}

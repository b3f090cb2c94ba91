import { IconCalendarEvent } from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { CalendarEvent } from "#kit/ui/calendar/calendar-given.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { wallTimeOf } from "#kit/web/format/print-day.ts";
import type { AppointmentItem } from "../contract/answers.ts";
import {
	appointmentsDetail,
	appointmentsSeriesExceptionDetail,
	appointmentsSeriesItemDetail,
} from "./panels.ts";

/** Says which one it is, and so which panel shows it. Example: "0198…/2026-11-27" of a series, "moved:0198…" of an exception */
export function keyOf({ id, exceptionId, originalDay }: AppointmentItem): string {
	if (exceptionId !== null) return `moved:${exceptionId}`;
	return originalDay === null ? id : `${id}/${originalDay}`;
}

/** An appointment as calendars show it: a pale box. @param busy stands in place of words that one may not know */
export function appointmentEvent(one: AppointmentItem, busy: string): CalendarEvent {
	const { begin, end, zone, allDay, from, to, title, location, ownAnswer } = one;
	const first = wallTimeOf(Date.parse(begin), zone);
	const last = wallTimeOf(Date.parse(end), zone);
	const hours = allDay ? {} : { beginMinute: first.minute, endMinute: last.minute || 1440 };
	return {
		...{ id: `appointment ${keyOf(one)}`, isBox: true, icon: IconCalendarEvent },
		state: ownAnswer === "NONE" ? "REQUESTED" : "APPROVED",
		label: title ?? busy,
		...{ from: dayOfIso(from), to: dayOfIso(to) },
		...hours,
		...(location && { note: location }),
	};
}

/** Each kind has its own detail. */
export function openAppointment(key: string): void {
	const [, exceptionId] = key.split("moved:");
	const [id = "", day] = key.split("/");
	if (exceptionId !== undefined) openPanel(appointmentsSeriesExceptionDetail, { id: exceptionId });
	else if (day !== undefined) openPanel(appointmentsSeriesItemDetail, { id, day });
	else openPanel(appointmentsDetail, { id });
}

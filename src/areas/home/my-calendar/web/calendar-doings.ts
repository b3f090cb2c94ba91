import {
	IconBeach,
	IconCalendarCheck,
	IconCalendarEvent,
	IconCalendarPlus,
	IconCalendarWeek,
	IconClockPlus,
	IconEye,
	IconHelpCircle,
} from "@tabler/icons-react";
import {
	absencesCreate,
	absencesDetail,
	absencesSubstituteDetail,
} from "#areas/absences/requests/web/panels.ts";
import {
	appointmentsCreate,
	appointmentsDetail,
	appointmentsSeriesExceptionDetail,
	appointmentsSeriesItemDetail,
} from "#areas/appointments/appointments/web/panels.ts";
import { availabilityCreate } from "#areas/shift-planning/availability/web/panels.ts";
import { shiftsDetail } from "#areas/shift-planning/shifts/web/panels.ts";
import {
	timeTrackingsCreate,
	timeTrackingsDetail,
} from "#areas/time-tracking/entries/web/panels.ts";
import { targetActualDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { CalendarEvent, CalendarSpot } from "#kit/ui/calendar/calendar-given.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type CalendarTexts, kindOfEvent } from "./calendar-events.ts";
import type { CalendarPlace } from "./use-calendar-place.ts";

/** Each kind of event has its own detail. */
export function openEvent(event: CalendarEvent): void {
	const [kind, id] = kindOfEvent(event);
	if (kind === "absence") openPanel(absencesDetail, { id });
	else if (kind === "appointment") openAppointment(id);
	else if (kind === "entry") openPanel(timeTrackingsDetail, { id });
	else if (kind === "shift") openPanel(shiftsDetail, { id });
	else openPanel(absencesSubstituteDetail, { id });
}

function openAppointment(key: string): void {
	const [, exceptionId] = key.split("moved:");
	const [id = "", day] = key.split("/");
	if (exceptionId !== undefined) openPanel(appointmentsSeriesExceptionDetail, { id: exceptionId });
	else if (day !== undefined) openPanel(appointmentsSeriesItemDetail, { id, day });
	else openPanel(appointmentsDetail, { id });
}

export function askForDay(day: LocalDay): void {
	openPanel(absencesCreate, { from: isoOfDay(day), to: isoOfDay(day) });
}

function enterTime(day: LocalDay): void {
	openPanel(timeTrackingsCreate, { day: isoOfDay(day) });
}

export function meetOn(day: LocalDay, minute?: number): void {
	openPanel(appointmentsCreate, { day: isoOfDay(day), ...(minute !== undefined && { minute }) });
}

/** Of days that have been, time is entered; for those to come there are appointments. */
export function createOn(day: LocalDay, today: LocalDay, minute: number | undefined): void {
	if (day <= today && isOpenable(timeTrackingsCreate)) enterTime(day);
	else meetOn(day, minute);
}

interface MenuGiven {
	readonly t: CalendarTexts;
	readonly userId: string;
	readonly today: LocalDay;
	readonly place: CalendarPlace;
	readonly go: (place: CalendarPlace) => void;
}

/** What can be done with a day, and with what lies on it. */
export function spotMenu({ day, event }: CalendarSpot, given: MenuGiven): MenuItem[] {
	const { t, userId, today } = given;
	const hasBeen = day <= today;
	const open = { id: "open", label: t.open, icon: IconEye };
	return [
		...(event ? [{ ...open, run: () => openEvent(event) }] : []),
		{
			...{ id: "appointment", label: t.newAppointment, icon: IconCalendarPlus },
			...(event && { beginsPart: true }),
			run: () => meetOn(day),
		},
		...(hasBeen || !isOpenable(availabilityCreate)
			? []
			: [
					{
						...{ id: "availability", label: t.availability, icon: IconCalendarCheck },
						run: () => void openPanel(availabilityCreate, { day: isoOfDay(day) }),
					},
				]),
		{ id: "absence", label: t.askForDay, icon: IconBeach, run: () => askForDay(day) },
		...(hasBeen && isOpenable(timeTrackingsCreate)
			? [{ id: "entry", label: t.newEntry, icon: IconClockPlus, run: () => enterTime(day) }]
			: []),
		...(hasBeen && isOpenable(targetActualDetail)
			? [
					{
						...{ id: "why", label: t.whyDay, icon: IconHelpCircle },
						run: () => void openPanel(targetActualDetail, { userId, day: isoOfDay(day) }),
					},
				]
			: []),
		...lookMenu(day, given),
	];
}

function lookMenu(day: LocalDay, { t, place, go }: MenuGiven): MenuItem[] {
	const looks = [
		{ id: "week", label: t.toWeek, icon: IconCalendarWeek, zoom: "WEEK" },
		{ id: "day", label: t.toDay, icon: IconCalendarEvent, zoom: "DAY" },
	] as const;
	return looks
		.filter(({ zoom }) => zoom !== place.zoom)
		.map(({ zoom, ...item }, at) => ({
			...item,
			...(at === 0 && { beginsPart: true }),
			run: () => go({ zoom, day }),
		}));
}

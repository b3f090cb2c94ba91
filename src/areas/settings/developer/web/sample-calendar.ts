import { IconCalendarEvent, IconUserShare } from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { CalendarDay, CalendarEvent } from "#kit/ui/calendar/calendar-given.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import type { texts } from "./timeline-text.ts";

export type CalendarTexts = Words<typeof texts>["calendar"];

const from = dayOfIso("2026-10-26");
const today = dayOfIso("2026-11-21");
const target = 462;

/** Booked days until today, each a little different. */
export function sampleDays(hours: (minutes: number, sign?: boolean) => string): CalendarDay[] {
	const days: CalendarDay[] = [];
	for (let day = from; day < today; day = (day + 1) as LocalDay) {
		if (weekdayOf(day) > 5) continue;
		const begin = 465 + ((day * 7) % 5) * 4;
		const actual = target - 12 + ((day * 13) % 8) * 9;
		const end = begin + actual + 30;
		const delta = actual - target;
		days.push({
			day,
			figure: hours(actual),
			delta: { text: hours(delta, true), isLess: delta < 0 },
			spans: [
				{ kind: "plan", beginMinute: 480, endMinute: 972 },
				{ kind: "booked", beginMinute: begin, endMinute: end },
			],
			times: `${printMinute(begin)} – ${printMinute(end)}`,
		});
	}
	return days;
}

const shiftDays = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-30"];

export function sampleEvents(t: CalendarTexts): readonly CalendarEvent[] {
	return [
		...shiftDays.map(shift),
		meeting(t.training, "2026-11-05", 870, 960),
		meeting(t.team, "2026-11-17", 840, 885),
		meeting(t.handover, "2026-11-19", 945, 975),
		meeting(t.team, "2026-11-24", 840, 885),
		meeting(t.fire, "2026-11-24", 900, 990),
		meeting(t.review, "2026-11-24", 870, 930),
		{ ...meeting(t.substitute, "2026-11-30"), icon: IconUserShare, note: "Nowak, Piotr" },
		...otherEvents(t),
	];
}

function shift(iso: string): CalendarEvent {
	const times = { beginMinute: 480, endMinute: 972 };
	const look = { label: "T", state: "PLANNED", tone: "var(--shift-day)" } as const;
	return { ...days(iso), ...times, ...look, id: `shift ${iso}` };
}

/** A night, leave over two weeks, and a whole day within it. */
function otherEvents(t: CalendarTexts): readonly CalendarEvent[] {
	return [
		{
			...days("2026-11-13", "2026-11-14"),
			id: "night",
			label: "N",
			state: "APPROVED",
			tone: "var(--shift-night)",
			beginMinute: 1260,
			endMinute: 360,
		},
		{
			...days("2026-11-26", "2026-12-02"),
			id: "leave",
			label: t.leave,
			note: t.days,
			state: "REQUESTED",
			tone: "var(--shift-leave)",
		},
		{
			...days("2026-11-27"),
			id: "course",
			label: t.course,
			state: "APPROVED",
			tone: "var(--shift-standby)",
		},
	];
}

function meeting(label: string, iso: string, beginMinute?: number, endMinute?: number) {
	const times =
		beginMinute === undefined || endMinute === undefined ? {} : { beginMinute, endMinute };
	return {
		...days(iso),
		id: `${label} ${iso}`,
		label,
		state: "APPROVED" as const,
		icon: IconCalendarEvent,
		isBox: true,
		...times,
	};
}

function days(first: string, last = first) {
	return { from: dayOfIso(first), to: dayOfIso(last) };
}

import type { LocalDay } from "#domain/time/quantities.ts";
import { packLanes, type Stretch } from "../../lanes/pack-lanes.ts";
import type { CalendarEvent } from "../calendar-given.ts";

const dayMinutes = 1440;

/** What an event takes up of one day, in minutes on its wall clock. */
export interface DayPart extends Stretch {
	readonly event: CalendarEvent;
	/** It began the day before; it goes on the day after. */
	readonly isFromBefore: boolean;
	readonly goesOn: boolean;
	/** Beside others at the same time: which place of how many. */
	readonly lane: number;
	readonly lanes: number;
}

/** Whether it stands at its hours; what lasts a day and more stands above them. */
export function hasHours({ from, to, beginMinute, endMinute }: CalendarEvent): boolean {
	if (beginMinute === undefined || endMinute === undefined) return false;
	return (to - from) * dayMinutes + endMinute - beginMinute < dayMinutes;
}

/**
 * What stands at its hours on a day, from the earliest on. Those that overlap stand beside each other, as narrow as the
 * most that are ever at once in their run; what follows after a gap is as wide as it can be.
 */
export function dayParts(events: readonly CalendarEvent[], day: LocalDay): readonly DayPart[] {
	const parts = events
		.filter((event) => hasHours(event) && event.from <= day && event.to >= day)
		.map((event) => partOf(event, day))
		.filter(({ begin, end }) => end > begin)
		.sort((a, b) => a.begin - b.begin || b.end - a.end);
	return runsOf(parts).flatMap((run) => {
		const { lanes, count } = packLanes(run);
		return run.map((part, at) => ({ ...part, lane: lanes[at] ?? 0, lanes: count }));
	});
}

type Part = Omit<DayPart, "lane" | "lanes">;

function partOf(event: CalendarEvent, day: LocalDay): Part {
	const { from, to, beginMinute = 0, endMinute = dayMinutes } = event;
	return {
		event,
		begin: from < day ? 0 : beginMinute,
		end: to > day ? dayMinutes : endMinute,
		isFromBefore: from < day,
		goesOn: to > day,
	};
}

/** Parts that touch each other in time, directly or through others. */
function runsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
	const runs: Part[][] = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const part of parts) {
		if (part.begin >= end) runs.push([]);
		runs.at(-1)?.push(part);
		end = Math.max(end, part.end);
	}
	return runs;
}

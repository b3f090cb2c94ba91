import type { LocalDay } from "#domain/time/quantities.ts";
import { packLanes } from "../../lanes/pack-lanes.ts";
import type { CalendarEvent } from "../calendar-given.ts";

/** An event over days that stand beside each other: place and number of days, and its lane. */
export interface WeekBar {
	readonly event: CalendarEvent;
	/** From 0 on. */
	readonly first: number;
	readonly days: number;
	readonly lane: number;
	readonly isFromBefore: boolean;
	readonly goesOn: boolean;
}

/**
 * Events as bars over days, none on another.
 *
 * @param days that follow each other
 */
export function weekBars(
	events: readonly CalendarEvent[],
	days: readonly LocalDay[],
): readonly WeekBar[] {
	const [first, last] = [days[0], days.at(-1)];
	if (first === undefined || last === undefined) return [];
	const shown = events.filter(({ from, to }) => from <= last && to >= first);
	const stretches = shown.map(({ from, to }) => ({
		begin: Math.max(from, first) - first,
		end: Math.min(to, last) + 1 - first,
	}));
	const { lanes } = packLanes(stretches);
	return shown.map((event, at) => {
		const { begin = 0, end = 0 } = stretches[at] ?? {};
		return {
			event,
			first: begin,
			days: end - begin,
			lane: lanes[at] ?? 0,
			isFromBefore: event.from < first,
			goesOn: event.to > last,
		};
	});
}

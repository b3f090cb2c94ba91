import { firstChange } from "../time/first-change.ts";
import type { EpochMinute } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { DailyWindow } from "./work-limits.ts";

/**
 * Real minutes of a stretch that lie in a window of each day by the wall clock.
 *
 * Example: 22:00 to 06:00 over the night of 29 March 2026 in Berlin, window 23 to 6 h → 360.
 */
export function minutesInWindow(
	begin: EpochMinute,
	end: EpochMinute,
	window: DailyWindow,
	zone: Zone,
): number {
	if (begin >= end) return 0;
	const first = zone.offsetAt(begin);
	const last = zone.offsetAt((end - 1) as EpochMinute);
	if (first === last) return evenMinutes(begin + first, end + first, window);
	const change = firstChange(begin, (end - 1) as EpochMinute, zone);
	return (
		evenMinutes(begin + first, change + first, window) +
		evenMinutes(change + last, end + last, window)
	);
}

/** By counting the window's minutes since 1970 up to either end. */
function evenMinutes(begin: number, end: number, window: DailyWindow): number {
	return countBefore(end, window) - countBefore(begin, window);
}

function countBefore(wall: number, { from, to }: DailyWindow): number {
	const days = Math.floor(wall / 1440);
	const minute = wall - days * 1440;
	if (from <= to) return days * (to - from) + clamp(minute - from, to - from);
	const perDay = to + 1440 - from;
	return days * perDay + Math.min(minute, to) + clamp(minute - from, 1440 - from);
}

function clamp(value: number, most: number): number {
	return Math.max(0, Math.min(value, most));
}

import type { DayBounds } from "../time/day-bounds.ts";
import { firstChange } from "../time/first-change.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";

/** A part of a day, half-open, in which the wall clock runs evenly: its minute is `instant − midnight`. */
export interface WallStretch {
	readonly begin: number;
	readonly end: number;
	/** The instant of minute 0 of the day, were the clock never changed. */
	readonly midnight: number;
}

/** A day cut where its clock is changed: one part on most days, two on the nights of the change. */
export function wallStretches(
	day: LocalDay,
	{ begin, end }: DayBounds,
	zone: Zone,
): readonly WallStretch[] {
	if (begin >= end) return [];
	const first = zone.offsetAt(begin);
	const last = zone.offsetAt((end - 1) as EpochMinute);
	const start = day * 1440;
	if (first === last) return [{ begin, end, midnight: start - first }];
	// no zone changes its clock twice within a week
	const change = firstChange(begin, (end - 1) as EpochMinute, zone);
	return [
		{ begin, end: change, midnight: start - first },
		{ begin: change, end, midnight: start - last },
	];
}

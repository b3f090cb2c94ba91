import { firstChange } from "../time/first-change.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";

/** Times of a day, in minutes from its 00:00 on the wall clock; the end may lie in the day after. */
export interface AbsentHours {
	readonly begin: number;
	readonly end: number;
}

/**
 * Minutes that pass from one time of a day to another: in the nights of the change an hour fewer or more than the clock says. A
 * time that is there twice is meant the first time, one that is missing is the moment at which the clock goes on: so the parts
 * of an absence come to as much as all of it.
 */
export function absentMinutes(day: LocalDay, { begin, end }: AbsentHours, zone: Zone): number {
	return momentOf(day, end, zone) - momentOf(day, begin, zone);
}

function momentOf(day: LocalDay, minute: number, zone: Zone): EpochMinute {
	const instant = instantOfLocal(day, minute, zone);
	const isShown = instant + zone.offsetAt(instant) === day * 1440 + minute;
	return isShown ? instant : firstChange((instant - 1440) as EpochMinute, instant, zone);
}

import { instantOfLocal } from "../time/instant-of-local.ts";
import { localDayOf } from "../time/local-time.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";

/** Longest shift, in real minutes. */
export const longestShift = 48 * 60;
export const mostPauses = 2;

/** When a shift is meant to be, on the wall clock of its place; minutes count from the midnight its day begins with. */
export interface ShiftTimes {
	readonly day: LocalDay;
	/** 0 to 1439. */
	readonly beginMinute: number;
	/** Beyond 1440 where it passes midnight. */
	readonly endMinute: number;
	readonly pauses: readonly { readonly minute: number; readonly minutes: number }[];
}

/** The same as instants. */
export interface LaidShift {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
	/** In order of time; `minutes` are real ones. */
	readonly pauses: readonly { readonly begin: EpochMinute; readonly minutes: number }[];
}

export const shiftFaults = [
	"SHIFT_REVERSED",
	"SHIFT_TOO_LONG",
	"SHIFT_PAUSE_OUTSIDE",
	"SHIFT_PAUSES_OVERLAP",
] as const;
export type ShiftFault = (typeof shiftFaults)[number];

/**
 * Instants of a shift. A time that the clock leaves out moves on with it, of one that it shows twice the first is meant.
 *
 * Example: 22:00 to 30:00 (06:00) in Berlin on 2026-03-28 → seven real hours.
 */
export function layShift(
	{ day, beginMinute, endMinute, pauses }: ShiftTimes,
	zone: Zone,
): LaidShift {
	return {
		begin: instantOfLocal(day, beginMinute, zone),
		end: instantOfLocal(day, endMinute, zone),
		pauses: pauses
			.map(({ minute, minutes }) => ({ begin: instantOfLocal(day, minute, zone), minutes }))
			.toSorted((one, other) => one.begin - other.begin),
	};
}

/** What is wrong with a shift by itself; null where nothing is. */
export function shiftFault({ begin, end, pauses }: LaidShift): ShiftFault | null {
	if (end <= begin) return "SHIFT_REVERSED";
	if (end - begin > longestShift) return "SHIFT_TOO_LONG";
	let free = begin as number;
	for (const pause of pauses) {
		const pauseEnd = pause.begin + pause.minutes;
		if (pause.begin < begin || pauseEnd > end) return "SHIFT_PAUSE_OUTSIDE";
		if (pause.begin < free) return "SHIFT_PAUSES_OVERLAP";
		free = pauseEnd;
	}
	return null;
}

/** The wall clock of a laid shift: the way back. A shift stays on its day whatever the clock does. */
export function timesOf({ begin, end, pauses }: LaidShift, zone: Zone): ShiftTimes {
	const day = localDayOf(begin, zone);
	const minuteOf = (instant: number) =>
		instant + zone.offsetAt(instant as EpochMinute) - day * 1440;
	return {
		day,
		beginMinute: minuteOf(begin),
		endMinute: minuteOf(end),
		pauses: pauses.map((pause) => ({ minute: minuteOf(pause.begin), minutes: pause.minutes })),
	};
}

/** Real minutes without pauses. */
export function netMinutes({ begin, end, pauses }: LaidShift): number {
	return end - begin - pauses.reduce((sum, { minutes }) => sum + minutes, 0);
}

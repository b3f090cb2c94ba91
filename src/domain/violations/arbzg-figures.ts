import * as z from "zod/mini";
import { firstChange } from "../time/first-change.ts";
import type { EpochMinute } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { CheckedDay, RecordedShift } from "./checked-day.ts";
import { isWork, requiredBreak, shiftFigures, workSpan } from "./shift-figures.ts";
import type { DailyWindow } from "./work-limits.ts";

const minutes = z.int();

/** The figures of a day in terms of working time law, from recorded times; all in minutes. */
export const dayByLaw = z.object({
	/** Working time of the shifts that begin on the day: without pauses and breaks. */
	netMinutes: minutes,
	/** Interruptions within shifts that count as a break by law: in blocks of at least 15 minutes. */
	breakMinutes: minutes,
	/** Shift by shift: what lies between two of a day is more than a break. */
	requiredBreakMinutes: minutes,
	/** Working time between 23:00 and 6:00, § 2 (3) ArbZG. */
	nightMinutes: minutes,
	/** More than two hours of it, § 2 (4) ArbZG. */
	nightWork: z.boolean(),
	/** Real minutes from the end of work of the shift before to the day's first work; null where one is missing. */
	restBeforeMinutes: z.nullable(minutes),
});
export type ArbzgFigures = Readonly<z.output<typeof dayByLaw>>;

const idle: ArbzgFigures = {
	netMinutes: 0,
	breakMinutes: 0,
	requiredBreakMinutes: 0,
	nightMinutes: 0,
	nightWork: false,
	restBeforeMinutes: null,
};

/**
 * Example: 20:00 to 01:30 → 330 net, none of them needing a break, 150 at night: night work.
 */
export function arbzgFigures(checked: CheckedDay): ArbzgFigures {
	const { shifts, limits } = checked;
	if (shifts.length === 0) return idle;
	let netMinutes = 0;
	let breakMinutes = 0;
	let requiredBreakMinutes = 0;
	for (const shift of shifts) {
		const figures = shiftFigures(shift, limits);
		netMinutes += figures.netMinutes;
		breakMinutes += figures.breakMinutes;
		requiredBreakMinutes += requiredBreak(figures.netMinutes, limits.breakDuties);
	}
	const nightMinutes = windowMinutes(checked, limits.night);
	return {
		netMinutes,
		breakMinutes,
		requiredBreakMinutes,
		nightMinutes,
		nightWork: nightMinutes > limits.nightWorkAfterMinutes,
		restBeforeMinutes: restBefore(checked),
	};
}

/** A window of each day, or of longer stretches: then minutes count from the Thursday on which 1970 began. */
interface ClockWindow extends DailyWindow {
	/** Minutes until it comes again; a day without it. */
	readonly every?: number;
}

/** Work of the day's shifts in a window of the clock. */
export function windowMinutes(
	{ shifts, zone }: Pick<CheckedDay, "shifts" | "zone">,
	window: ClockWindow,
): number {
	let sum = 0;
	for (const { pieces } of shifts) {
		for (const piece of pieces) {
			if (!isWork(piece)) continue;
			sum += minutesInWindow(piece.begin, piece.end, window, zone);
		}
	}
	return sum;
}

/**
 * Real minutes of a stretch that lie in a window of the wall clock.
 *
 * Example: 22:00 to 06:00 over the night of 29 March 2026 in Berlin, window 23 to 6 h → 360.
 */
export function minutesInWindow(
	begin: EpochMinute,
	end: EpochMinute,
	window: ClockWindow,
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
function evenMinutes(begin: number, end: number, window: ClockWindow): number {
	return countBefore(end, window) - countBefore(begin, window);
}

function countBefore(wall: number, { from, to, every = 1440 }: ClockWindow): number {
	const times = Math.floor(wall / every);
	const minute = wall - times * every;
	if (from <= to) return times * (to - from) + clamp(minute - from, to - from);
	const each = to + every - from;
	return times * each + Math.min(minute, to) + clamp(minute - from, every - from);
}

function clamp(value: number, most: number): number {
	return Math.max(0, Math.min(value, most));
}

function restBefore({ shifts, earlierShift }: CheckedDay): number | null {
	const before = earlierShift === null ? null : workSpan(earlierShift);
	const first = firstWork(shifts);
	return before === null || first === null ? null : first - before.end;
}

function firstWork(shifts: readonly RecordedShift[]) {
	for (const shift of shifts) {
		const span = workSpan(shift);
		if (span !== null) return span.begin;
	}
	return null;
}

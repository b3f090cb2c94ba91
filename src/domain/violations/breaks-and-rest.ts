import type { ArbzgFigures } from "./arbzg-figures.ts";
import type { CheckedDay } from "./checked-day.ts";
import { requiredBreak, shiftFigures } from "./shift-figures.ts";

export interface ShortBreak {
	readonly requiredMinutes: number;
	readonly breakMinutes: number;
}

/** The first shift of the day whose breaks are too short; null where all are kept. */
export function missingBreak(
	{ shifts, limits }: CheckedDay,
	{ requiredBreakMinutes, breakMinutes: sum }: ArbzgFigures,
): ShortBreak | null {
	if (requiredBreakMinutes === 0) return null;
	if (shifts.length === 1) {
		return sum < requiredBreakMinutes
			? { requiredMinutes: requiredBreakMinutes, breakMinutes: sum }
			: null;
	}
	for (const shift of shifts) {
		const { netMinutes, breakMinutes } = shiftFigures(shift, limits);
		const requiredMinutes = requiredBreak(netMinutes, limits.breakDuties);
		if (breakMinutes < requiredMinutes) return { requiredMinutes, breakMinutes };
	}
	return null;
}

/** Whether somebody worked longer in a row than the law allows. */
export function hasLongRun({ shifts, limits }: CheckedDay, { netMinutes }: ArbzgFigures): boolean {
	if (netMinutes <= limits.longestRunMinutes) return false;
	for (const shift of shifts) {
		const { longestRunMinutes } = shiftFigures(shift, limits);
		if (longestRunMinutes > limits.longestRunMinutes) return true;
	}
	return false;
}

/** A rest that is too short, in real minutes. */
export interface ShortRest {
	readonly restMinutes: number;
	readonly requiredMinutes: number;
	readonly missingMinutes: number;
}

/** What a rest lacks; null where it is long enough or unknown. Example: 570 of 660 → 90 missing. */
export function missingRest(rest: number | null, requiredMinutes: number): ShortRest | null {
	if (rest === null || rest >= requiredMinutes) return null;
	// between shifts that overlap there is none
	const restMinutes = Math.max(0, rest);
	const missingMinutes = requiredMinutes - restMinutes;
	return { restMinutes, requiredMinutes, missingMinutes };
}

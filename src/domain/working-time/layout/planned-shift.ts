import type { Span } from "../facts.ts";

export const shiftClasses = [
	"SHIFT_DAY",
	"SHIFT_FREE",
	"SHIFT_MORNING",
	"SHIFT_NIGHT",
	"SHIFT_STANDBY",
] as const;
export type ShiftClass = (typeof shiftClasses)[number];

/** A shift of the plan. */
export interface PlannedShift extends Span {
	/** In order of time, inside the shift. */
	readonly pauses: readonly Span[];
	readonly classType: ShiftClass;
	/** Of standby alone: the person who is on it works (Bereitschaftsdienst), called or not. */
	readonly countsAsWorkingTime?: boolean;
}

/** Whether somebody is to work in it: not in free ones, and on standby only when called. */
export function isWorkShift({ classType }: PlannedShift): boolean {
	return classType !== "SHIFT_FREE" && classType !== "SHIFT_STANDBY";
}

/** Minutes to work, pauses left out. */
export function plannedMinutes({ begin, end, pauses }: PlannedShift): number {
	const paused = pauses.reduce((sum, one) => sum + one.end - one.begin, 0);
	return Math.max(0, end - begin - paused);
}

import type { ArbzgFigures } from "./arbzg-figures.ts";
import type { CheckedDay } from "./checked-day.ts";
import {
	breakMissing,
	over8Hours,
	over10Hours,
	restTooShort,
	sixHoursWithoutBreak,
} from "./checks/arbzg.ts";
import { minorBreak, minorHours, minorNight, minorRest, minorShift } from "./checks/jarbschg.ts";
import { coreTimeMissed, outsideEmployment } from "./checks/presence.ts";
import { holidayWork, sundayWork } from "./checks/sundays-and-holidays.ts";

/** Every check of a single day: a further one is a function and a line here. */
const checks = [
	over8Hours,
	over10Hours,
	restTooShort,
	breakMissing,
	sixHoursWithoutBreak,
	sundayWork,
	holidayWork,
	minorHours,
	minorShift,
	minorBreak,
	minorNight,
	minorRest,
	outsideEmployment,
	coreTimeMissed,
] as const;

/** Told by its code; what it is about stands beside it, in minutes. */
export type DayViolation = NonNullable<ReturnType<(typeof checks)[number]>>;

const none: readonly DayViolation[] = [];

/** What is wrong with a day, in the order of the checks. Reports only: no check changes anything. */
export function dayViolations(checked: CheckedDay, figures: ArbzgFigures): readonly DayViolation[] {
	let found: DayViolation[] | null = null;
	for (const check of checks) {
		const violation = check(checked, figures);
		if (violation === null) continue;
		found ??= [];
		found.push(violation);
	}
	return found ?? none;
}

import type { ArbzgFigures } from "./arbzg-figures.ts";
import type { CheckedDay } from "./checked-day.ts";
import { breakMissing } from "./checks/break-missing.ts";
import { coreTimeMissed } from "./checks/core-time-missed.ts";
import { holidayWork } from "./checks/holiday-work.ts";
import { minorBreak } from "./checks/minor-break.ts";
import { minorHours } from "./checks/minor-hours.ts";
import { minorNight } from "./checks/minor-night.ts";
import { minorRest } from "./checks/minor-rest.ts";
import { minorShift } from "./checks/minor-shift.ts";
import { outsideEmployment } from "./checks/outside-employment.ts";
import { over8Hours } from "./checks/over-8-hours.ts";
import { over10Hours } from "./checks/over-10-hours.ts";
import { restTooShort } from "./checks/rest-too-short.ts";
import { sixHoursWithoutBreak } from "./checks/six-hours-without-break.ts";
import { sundayWork } from "./checks/sunday-work.ts";

/** Every check of a single day: a further one is a file and a line here. */
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

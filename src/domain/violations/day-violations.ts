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
import type { WorkLaw } from "./work-limits.ts";

/** Every check of a single day, by the law it is of, in the order they are shown: a further one is a function and a line here. */
const ofAdults = [
	over8Hours,
	over10Hours,
	restTooShort,
	breakMissing,
	sixHoursWithoutBreak,
] as const;
const ofSundays = [sundayWork, holidayWork] as const;
const ofTheYoung = [minorHours, minorShift, minorBreak, minorNight, minorRest] as const;
const ofEverybody = [outsideEmployment, coreTimeMissed] as const;

const exempt = [...ofSundays, ...ofEverybody];
const checks = {
	ARBZG: [...ofAdults, ...exempt],
	JARBSCHG: [...ofSundays, ...ofTheYoung, ...ofEverybody],
};

/** A code; what it is about stands beside it, in minutes. */
export type DayViolation = NonNullable<ReturnType<(typeof checks)[WorkLaw][number]>>;

const none: readonly DayViolation[] = [];

/** What is wrong with a day, in the order of the checks. Reports only: no check changes anything. */
export function dayViolations(checked: CheckedDay, figures: ArbzgFigures): readonly DayViolation[] {
	const { isExempt, limits } = checked;
	let found: DayViolation[] | null = null;
	// § 18 ArbZG leaves nobody out of what protects the young
	for (const check of isExempt && limits.law === "ARBZG" ? exempt : checks[limits.law]) {
		const violation = check(checked, figures);
		if (violation === null) continue;
		found ??= [];
		found.push(violation);
	}
	return found ?? none;
}

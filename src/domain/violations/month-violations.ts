import type { CheckedMonth } from "./checked-month.ts";
import { maxActualExceeded } from "./checks/max-actual-exceeded.ts";
import { maxWageExceeded } from "./checks/max-wage-exceeded.ts";
import { minijobHours } from "./checks/minijob-hours.ts";

/** Every check of a month: a further one is a file and a line here. */
const checks = [minijobHours, maxActualExceeded, maxWageExceeded] as const;

/** `day` is the one on which the limit was passed, `minutes` what the whole month has beyond it. */
export type MonthViolation = NonNullable<ReturnType<(typeof checks)[number]>>;

/** What is wrong with a month, in the order of the checks. */
export function monthViolations(month: CheckedMonth): readonly MonthViolation[] {
	return checks.map((check) => check(month)).filter((violation) => violation !== null);
}

import { type CheckedMonth, excessOver } from "./checked-month.ts";
import { minijobLimit, minimumWageOn, minutesWithin } from "./minijob-limits.ts";

/** Every check of a month: a further one is a function and a line here. */
const checks = [minijobHours, maxActualExceeded, maxWageExceeded] as const;

/** `day` is the one on which the limit was passed, `minutes` what the whole month has beyond it. */
export type MonthViolation = NonNullable<ReturnType<(typeof checks)[number]>>;

/** What is wrong with a month, in the order of the checks. */
export function monthViolations(month: CheckedMonth): readonly MonthViolation[] {
	return checks.map((check) => check(month)).filter((violation) => violation !== null);
}

/**
 * More hours in a month than a Minijob pays within its limit at the person's wage, at least the minimum wage: § 8 (1a)
 * SGB IV. Now and then it is harmless, (1b). Example: 2026 without a wage → beyond 43:22 h.
 */
function minijobHours({ days, hourlyWageCents, isMinijob }: CheckedMonth) {
	const first = days[0];
	if (!isMinijob || first === undefined) return null;
	const minimumWage = minimumWageOn(first.day);
	if (minimumWage === null) return null;
	const wage = Math.max(minimumWage, hourlyWageCents ?? 0);
	const minutes = minutesWithin(minijobLimit(minimumWage), wage);
	const excess = excessOver(days, minutes);
	if (excess === null) return null;
	return { code: "MINIJOB_HOURS", severity: "WARNING", ...excess } as const;
}

/** More minutes in a month than the contract allows; told of the day on which they were passed. */
function maxActualExceeded(month: CheckedMonth) {
	if (month.maxMonthlyMinutes === null) return null;
	const excess = excessOver(month.days, month.maxMonthlyMinutes);
	if (excess === null) return null;
	return { code: "MAX_ACTUAL_EXCEEDED", severity: "WARNING", ...excess } as const;
}

/** More minutes in a month than the wage agreed upon at most pays for; told of the day on which they were passed. */
function maxWageExceeded({ days, hourlyWageCents, maxMonthlyWageCents }: CheckedMonth) {
	if (hourlyWageCents === null || maxMonthlyWageCents === null) return null;
	if (hourlyWageCents === 0) return null;
	const minutes = minutesWithin(maxMonthlyWageCents, hourlyWageCents);
	const excess = excessOver(days, minutes);
	if (excess === null) return null;
	return { code: "MAX_WAGE_EXCEEDED", severity: "WARNING", ...excess } as const;
}

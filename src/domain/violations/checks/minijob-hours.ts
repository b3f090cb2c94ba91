import { type CheckedMonth, excessOver } from "../checked-month.ts";
import { minijobLimit, minimumWageOn, minutesWithin } from "../minijob-limits.ts";

/**
 * More hours in a month than a Minijob pays within its limit at the person's wage, at least the minimum wage: § 8 (1a)
 * SGB IV. Now and then it is harmless, (1b). Example: 2026 without a wage → beyond 43:22 h.
 */
export function minijobHours({ days, hourlyWageCents, isMinijob }: CheckedMonth) {
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

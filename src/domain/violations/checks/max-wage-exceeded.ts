import { type CheckedMonth, excessOver } from "../checked-month.ts";
import { minutesWithin } from "../minijob-limits.ts";

/** More minutes in a month than the wage agreed upon at most pays for; told of the day on which they were passed. */
export function maxWageExceeded({ days, hourlyWageCents, maxMonthlyWageCents }: CheckedMonth) {
	if (hourlyWageCents === null || maxMonthlyWageCents === null) return null;
	if (hourlyWageCents === 0) return null;
	const minutes = minutesWithin(maxMonthlyWageCents, hourlyWageCents);
	const excess = excessOver(days, minutes);
	if (excess === null) return null;
	return { code: "MAX_WAGE_EXCEEDED", severity: "WARNING", ...excess } as const;
}

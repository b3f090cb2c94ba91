import type { LocalDay } from "../time/quantities.ts";

/** One person's month, of which what is due is checked. */
export interface CheckedMonth {
	/** Days of one calendar month in their order, those without time included or not. */
	readonly days: readonly {
		readonly day: LocalDay;
		/** What is paid of the day: worked and credited. */
		readonly actualMinutes: number;
	}[];
	readonly hourlyWageCents: number | null;
	/** Agreed; null: none. */
	readonly maxMonthlyMinutes: number | null;
	readonly maxMonthlyWageCents: number | null;
	/** Marginal employment, § 8 (1) no. 1 SGB IV. */
	readonly isMinijob: boolean;
}

/** Where in a month a limit was passed, and by how much at its end. */
export interface Excess {
	readonly day: LocalDay;
	readonly minutes: number;
}

/** The day on which a sum of minutes first exceeds a limit; null where it never does. */
export function excessOver(days: CheckedMonth["days"], limitMinutes: number): Excess | null {
	let sum = 0;
	let passed: LocalDay | null = null;
	for (const { day, actualMinutes } of days) {
		sum += actualMinutes;
		if (passed === null && sum > limitMinutes) passed = day;
	}
	return passed === null || sum <= limitMinutes
		? null
		: { day: passed, minutes: sum - limitMinutes };
}

import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";

/** The statutory minimum wage per hour from a day on, § 1 (2) MiLoG and the orders under § 11. Newest first. */
const minimumWages: readonly { readonly validFrom: LocalDay; readonly cents: number }[] = [
	{ validFrom: dayOfIso("2027-01-01"), cents: 1460 },
	{ validFrom: dayOfIso("2026-01-01"), cents: 1390 },
	{ validFrom: dayOfIso("2025-01-01"), cents: 1282 },
	{ validFrom: dayOfIso("2024-01-01"), cents: 1241 },
	{ validFrom: dayOfIso("2022-10-01"), cents: 1200 },
];

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

/** More minutes in a month than the contract allows; reported on the day on which they were passed. */
function maxActualExceeded(month: CheckedMonth) {
	if (month.maxMonthlyMinutes === null) return null;
	const excess = excessOver(month.days, month.maxMonthlyMinutes);
	if (excess === null) return null;
	return { code: "MAX_ACTUAL_EXCEEDED", severity: "WARNING", ...excess } as const;
}

/** More minutes in a month than the wage agreed upon at most pays for; reported on the day on which they were passed. */
function maxWageExceeded({ days, hourlyWageCents, maxMonthlyWageCents }: CheckedMonth) {
	if (hourlyWageCents === null || maxMonthlyWageCents === null) return null;
	if (hourlyWageCents === 0) return null;
	const minutes = minutesWithin(maxMonthlyWageCents, hourlyWageCents);
	const excess = excessOver(days, minutes);
	if (excess === null) return null;
	return { code: "MAX_WAGE_EXCEEDED", severity: "WARNING", ...excess } as const;
}

/** In cents per hour; null on days before the wage and the limit of Minijobs were tied together. */
export function minimumWageOn(day: LocalDay): number | null {
	const row = minimumWages.find(({ validFrom }) => day >= validFrom);
	return row?.cents ?? null;
}

/**
 * The most that a Minijob may pay a month, in cents: 130 hours at minimum wage by three, rounded up to whole euros,
 * § 8 (1a) SGB IV. Example: 1390 → 60_300.
 */
export function minijobLimit(minimumWageCents: number): number {
	return Math.ceil((minimumWageCents * 130) / 300) * 100;
}

/** Whole minutes of a month that a wage per hour leaves below a limit. Example: 60_300 at 1500 → 2412. */
export function minutesWithin(limitCents: number, wageCents: number): number {
	return Math.floor((limitCents * 60) / wageCents);
}

/** Whether the most that is paid a month makes it a Minijob, § 8 (1) no. 1 SGB IV. Example: 60_300 on 2026-06-01 → true. */
export function isMinijobWage(mostCents: number | null, day: LocalDay): boolean {
	const wage = minimumWageOn(day);
	return mostCents !== null && wage !== null && mostCents <= minijobLimit(wage);
}

/** Where in a month a limit was passed, and by how much at its end. */
interface Excess {
	readonly day: LocalDay;
	readonly minutes: number;
}

/** The day on which a sum of minutes first exceeds a limit; null where it never does. */
function excessOver(days: CheckedMonth["days"], limitMinutes: number): Excess | null {
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

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

import { type DatedValue, valueOn } from "../surcharge/dated-value.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";

/** Cents an hour, § 1 MiLoG with its ordinances. */
const minimumWages: readonly DatedValue<number>[] = [
	{ validFrom: dayOfIso("2024-01-01"), value: 1241 },
	{ validFrom: dayOfIso("2025-01-01"), value: 1282 },
	{ validFrom: dayOfIso("2026-01-01"), value: 1390 },
	{ validFrom: dayOfIso("2027-01-01"), value: 1460 },
];

interface MarginalLimit {
	/** What a marginal employment may pay in a month. */
	readonly maxCents: number;
	/** Full minutes of a month at the minimum wage. */
	readonly maxMinutes: number;
}

/** What a marginal employment may come to in a month of a day; undefined where the law's figures are not known here. */
export function marginalLimitOn(day: LocalDay): MarginalLimit | undefined {
	const wage = valueOn(minimumWages, day);
	if (wage === undefined) return undefined;
	const maxCents = marginalCents(wage);
	return { maxCents, maxMinutes: minutesWithin(maxCents, wage) };
}

/** § 8 (1a) SGB IV: ten hours a week at the minimum wage, in full euros, rounded up. Example: 1390 → 60_300 */
function marginalCents(minimumWage: number): number {
	return Math.ceil((minimumWage * 130) / 300) * 100;
}

/** Full minutes that an hourly wage leaves below a limit; both in cents. */
export function minutesWithin(maxCents: number, wage: number): number {
	return Math.floor((maxCents * 60) / wage);
}

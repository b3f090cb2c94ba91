import { type Fraction, fraction, scaled, times } from "../../numbers/fraction.ts";
import type { Granted, YearFacts } from "../entitlement.ts";
import { wholeDay, writtenDays } from "../leave-days.ts";
import { minutesOfDay } from "../leave-pattern.ts";
import { writtenAmount } from "./account-unit.ts";

/** What days are in minutes, half up. Example: 200_000 (20 days), at 480 minutes a day → 9_600. */
export function minutesOfUnits(units: number, dayMinutes: Fraction): number {
	return scaled(times(fraction(units, wholeDay), dayMinutes), 1);
}

/** Minutes of a day of leave of a year. */
export function dayMinutesOf({ weighed, law }: YearFacts): Fraction {
	return minutesOfDay(weighed, law.weeksOfYear);
}

/** What rules grant in days, for an account that is kept in minutes: each by the target time of a day of that year. */
export function inMinutes(granted: readonly Granted[], dayMinutes: Fraction): readonly Granted[] {
	const day = writtenAmount(scaled(dayMinutes, 1), "MINUTES");
	return granted.map(({ units, steps, ...one }) => {
		const minutes = minutesOfUnits(units, dayMinutes);
		const step = `${writtenDays(units)} × ${day} = ${writtenAmount(minutes, "MINUTES")}`;
		return { ...one, units: minutes, steps: [...steps, step] };
	});
}

import { type DayRange, monthRange } from "#domain/time/month.ts";

/** Example: 2026-11 → 2026-11-01 to 2026-11-30. */
export function rangeOfMonth(month: string): DayRange {
	const [year, ofYear] = month.split("-").map(Number) as [number, number];
	return monthRange(year, ofYear);
}

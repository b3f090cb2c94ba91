import type { CheckedDay } from "../checked-day.ts";
import { workSpan } from "../shift-figures.ts";
import { youthShiftMinutes } from "../work-limits.ts";

/**
 * Shifts of the young of more than ten hours, breaks included: § 4 (2) and § 12 JArbSchG; `minutes` lie beyond them. Trades
 * that § 12 names know eleven.
 */
export function minorShift({ limits, shifts }: CheckedDay) {
	if (limits.law !== "JARBSCHG") return null;
	let sum = 0;
	for (const shift of shifts) {
		const span = workSpan(shift);
		if (span !== null) sum += span.end - span.begin;
	}
	const minutes = sum - youthShiftMinutes;
	if (minutes <= 0) return null;
	return { code: "MINOR_SHIFT", severity: "ERROR", minutes } as const;
}

import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";

/**
 * More than eight hours for the young, § 8 (1) JArbSchG; `minutes` lie beyond them. Up to eight and a half may be lawful
 * where another day of the week is shorter, § 8 (2a).
 */
export function minorHours({ limits }: CheckedDay, { netMinutes }: ArbzgFigures) {
	if (limits.law !== "JARBSCHG") return null;
	if (netMinutes <= limits.dailyMinutes) return null;
	return {
		code: "MINOR_HOURS",
		severity: netMinutes > limits.dailyMaximum ? "ERROR" : "WARNING",
		minutes: netMinutes - limits.dailyMinutes,
	} as const;
}

import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";

/** More than ten hours, § 3 sentence 2 ArbZG; `minutes` lie beyond them. Example: 601 net → 1. */
export function over10Hours({ limits, isExempt }: CheckedDay, { netMinutes }: ArbzgFigures) {
	if (isExempt || limits.law !== "ARBZG") return null;
	if (netMinutes <= limits.dailyMaximum) return null;
	return {
		code: "OVER_10_HOURS",
		severity: "ERROR",
		minutes: netMinutes - limits.dailyMaximum,
	} as const;
}

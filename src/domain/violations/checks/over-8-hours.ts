import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";

/**
 * More than eight hours, but no more than ten: lawful if the average stays at eight, § 3 sentence 2 ArbZG, and to be
 * recorded, § 16 (2). `minutes` lie beyond the eight hours. Example: 481 net → 1.
 */
export function over8Hours({ limits, isExempt }: CheckedDay, { netMinutes }: ArbzgFigures) {
	if (isExempt || limits.law !== "ARBZG") return null;
	if (netMinutes <= limits.dailyMinutes) return null;
	if (netMinutes > limits.dailyMaximum) return null;
	return {
		code: "OVER_8_HOURS",
		severity: "INFO",
		minutes: netMinutes - limits.dailyMinutes,
	} as const;
}

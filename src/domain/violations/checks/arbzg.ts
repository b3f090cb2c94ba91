import type { ArbzgFigures } from "../arbzg-figures.ts";
import { hasLongRun, missingBreak, missingRest } from "../breaks-and-rest.ts";
import type { CheckedDay } from "../checked-day.ts";

/**
 * More than eight hours, but no more than ten: lawful if the average stays at eight, § 3 sentence 2 ArbZG, and to be
 * recorded, § 16 (2). `minutes` lie beyond the eight hours. Example: 481 net → 1.
 */
export function over8Hours({ limits }: CheckedDay, { netMinutes }: ArbzgFigures) {
	const minutes = netMinutes - limits.dailyMinutes;
	if (minutes <= 0 || netMinutes > limits.dailyMaximum) return null;
	return { code: "OVER_8_HOURS", severity: "INFO", minutes } as const;
}

/** More than ten hours, § 3 sentence 2 ArbZG; `minutes` lie beyond them. Example: 601 net → 1. */
export function over10Hours({ limits }: CheckedDay, { netMinutes }: ArbzgFigures) {
	const minutes = netMinutes - limits.dailyMaximum;
	if (minutes <= 0) return null;
	return { code: "OVER_10_HOURS", severity: "ERROR", minutes } as const;
}

/** Less than eleven hours since the end of work before, § 5 (1) ArbZG; reported on the later day. */
export function restTooShort({ limits }: CheckedDay, { restBeforeMinutes }: ArbzgFigures) {
	const rest = missingRest(restBeforeMinutes, limits.restMinutes);
	if (rest === null) return null;
	return { code: "REST_TOO_SHORT", severity: "ERROR", ...rest } as const;
}

/** Breaks shorter in sum than § 4 ArbZG wants: 30 minutes beyond six hours of work, 45 beyond nine. */
export function breakMissing(checked: CheckedDay, figures: ArbzgFigures) {
	const missing = missingBreak(checked, figures);
	if (missing === null) return null;
	return { code: "BREAK_MISSING", severity: "WARNING", ...missing } as const;
}

/** Work of more than six hours in a row, § 4 sentence 3 ArbZG. */
export function sixHoursWithoutBreak(checked: CheckedDay, figures: ArbzgFigures) {
	if (!hasLongRun(checked, figures)) return null;
	return { code: "SIX_HOURS_WITHOUT_BREAK", severity: "WARNING" } as const;
}

import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { limitsFor } from "../work-limits.ts";

/** A day of somebody's last half-year. */
export interface AveragedDay {
	readonly day: LocalDay;
	/** Of the day's ArbZG figures. */
	readonly netMinutes: number;
	/** Leave, sickness or a public holiday: taken out of the divisor where it is a working day. */
	readonly isNeutral: boolean;
}

/** § 3 sentence 2 ArbZG. */
export const averagedWeeks = 24;
const windowDays = averagedWeeks * 7;
const sunday = 7;

/**
 * Weeks at whose end the average of the last 24 weeks lies above eight hours per working day, § 3 sentence 2 ArbZG. Reported
 * on the Sunday; `averageMinutes` are rounded up. Days come without a gap, in their order; a week whose 24 weeks are not
 * all known is not judged.
 */
export function average24Weeks(days: readonly AveragedDay[]) {
	const found: AverageViolation[] = [];
	let totalMinutes = 0;
	let workdays = 0;
	days.forEach((each, index) => {
		totalMinutes += each.netMinutes;
		workdays += weightOf(each);
		const left = days[index - windowDays];
		if (left !== undefined) {
			totalMinutes -= left.netMinutes;
			workdays -= weightOf(left);
		}
		if (index < windowDays - 1 || weekdayOf(each.day) !== sunday) return;
		const violation = averageViolation(each.day, { totalMinutes, workdays });
		if (violation !== null) found.push(violation);
	});
	return found;
}

export type AverageViolation = NonNullable<ReturnType<typeof averageViolation>>;

/** What the average of the weeks that end on a day says; null where it is kept. */
export function averageViolation(day: LocalDay, window: Window) {
	const { dailyMinutes } = limitsFor(day, null);
	const average = averagePerWorkday(window, dailyMinutes);
	if (average.isKept) return null;
	return {
		code: "AVERAGE_24_WEEKS",
		severity: "ERROR",
		day,
		averageMinutes: Math.ceil(window.totalMinutes / window.workdays),
	} as const;
}

/** What was worked in a run of weeks. */
export interface Window {
	readonly totalMinutes: number;
	/** Working days (Monday to Saturday) of the window, those taken out not counted. */
	readonly workdays: number;
}

interface AveragePerWorkday {
	/** In hundredths of a minute, half up. */
	readonly hundredths: number;
	/** Compared exactly, not rounded. */
	readonly isKept: boolean;
}

/**
 * Working time per working day, against the eight hours of § 3 ArbZG. Days of leave, sickness and public holidays must not
 * serve as compensation: they are taken out of the divisor. Without any working day there is nothing to exceed.
 *
 * Example: 66_240 minutes on 144 days → 460.00, kept; on 132 → 501.82, not kept.
 */
export function averagePerWorkday(
	{ totalMinutes, workdays }: Window,
	dailyMinutes: number,
): AveragePerWorkday {
	if (workdays <= 0) return { hundredths: 0, isKept: true };
	return {
		hundredths: Math.floor((totalMinutes * 100) / workdays + 0.5),
		isKept: totalMinutes <= dailyMinutes * workdays,
	};
}

/** Monday to Saturday are the working days of the law. */
function weightOf({ day, isNeutral }: AveragedDay): number {
	return isNeutral || weekdayOf(day) === sunday ? 0 : 1;
}

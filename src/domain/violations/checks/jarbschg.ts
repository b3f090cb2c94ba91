import { mondayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { type ArbzgFigures, windowMinutes } from "../arbzg-figures.ts";
import { hasLongRun, missingBreak, missingRest } from "../breaks-and-rest.ts";
import type { CheckedDay } from "../checked-day.ts";
import { workSpan } from "../shift-figures.ts";
import { limitsFor, youthNight, youthShiftMinutes } from "../work-limits.ts";

/** § 8 (1) JArbSchG. */
const weeklyMinutes = 2400;

export type MinorWeekViolation = ReturnType<typeof violationOn>;

/**
 * More than eight hours for the young, § 8 (1) JArbSchG; `minutes` lie beyond them. Up to eight and a half may be lawful
 * where another day of the week is shorter, § 8 (2a).
 */
export function minorHours({ limits }: CheckedDay, { netMinutes }: ArbzgFigures) {
	if (netMinutes <= limits.dailyMinutes) return null;
	return {
		code: "MINOR_HOURS",
		severity: netMinutes > limits.dailyMaximum ? "ERROR" : "WARNING",
		minutes: netMinutes - limits.dailyMinutes,
	} as const;
}

/**
 * Shifts of the young of more than ten hours, breaks included: § 4 (2) and § 12 JArbSchG; `minutes` lie beyond them. Trades
 * that § 12 names know eleven.
 */
export function minorShift({ shifts }: CheckedDay) {
	let sum = 0;
	for (const shift of shifts) {
		const span = workSpan(shift);
		if (span !== null) sum += span.end - span.begin;
	}
	const minutes = sum - youthShiftMinutes;
	if (minutes <= 0) return null;
	return { code: "MINOR_SHIFT", severity: "ERROR", minutes } as const;
}

/**
 * Breaks of the young, § 11 JArbSchG: 30 minutes beyond four and a half hours of work, 60 beyond six, none of them in the
 * first or last hour, and never more than four and a half hours in a row.
 */
export function minorBreak(checked: CheckedDay, figures: ArbzgFigures) {
	const missing = missingBreak(checked, figures);
	if (missing === null && !hasLongRun(checked, figures)) return null;
	return {
		code: "MINOR_BREAK",
		severity: "ERROR",
		requiredMinutes: missing?.requiredMinutes ?? figures.requiredBreakMinutes,
		breakMinutes: missing?.breakMinutes ?? figures.breakMinutes,
	} as const;
}

/** Work of the young between 20:00 and 6:00, § 14 (1) JArbSchG; trades of its (2) may know better. */
export function minorNight(checked: CheckedDay) {
	const minutes = windowMinutes(checked, youthNight);
	if (minutes === 0) return null;
	return { code: "MINOR_NIGHT", severity: "ERROR", minutes } as const;
}

/** Less than twelve hours of free time for the young, § 13 JArbSchG; reported on the later day. */
export function minorRest({ limits }: CheckedDay, { restBeforeMinutes }: ArbzgFigures) {
	const rest = missingRest(restBeforeMinutes, limits.restMinutes);
	if (rest === null) return null;
	return { code: "MINOR_REST", severity: "ERROR", ...rest } as const;
}

interface WeekDay {
	readonly day: LocalDay;
	/** Of the day's ArbZG figures. */
	readonly netMinutes: number;
}

/**
 * Weeks in which a young person worked more than 40 hours; reported on the day on which they were passed, `minutes` beyond
 * them at the week's end. Days come in their order; `adult` is `adultFrom` the birthday.
 */
export function minorWeek(days: readonly WeekDay[], adult: LocalDay | null) {
	const found: MinorWeekViolation[] = [];
	const weeks = Map.groupBy(days, ({ day }) => mondayOf(day));
	for (const week of weeks.values()) {
		let sum = 0;
		let passed: LocalDay | null = null;
		for (const { day, netMinutes } of week) {
			if (limitsFor(day, adult).law !== "JARBSCHG") break;
			sum += netMinutes;
			if (passed === null && sum > weeklyMinutes) passed = day;
		}
		if (passed !== null) found.push(violationOn(passed, sum - weeklyMinutes));
	}
	return found;
}

function violationOn(day: LocalDay, minutes: number) {
	return { code: "MINOR_HOURS", severity: "ERROR", day, minutes } as const;
}

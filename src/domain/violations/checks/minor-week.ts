import { mondayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { limitsFor } from "../work-limits.ts";

interface WeekDay {
	readonly day: LocalDay;
	/** Of the day's ArbZG figures. */
	readonly netMinutes: number;
}

/** § 8 (1) JArbSchG. */
const weeklyMinutes = 2400;

/**
 * Weeks in which a young person worked more than 40 hours; told of the day on which they were passed, `minutes` beyond
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

export type MinorWeekViolation = ReturnType<typeof violationOn>;

function violationOn(day: LocalDay, minutes: number) {
	return { code: "MINOR_HOURS", severity: "ERROR", day, minutes } as const;
}

import { type DatedValue, valueOn } from "../../../surcharge/dated-value.ts";
import { dayOfIso } from "../../../time/iso-day.ts";
import { mondayOf } from "../../../time/iso-week.ts";
import type { LocalDay } from "../../../time/quantities.ts";
import {
	averagedWeeks,
	averagePerWorkday,
	averageViolation,
	type Window,
} from "../../checks/average-24-weeks.ts";
import { limitsFor } from "../../work-limits.ts";
import type { RosterFacts } from "../roster-facts.ts";
import { type DayLine, type Horizon, prefixSums } from "./day-line.ts";
import type { Measured, TimeViolation } from "./measured.ts";

/** § 2 (5) ArbZG: so many nights a year make a night worker. § 6 (2): the weeks in which her hours are averaged. */
const nightLaw: readonly DatedValue<{ readonly nights: number; readonly weeks: number }>[] = [
	{ validFrom: dayOfIso("1994-07-01"), value: { nights: 48, weeks: 4 } },
];
const weeksOfYear = 52;

/**
 * Averages of weeks as they come to with what is planned: of 24 weeks for everybody, § 3 ArbZG, of four for night workers, § 6 (2).
 * Said on the Sunday that the weeks end with, up to the last one of the plan; weeks of which not all is known are not judged.
 */
export function averageViolations(facts: RosterFacts, line: DayLine): Measured[] {
	const windows = windowsOf(facts, line);
	return windows.flatMap((window) => {
		const { day, nights } = window;
		if (isExemptOn(facts, day)) return [];
		const half = averageViolation(day, window.sumOf(averagedWeeks));
		const law = valueOn(nightLaw, day);
		const isNightWorker = law !== undefined && nights * weeksOfYear >= law.nights * averagedWeeks;
		const month = isNightWorker ? nightAverage(day, window.sumOf(law.weeks)) : null;
		return [half, month].flatMap((found) => (found === null ? [] : measured(found)));
	});
}

interface WindowsEnd {
	readonly day: LocalDay;
	/** Days with night work of the 24 weeks. */
	readonly nights: number;
	sumOf(weeks: number): Window;
}

function windowsOf(facts: RosterFacts, line: DayLine): WindowsEnd[] {
	const { from, workdays } = facts.horizon;
	const net = prefixSums(line.net);
	const due = prefixSums(workdays);
	const nights = prefixSums(line.nights);
	const length = averagedWeeks * 7;
	const known = Math.max(firstKnown(facts.horizon, line), 0);
	const last = line.net.findLastIndex((minutes) => minutes > 0);
	const found: WindowsEnd[] = [];
	const sunday = mondayOf(from) + 6 - from;
	for (let nth = sunday; nth < line.net.length && nth <= last + 6; nth += 7) {
		const first = nth - length + 1;
		const day = (from + nth) as LocalDay;
		if (first < known || !isEmployedBetween(facts, (from + first) as LocalDay, day)) continue;
		const over = (sums: Int32Array, days: number) =>
			(sums[nth + 1] as number) - (sums[nth + 1 - days] as number);
		found.push({
			day,
			nights: over(nights, length),
			sumOf: (weeks) => ({ totalMinutes: over(net, weeks * 7), workdays: over(due, weeks * 7) }),
		});
	}
	return found;
}

/** Before the first day of which anything is kept nobody knows what was worked: that thins no average. */
function firstKnown({ done, base }: Horizon, line: DayLine): number {
	const kept = done.indexOf(1);
	const worked = base.net.findIndex((minutes) => minutes > 0);
	const planned = line.net.findIndex((minutes) => minutes > 0);
	const all = [kept, worked, planned].filter((nth) => nth >= 0);
	return all.length === 0 ? line.net.length : Math.min(...all);
}

function isEmployedBetween({ employments }: RosterFacts, from: LocalDay, to: LocalDay): boolean {
	return employments.some((one) => one.from <= from && (one.to === null || one.to >= to));
}

export function isExemptOn({ exempt }: RosterFacts, day: LocalDay): boolean {
	return exempt.some(({ from, to }) => from <= day && (to === null || to >= day));
}

function nightAverage(day: LocalDay, window: Window): Average | null {
	const average = averagePerWorkday(window, limitsFor(day, null).dailyMinutes);
	if (average.isKept) return null;
	const averageMinutes = Math.ceil(window.totalMinutes / window.workdays);
	return { code: "NIGHT_AVERAGE_4_WEEKS", severity: "ERROR", day, averageMinutes };
}

type Average = Extract<TimeViolation, { readonly averageMinutes: number }>;

function measured(violation: Average): Measured[] {
	const { day, averageMinutes } = violation;
	return [{ violation, from: day, to: day, weight: averageMinutes }];
}

import { type DatedValue, valueOn } from "../../../surcharge/dated-value.ts";
import { dayOfIso } from "../../../time/iso-day.ts";
import { mondayOf } from "../../../time/iso-week.ts";
import { addMonths, monthOf } from "../../../time/month.ts";
import type { LocalDay } from "../../../time/quantities.ts";
import {
	averagedWeeks,
	averagePerWorkday,
	averageViolation,
	type Window,
} from "../../checks/average-24-weeks.ts";
import { limitsFor } from "../../work-limits.ts";
import type { RosterFacts } from "../roster-facts.ts";
import type { AveragePeriod } from "../roster-rules.ts";
import { type DayLine, type Horizon, prefixSums } from "./day-line.ts";
import type { Measured, TimeViolation } from "./measured.ts";

/** § 2 (5) ArbZG: so many nights a year make a night worker. § 6 (2): the weeks in which her hours are averaged. */
const nightLaw: readonly DatedValue<{ readonly nights: number; readonly weeks: number }>[] = [
	{ validFrom: dayOfIso("1994-07-01"), value: { nights: 48, weeks: 4 } },
];
const weeksOfYear = 52;

/** § 3 sentence 2 ArbZG: the months that may stand in the place of 24 weeks. */
const averagedMonths = 6;
/** As long as either may be. */
export const longestAverageDays = 184;

/**
 * Averages as they come to with what is planned: of half a year for everybody, § 3 ArbZG, 24 weeks or six calendar months as the employer
 * chose; of four weeks for night workers, § 6 (2). Said on the last day of that time, up to the last one of the plan; times of which not
 * all is known are not judged.
 */
export function averageViolations(
	facts: RosterFacts,
	line: DayLine,
	over: AveragePeriod,
): Measured[] {
	const windows = windowsOf(facts, line);
	const weeks = weekEnds(facts, line).flatMap((day) => {
		const half = windows.of((day - averagedWeeks * 7 + 1) as LocalDay, day);
		if (half === null) return [];
		const found = over === "WEEKS_24" ? averageViolation(day, half) : null;
		return [found, nightAverage(windows, day, half.nights)];
	});
	const months = monthEnds(facts, line, over).map((day) => {
		const first = addMonths(monthOf(day).from, 1 - averagedMonths);
		const half = windows.of(first, day);
		const found = half && averageViolation(day, half);
		return found && { ...found, code: "AVERAGE_6_MONTHS" as const };
	});
	return [...weeks, ...months].flatMap((found) => (found === null ? [] : measured(found)));
}

interface KnownWindow extends Window {
	/** Days with night work. */
	readonly nights: number;
}

interface Windows {
	/** What days come to, both inclusive; null where not all of them is known, or no average is asked for. */
	of(first: LocalDay, last: LocalDay): KnownWindow | null;
}

function windowsOf(facts: RosterFacts, line: DayLine): Windows {
	const { from, workdays } = facts.horizon;
	const net = prefixSums(line.net);
	const due = prefixSums(workdays);
	const nights = prefixSums(line.nights);
	const known = Math.max(firstKnown(facts.horizon, line), 0);
	return {
		of: (first, last) => {
			const isWhole = first - from >= known && isEmployedBetween(facts, first, last);
			if (!isWhole || isExemptOn(facts, last)) return null;
			const sum = (sums: Int32Array) =>
				(sums[last - from + 1] as number) - (sums[first - from] as number);
			return { totalMinutes: sum(net), workdays: sum(due), nights: sum(nights) };
		},
	};
}

/** Sundays up to the one that the last week of the plan ends with. */
function weekEnds({ horizon: { from } }: RosterFacts, line: DayLine): LocalDay[] {
	const last = lastWorked(line);
	const found: LocalDay[] = [];
	for (let nth = mondayOf(from) + 6 - from; nth < line.net.length && nth <= last + 6; nth += 7) {
		found.push((from + nth) as LocalDay);
	}
	return found;
}

/** The last days of the months up to that of the plan's last day; none where weeks are averaged. */
function monthEnds(
	{ horizon: { from } }: RosterFacts,
	line: DayLine,
	over: AveragePeriod,
): LocalDay[] {
	const last = (from + lastWorked(line)) as LocalDay;
	const found: LocalDay[] = [];
	if (over !== "MONTHS_6" || last < from) return found;
	let { to } = monthOf(from);
	while (to < from + line.net.length && monthOf(to).from <= last) {
		found.push(to);
		({ to } = monthOf((to + 1) as LocalDay));
	}
	return found;
}

const lastWorked = ({ net }: DayLine): number => net.findLastIndex((minutes) => minutes > 0);

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

/** Of who works at night so often, by the nights of half a year. */
function nightAverage(windows: Windows, day: LocalDay, nights: number): Average | null {
	const law = valueOn(nightLaw, day);
	if (law === undefined || nights * weeksOfYear < law.nights * averagedWeeks) return null;
	const window = windows.of((day - law.weeks * 7 + 1) as LocalDay, day);
	if (window === null) return null;
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

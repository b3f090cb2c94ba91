import { type Fraction, fraction, plus, times, zero } from "../numbers/fraction.ts";
import { type DayRange, monthOf } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { common } from "./employment-months.ts";

/** On how many days somebody works, from a day on until the next pattern. Without workdays nothing is earned. */
export interface LeavePattern {
	readonly from: LocalDay;
	/** Workdays of the whole cycle. Example: two weeks of five and four days → 9. */
	readonly workdays: number;
	/** Weeks of the cycle. */
	readonly weeks: number;
	/** Irregular work: days of duty a year, which then count alone. */
	readonly dutyDaysPerYear: number | null;
	/** Target minutes of the whole cycle, asked for where an account is kept in minutes; none where nothing is said. */
	readonly minutes?: number;
}

/** What a pattern weighs in the employed part of a year; the weights of a year add up to 1. */
export interface WeighedPattern {
	readonly pattern: LeavePattern;
	readonly weight: Fraction;
}

/**
 * The patterns of the employed part of a year with their share of it: full calendar months alike, part months by their
 * days. Before the first pattern nobody works.
 *
 * @param patterns in order of their first days
 */
export function weighedPatterns(
	patterns: readonly LeavePattern[],
	part: DayRange,
): readonly WeighedPattern[] {
	const whole = weightOf(part);
	const share: Fraction = { over: whole.under, under: whole.over };
	return patterns.flatMap((pattern, nth) => {
		const next = patterns[nth + 1];
		const to = next === undefined ? part.to : ((next.from - 1) as LocalDay);
		const held = common(part, { from: pattern.from, to });
		return held === null ? [] : [{ pattern, weight: times(weightOf(held), share) }];
	});
}

/** Months of a range; of a part month its share of days. */
function weightOf(range: DayRange): Fraction {
	let sum = zero;
	for (let month = monthOf(range.from); month.from <= range.to; ) {
		const held = common(month, range) as DayRange;
		sum = plus(sum, fraction(lengthOf(held), lengthOf(month)));
		month = monthOf((month.to + 1) as LocalDay);
	}
	return sum;
}

function lengthOf({ from, to }: DayRange): number {
	return to - from + 1;
}

/**
 * The patterns with times in which nobody owes any work: unpaid leave is a pattern without workdays (§ 3 BUrlG as the courts read
 * it), however long, and the pattern of before goes on after it.
 *
 * @param patterns in order of their first days
 * @param times may touch and overlap
 */
export function withoutDuty(
	patterns: readonly LeavePattern[],
	times: readonly DayRange[],
): readonly LeavePattern[] {
	if (times.length === 0) return patterns;
	const isFree = (day: LocalDay) => times.some(({ from, to }) => from <= day && day <= to);
	const begins = [
		...patterns.map(({ from }) => from),
		...times.flatMap(({ from, to }) => [from, (to + 1) as LocalDay]),
	];
	return [...new Set(begins)]
		.sort((a, b) => a - b)
		.flatMap((from) => {
			const held = patterns.findLast((pattern) => pattern.from <= from);
			// before the first pattern nobody works anyway
			if (held === undefined) return [];
			return [
				isFree(from) ? { ...held, from, workdays: 0, dutyDaysPerYear: null } : { ...held, from },
			];
		});
}

/**
 * Target minutes of a workday on the average of patterns, by their weights: what a day is in an account that is kept in minutes.
 * Nothing where there are no workdays.
 */
export function minutesOfDay(weighed: readonly WeighedPattern[], weeksOfYear: number): Fraction {
	let [minutes, days] = [zero, zero];
	for (const { pattern, weight } of weighed) {
		const { workdays, weeks, dutyDaysPerYear } = pattern;
		const perWeek =
			dutyDaysPerYear === null ? fraction(workdays, weeks) : fraction(dutyDaysPerYear, weeksOfYear);
		days = plus(days, times(weight, perWeek));
		// who owes no work has none of its hours either
		if (perWeek.over > 0n)
			minutes = plus(minutes, times(weight, fraction(pattern.minutes ?? 0, weeks)));
	}
	return days.over === 0n ? zero : times(minutes, { over: days.under, under: days.over });
}

/**
 * Days of a year for somebody who works so, of days that are given for `weekDays` workdays a week; irregular work is
 * measured by the days of duty that such a week makes in a year.
 *
 * Example: 24 of 6 → 20 at five workdays; 24 of 6 → 10 at 130 duty days.
 */
export function yearlyDays(
	days: Fraction,
	weekDays: Fraction,
	weeksOfYear: number,
	{ workdays, weeks, dutyDaysPerYear }: LeavePattern,
): Fraction {
	const perDay: Fraction = { over: weekDays.under, under: weekDays.over };
	return dutyDaysPerYear === null
		? times(days, perDay, fraction(workdays, weeks))
		: times(days, perDay, fraction(dutyDaysPerYear, weeksOfYear));
}

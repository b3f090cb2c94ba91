import type { PersonLimits } from "../problem/roster-problem.ts";
import type { DepartmentPlan, PlanLevel, PlanPerson } from "./department-plan.ts";
import { workMinutes } from "./plan-kinds.ts";

/** Days in a row that somebody works, at least and at most, and that she is free, as far as shifts that stay allow it. */
const runs: Readonly<Record<PlanLevel, { longest: number; shortest: number; rest: number }>> = {
	NONE: { longest: 7, shortest: 1, rest: 1 },
	LITTLE: { longest: 6, shortest: 1, rest: 1 },
	NORMAL: { longest: 5, shortest: 1, rest: 2 },
	MUCH: { longest: 5, shortest: 2, rest: 2 },
};

/** § 3 ArbZG: eight hours on each of six days, on average over 24 weeks; a single week may have sixty. */
export const weekMinutes = 48 * 60;
const longestWeek = 60 * 60;
export const weeksOfAverage = 24;

/** What somebody is to work at most in the range, the shifts that stay among it. */
export function mostMinutesOf(
	{ range }: Pick<DepartmentPlan, "range">,
	{ pastMinutes, shifts, facts: { exempt } }: PlanPerson,
): number {
	const weeks = (range.to - range.from + 1) / 7;
	const onAverage = weeksOfAverage * weekMinutes - pastMinutes;
	const most = exempt.length > 0 ? Infinity : Math.min(Math.ceil(longestWeek * weeks), onAverage);
	const fixed = shifts
		.filter(({ day }) => day >= range.from && day <= range.to)
		.reduce((sum, shift) => sum + workMinutes(shift), 0);
	return Math.max(most, fixed);
}

/** Days in a row that are worked at most. */
export function longestRunOf({ weights }: Pick<DepartmentPlan, "weights">): number {
	return runs[weights.continuity].longest;
}

/**
 * Limits of a row. Shifts that stay may break them already: then they are as wide as that, for nobody is left out of a plan because
 * somebody else planned her badly.
 *
 * @param row what stays of each day, 0 where it is free or may be filled
 * @param minutes of the row outside of the range
 */
export function limitsOf(
	plan: DepartmentPlan,
	person: PlanPerson,
	row: readonly number[],
	given: { readonly minutesAround: number; readonly mostOfKind: readonly number[] },
): PersonLimits {
	const { longest, shortest, rest } = runs[plan.weights.continuity];
	const { worked, free } = stretchesOf(row);
	return {
		mostOfKind: given.mostOfKind,
		mostMinutes: mostMinutesOf(plan, person) + given.minutesAround,
		leastMinutes: 0,
		longestRun: Math.max(longest, ...worked),
		shortestRun: Math.min(shortest, ...inner(worked, row.at(0) !== 0, row.at(-1) !== 0)),
		shortestRest: Math.min(rest, ...inner(free, row.at(0) === 0, row.at(-1) === 0)),
		mostWeekends: Infinity,
	};
}

/** Lengths of the runs that are worked and of those that are free, in their order. */
function stretchesOf(row: readonly number[]) {
	const worked: number[] = [];
	const free: number[] = [];
	row.forEach((value, day) => {
		const own = value === 0 ? free : worked;
		const isNew = day === 0 || (row[day - 1] === 0) !== (value === 0);
		if (isNew) own.push(0);
		own[own.length - 1] = (own.at(-1) ?? 0) + 1;
	});
	return { worked, free };
}

/** Without what touches the first or the last day: that goes on outside. */
function inner(lengths: readonly number[], isFirst: boolean, isLast: boolean): readonly number[] {
	return lengths.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
}

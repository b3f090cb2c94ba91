import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { Tally } from "../problem/roster-problem.ts";
import type { DepartmentPlan, FairCounts, PlanLevel, PlanPerson } from "./department-plan.ts";
import type { PlanKind } from "./plan-kinds.ts";

type Shared = "nights" | "weekends" | "holidays";

/** What one more costs somebody who has had as many as the others. */
const shareCosts: Readonly<Record<PlanLevel, number>> = {
	NONE: 0,
	LITTLE: 4,
	NORMAL: 12,
	MUCH: 30,
};
/** What half an hour beyond or below what is agreed costs. */
const hourCosts: Readonly<Record<PlanLevel, number>> = { NONE: 0, LITTLE: 1, NORMAL: 2, MUCH: 4 };
const unitMinutes = 30;
/** Who is far ahead of the others or far behind is no further away than this: an open shift always costs more. */
const farthest = 8;
const dearest = 400;
/** Who works little still takes this part of a whole share. */
const leastShare = 0.2;

interface Days {
	/** The first day of the solver's, and how many there are. */
	readonly first: LocalDay;
	readonly count: number;
}

/** What is shared out, each of it with its history of a year; and the hours that are agreed. */
export function fairTallies(
	plan: DepartmentPlan,
	kinds: readonly PlanKind[],
	days: Days,
	mayWork: readonly (readonly boolean[])[],
): Tally[] {
	const { weights, people, holidays } = plan;
	const isCounted: Readonly<Record<Shared, (day: LocalDay, kind: PlanKind) => boolean>> = {
		nights: (_, { isNight }) => isNight,
		weekends: (day) => weekdayOf(day) >= 6,
		holidays: (day) => holidays.has(day),
	};
	const shared = (Object.keys(isCounted) as Shared[])
		.filter((one) => weights[one] !== "NONE")
		.map((one): Tally => {
			const amounts = amountsOf(plan, kinds, days, (day, kind) =>
				Number(isCounted[one](day, kind)),
			);
			const isAble = people.map((_, nth) => reaches(amounts, mayWork[nth] ?? []));
			return { amounts, ...sharedCosts(plan, one, isAble) };
		});
	return weights.hours === "NONE" ? shared : [...shared, hoursTally(plan, kinds, days)];
}

/** What each cell of the range counts; nothing outside of it, which history tells of. */
function amountsOf(
	{ range }: DepartmentPlan,
	kinds: readonly PlanKind[],
	{ first, count }: Days,
	amountOf: (day: LocalDay, kind: PlanKind) => number,
): number[] {
	return Array.from({ length: count }, (_, nth) => {
		const day = (first + nth) as LocalDay;
		const isInside = day >= range.from && day <= range.to;
		return [0, ...kinds.map((kind) => (isInside ? amountOf(day, kind) : 0))];
	}).flat();
}

/** @param cells of one person: whether each may hold each value */
function reaches(amounts: readonly number[], cells: readonly boolean[]): boolean {
	return amounts.some((amount, place) => amount > 0 && cells[place] === true);
}

/**
 * By part-time each has a share of her own. What counts is the distance from the others who can do it at all: one more costs the
 * more, the more somebody had before.
 */
function sharedCosts({ people, weights }: DepartmentPlan, one: Shared, isAble: readonly boolean[]) {
	const shares = sharesOf(people);
	const loads = people.map(({ history }, nth) => (history as FairCounts)[one] / (shares[nth] ?? 1));
	const able = loads.filter((_, nth) => isAble[nth]);
	const mean = able.reduce((sum, load) => sum + load, 0) / Math.max(1, able.length);
	const step = shareCosts[weights[one]];
	const costs = loads.map((load, nth) => {
		const ahead = Math.max(-farthest, Math.min(farthest, load - mean));
		return summed((count) =>
			Math.min(dearest, Math.round(step * Math.max(0, ahead + count / (shares[nth] ?? 1)))),
		);
	});
	return { costs, most: people.map(() => Infinity) };
}

const mostShared = 62;

/** Costs of 0, 1, 2 … of which each adds a step. */
function summed(stepOf: (count: number) => number): number[] {
	const costs = [0];
	for (let count = 1; count <= mostShared; count++) costs.push((costs.at(-1) ?? 0) + stepOf(count));
	return costs;
}

/** Of each what she is to work, as part of what people work on average. */
function sharesOf(people: readonly PlanPerson[]): number[] {
	const known = people.flatMap(({ targetMinutes }) => targetMinutes ?? []).filter(Boolean);
	const mean = known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
	return people.map(({ targetMinutes }) =>
		targetMinutes === null || mean === 0 ? 1 : Math.max(leastShare, targetMinutes / mean),
	);
}

/** Hours beyond what is agreed cost twice what hours below it do. */
function hoursTally(plan: DepartmentPlan, kinds: readonly PlanKind[], days: Days): Tally {
	const step = hourCosts[plan.weights.hours];
	const amounts = amountsOf(plan, kinds, days, (_, { minutes }) =>
		Math.round(minutes / unitMinutes),
	);
	const longest = Math.max(1, ...amounts) * (plan.range.to - plan.range.from + 1);
	const costs = plan.people.map(({ targetMinutes }) => {
		if (targetMinutes === null) return [0];
		const target = Math.round(targetMinutes / unitMinutes);
		return Array.from({ length: Math.max(target + 2, longest) + 1 }, (_, count) =>
			count < target ? step * (target - count) : 2 * step * (count - target),
		);
	});
	return { amounts, costs, most: plan.people.map(() => Infinity) };
}

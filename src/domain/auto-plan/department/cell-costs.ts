import type { LocalDay } from "../../time/quantities.ts";
import type { Wish } from "../problem/roster-problem.ts";
import type { DepartmentPlan, PersonWish, PlanLevel, PlanPerson } from "./department-plan.ts";
import { meets, type PlanKind } from "./plan-kinds.ts";

/** What a wish costs that does not come true, for each of its three weights. */
const wishCosts: Readonly<Record<PlanLevel, number>> = { NONE: 0, LITTLE: 6, NORMAL: 18, MUCH: 45 };
/** By how much it costs more where all wishes of the year were refused. */
const refusalFactors: Readonly<Record<PlanLevel, number>> = {
	...{ NONE: 0, LITTLE: 0.5, NORMAL: 1, MUCH: 2 },
};
const strangeCosts: Readonly<Record<PlanLevel, number>> = {
	...{ NONE: 0, LITTLE: 4, NORMAL: 12, MUCH: 30 },
};
/** What eight hours cost of somebody whose hour costs half as much again as that of the others. */
const payCosts: Readonly<Record<PlanLevel, number>> = { NONE: 0, LITTLE: 6, NORMAL: 18, MUCH: 45 };
const dayMinutes = 1440;

/** What cells of a person cost by what they hold: wishes, places that are strange to her, pay. */
export function cellCosts(
	plan: DepartmentPlan,
	person: PlanPerson,
	kinds: readonly PlanKind[],
	{ first, mayHold }: HeldCells,
): Wish[] {
	const days = Array.from(
		{ length: plan.range.to - plan.range.from + 1 },
		(_, nth) => (plan.range.from + nth) as LocalDay,
	);
	const costs = [...placeCosts(plan, person, kinds), ...payCostsOf(plan, person, kinds)];
	return [
		...person.wishes.flatMap((wish) =>
			days.flatMap((day) => wishOn(plan, person, wish, { day, kinds, place: day - first })),
		),
		...days.flatMap((day) =>
			costs
				.filter(({ value }) => mayHold(day - first, value))
				.map((one) => ({ ...one, day: day - first, isWanted: false })),
		),
	];
}

interface HeldCells {
	/** The first day of the solver's. */
	readonly first: LocalDay;
	/** Whether a day of the solver's may hold a kind at all. */
	mayHold(day: number, value: number): boolean;
}

interface Cell {
	readonly day: LocalDay;
	readonly kinds: readonly PlanKind[];
	readonly place: number;
}

/** A wish to be free is refused by what meets it, one to work by a day without anything that does. */
function wishOn(
	{ weights }: DepartmentPlan,
	{ history: { granted, refused } }: PlanPerson,
	wish: PersonWish,
	{ day, kinds, place }: Cell,
): Wish[] {
	const part = refused / Math.max(1, granted + refused);
	const factor = 1 + refusalFactors[weights.refusals] * part;
	const cost = Math.round(wishCosts[weights.wishes] * wish.weight * factor);
	if (cost === 0) return [];
	const met = kinds.flatMap((kind, nth) => (meets(kind, day, wish) ? [nth + 1] : []));
	const asked = { day: place, cost, isWanted: false };
	if (!wish.available) return met.map((value) => ({ ...asked, value }));
	// of several days of one wish each counts for itself: that which begins in it
	const noon = day * dayMinutes + dayMinutes / 2;
	const isItsDay = wish.begin <= noon && wish.end > noon;
	if (!isItsDay || met.length === 0) return [];
	const others = kinds.flatMap((_, nth) => (met.includes(nth + 1) ? [] : [nth + 1]));
	return [0, ...others].map((value) => ({ ...asked, value }));
}

interface ValueCost {
	readonly value: number;
	readonly cost: number;
}

function placeCosts(
	{ weights }: DepartmentPlan,
	{ workspaceIds }: PlanPerson,
	kinds: readonly PlanKind[],
): ValueCost[] {
	const cost = strangeCosts[weights.workspaces];
	if (cost === 0) return [];
	return kinds.flatMap(({ workspaceId }, nth) =>
		workspaceId === null || workspaceIds.has(workspaceId) ? [] : [{ value: nth + 1, cost }],
	);
}

/** Against the cheapest of the people. */
function payCostsOf(
	{ weights, people }: DepartmentPlan,
	{ hourCents }: PlanPerson,
	kinds: readonly PlanKind[],
): ValueCost[] {
	const least = Math.min(...people.flatMap((one) => one.hourCents ?? []));
	if (weights.cost === "NONE" || hourCents === null || least === 0) return [];
	const above = Math.min(1, (hourCents / least - 1) * 2);
	return kinds.flatMap(({ minutes, workspaceId }, nth) => {
		const cost = Math.round((payCosts[weights.cost] * above * minutes) / 480);
		return workspaceId === null || cost === 0 ? [] : [{ value: nth + 1, cost }];
	});
}

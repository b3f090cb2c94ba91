import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import type { RosterViolation } from "../../violations/shifts/roster-violations.ts";
import type { DepartmentPlan, PlanNeed, PlanPerson, TakerLimit } from "./department-plan.ts";
import { isBarrier, violationsOf } from "./person-rules.ts";
import { workMinutes } from "./plan-kinds.ts";
import { longestRunOf, mostMinutesOf } from "./plan-limits.ts";

/** Why somebody does not take a shift; none of both: she could. */
export interface TakerReasons {
	readonly id: string;
	/** Rules that it would break, those too that are only to be known. */
	readonly violations: readonly RosterViolation[];
	readonly limits: readonly TakerLimit[];
}

/** What speaks against giving a shift to somebody, with all that she is to have by the plan. */
export function reasonsOf(
	plan: DepartmentPlan,
	person: PlanPerson,
	{ shift }: PlanNeed,
	held: readonly RosterShift[],
): TakerReasons {
	return {
		id: person.id,
		violations: violationsOf(person, [shift], held),
		limits: limitsReached(plan, person, shift, held),
	};
}

export function couldTake({ violations, limits }: TakerReasons): boolean {
	return limits.length === 0 && !violations.some(isBarrier);
}

/** Of those who could take a shift the one who has the most hours left. */
export function takerOf(
	plan: DepartmentPlan,
	named: ReadonlyMap<PlanNeed, string>,
	need: PlanNeed,
): PlanPerson | undefined {
	return plan.people
		.map((person) => {
			const held = heldBy(plan, person, named);
			return { person, held, left: (person.targetMinutes ?? 0) - minutesIn(plan, held) };
		})
		.sort((one, other) => other.left - one.left)
		.find(({ person, held }) => couldTake(reasonsOf(plan, person, need, held)))?.person;
}

/** All that somebody has when a plan comes true. */
export function heldBy(
	{ needs }: DepartmentPlan,
	{ id, shifts }: PlanPerson,
	named: ReadonlyMap<PlanNeed, string>,
): RosterShift[] {
	const own = needs.filter((need) => named.get(need) === id).map(({ shift }) => shift);
	return [...shifts, ...own].sort((one, other) => one.begin - other.begin);
}

function limitsReached(
	plan: DepartmentPlan,
	person: PlanPerson,
	shift: RosterShift,
	held: readonly RosterShift[],
): TakerLimit[] {
	const minutes = minutesIn(plan, held) + workMinutes(shift);
	return [
		...(minutes > mostMinutesOf(plan, person) ? (["HOURS_FULL"] as const) : []),
		...(runAround(shift.day, held) > longestRunOf(plan) ? (["RUN_FULL"] as const) : []),
	];
}

function minutesIn({ range }: DepartmentPlan, held: readonly RosterShift[]): number {
	return held
		.filter(({ day }) => day >= range.from && day <= range.to)
		.reduce((sum, shift) => sum + workMinutes(shift), 0);
}

/** Days in a row that are worked once a day is. */
function runAround(day: number, held: readonly RosterShift[]): number {
	const worked = new Set<number>(held.filter(({ kind }) => kind !== "FREE").map((one) => one.day));
	let length = 1;
	for (let before = day - 1; worked.has(before); before--) length++;
	for (let after = day + 1; worked.has(after); after++) length++;
	return length;
}

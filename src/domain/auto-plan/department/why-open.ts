import type { DepartmentPlan, PlanNeed } from "./department-plan.ts";
import { isBarrier } from "./person-rules.ts";
import type { Proposal } from "./proposal.ts";
import { couldTake, heldBy, reasonsOf, type TakerReasons } from "./takers.ts";

/** What speaks against somebody; those who could take the shift have nothing that does. */
export interface WhyNot extends TakerReasons {
	readonly couldTake: boolean;
}

/**
 * Why a shift is open, person by person: all reasons of each, by the rules that judge every change of the plan. Those who could take
 * it come first, then those with the fewest reasons.
 */
export function whyOpen(plan: DepartmentPlan, { assignments }: Proposal, need: PlanNeed): WhyNot[] {
	const named = new Map(assignments.map((one) => [one.need, one.userId]));
	return plan.people
		.map((person): WhyNot => {
			const found = reasonsOf(plan, person, need, heldBy(plan, person, named));
			const against = { ...found, violations: found.violations.filter(isBarrier) };
			return { ...against, couldTake: couldTake(found) };
		})
		.sort((one, other) => weightOf(one) - weightOf(other));
}

function weightOf({ violations, limits }: TakerReasons): number {
	return violations.length + limits.length;
}

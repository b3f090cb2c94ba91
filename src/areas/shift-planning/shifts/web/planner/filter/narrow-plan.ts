import type { ShiftPlan } from "../../../contract.ts";
import type { PlannedShift } from "../plan-items.ts";
import type { PlanNarrowing } from "./use-plan-filters.ts";

interface Given {
	readonly plan: ShiftPlan;
	readonly shifts: readonly PlannedShift[];
	/** Those in which something is wrong. */
	readonly conflicts: ReadonlyMap<string, unknown>;
}

/** What is left of a plan: with kinds only their shifts, with the others only people who have such a shift. */
export function narrowPlan(
	{ plan, shifts, conflicts }: Given,
	{ activityIds, only = [] }: PlanNarrowing,
): Pick<Given, "plan" | "shifts"> {
	const kinds = activityIds && new Set(activityIds);
	const ofKinds = kinds ? shifts.filter(({ activityId }) => kinds.has(activityId)) : shifts;
	if (only.length === 0) return { plan, shifts: ofKinds };
	const meant = ofKinds.filter(
		({ id, isPublished }) =>
			(only.includes("CONFLICTS") && conflicts.has(id)) ||
			(only.includes("UNPUBLISHED") && !isPublished),
	);
	const having = new Set(meant.map(({ userId }) => userId));
	const ids = new Set(meant.map(({ id }) => id));
	return {
		plan: { ...plan, people: plan.people.filter(({ id }) => having.has(id)) },
		// what is wrong with a shift is understood beside the others of the same person
		shifts: only.includes("CONFLICTS")
			? ofKinds.filter(({ userId }) => having.has(userId))
			: ofKinds.filter(({ id }) => ids.has(id)),
	};
}

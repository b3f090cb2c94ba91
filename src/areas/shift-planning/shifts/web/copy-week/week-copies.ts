import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { PlanViolation } from "../../contract.ts";
import type { PlannedShift } from "../planner/plan-items.ts";
import type { Changes } from "../planner/plan-moves.ts";
import { apart } from "../planner/shift-menu.ts";

/** The shifts of a week as they would be in another, on the same weekdays. */
export function weekCopies(
	shifts: readonly PlannedShift[],
	monday: string,
	weeks: number,
): { readonly shifts: readonly PlannedShift[]; readonly changes: Changes } {
	const last = isoDayPlus(monday, 6);
	// what has no place is nothing that could be planned anew
	const meant = shifts.filter(
		({ day, mayPlan, workspaceId }) =>
			mayPlan && workspaceId !== null && day >= monday && day <= last,
	);
	return {
		shifts: meant,
		changes: meant.map(({ id, day }) => ({
			copyOf: id,
			values: { ...apart, day: isoDayPlus(day, 7 * weeks) },
		})),
	};
}

/** Nobody is in two places, nor works while away: what only warns is asked about when it is done. */
const skippedFor: ReadonlySet<string> = new Set([
	"SHIFT_CONFLICT",
	"PLANNED_FREE",
	"ABSENT",
	"USER_NOT_EMPLOYED",
]);

/** Places of changes that are left out, each with the first reason. */
export function skippedCopies(
	violations: readonly PlanViolation[],
): ReadonlyMap<number, PlanViolation> {
	const skipped = new Map<number, PlanViolation>();
	for (const violation of violations) {
		const isSkipped = skippedFor.has(violation.code) || violation.severity === "ERROR";
		if (isSkipped && !skipped.has(violation.change)) skipped.set(violation.change, violation);
	}
	return skipped;
}

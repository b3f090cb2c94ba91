import type { ShiftFault } from "#domain/shifts/shift-times.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** What breaks rules of the plan; the violations stand beside it. */
export const shiftRules = refusal("RuleViolation", "SHIFT_RULES");
/** What is critical is done with a reason only. */
export const shiftReasonMissing = refusal("RuleViolation", "SHIFT_REASON_MISSING");
export const planRange = refusal("RuleViolation", "SHIFT_PLAN_RANGE");

/** By what is wrong with a shift itself. */
export const shiftFaultRefusals = {
	SHIFT_REVERSED: refusal("InvalidAction", "SHIFT_REVERSED"),
	SHIFT_TOO_LONG: refusal("InvalidAction", "SHIFT_TOO_LONG"),
	SHIFT_PAUSE_OUTSIDE: refusal("InvalidAction", "SHIFT_PAUSE_OUTSIDE"),
	SHIFT_PAUSES_OVERLAP: refusal("InvalidAction", "SHIFT_PAUSES_OVERLAP"),
} satisfies Readonly<Record<ShiftFault, unknown>>;

export const workspaceNotUsable = refusal("InvalidAction", "SHIFT_WORKSPACE_NOT_USABLE");
export const activityNotUsable = refusal("InvalidAction", "SHIFT_ACTIVITY_NOT_USABLE");
/** The person cannot be planned by who asks. */
export const personNotPlannable = refusal("InvalidAction", "SHIFT_PERSON_NOT_PLANNABLE");
export const customerNotUsable = refusal("InvalidAction", "SHIFT_CUSTOMER_NOT_USABLE");
/** Somebody changed one of the shifts since. */
export const editOvertaken = refusal("InvalidAction", "SHIFT_EDIT_OVERTAKEN");
/** Another shift stands for the same copy of a template already. */
export const shiftCopyFilled = refusal("InvalidAction", "SHIFT_COPY_FILLED");
export const releaseTooFar = refusal("InvalidAction", "SHIFT_RELEASE_TOO_FAR");

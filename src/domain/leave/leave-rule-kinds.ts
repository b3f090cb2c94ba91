import type { LeaveRuleKind } from "./leave-rule.ts";

/** By themselves: menus and addresses name kinds without knowing what a rule of each holds. */
export const leaveRuleKinds = [
	"STATUTORY",
	"CONTRACTUAL",
	"DISABLED",
	"AGE",
	"TENURE",
	"YOUTH",
	"EXTRA",
] as const satisfies readonly LeaveRuleKind[];

export { demandRange, planScopeOf } from "./get-shift-plan.ts";
export { keepEdit } from "./sql/edits.ts";
export { holdShifts, readShifts } from "./sql/shift.ts";
export { carryOut, demandRules, editOf, type PlanWriter } from "./write/carry-out.ts";
export { type PlanChecker, planChecker } from "./write/check-plan.ts";
export {
	demandRights,
	type MadeChange,
	type PlanChange,
	type Planner,
	resolveChanges,
} from "./write/resolve-changes.ts";

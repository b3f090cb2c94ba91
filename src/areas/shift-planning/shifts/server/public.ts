export { keepEdit } from "./sql/edits.ts";
export { localMinute } from "./sql/plan.ts";
export { holdShifts, type KnownShift, readShifts } from "./sql/shift.ts";
export { carryOut, demandRules, editOf } from "./write/carry-out.ts";
export { checkEach, checkPlan } from "./write/check-plan.ts";
export { demandRights, type PlanChange } from "./write/resolve-changes.ts";

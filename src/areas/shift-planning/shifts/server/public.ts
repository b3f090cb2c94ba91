export { demandRange, planScopeOf } from "./get-shift-plan.ts";
export { keepEdit } from "./sql/edits.ts";
export { holdShifts, readShifts, type ShiftRow } from "./sql/shift.ts";
export { carryOut, demandRules, editOf } from "./write/carry-out.ts";
export { type MadeChange, type PlanChange, resolveChanges } from "./write/resolve-changes.ts";

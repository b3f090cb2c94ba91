export { useShiftWords } from "./form/use-shift-words.ts";
export { type Changes, changePlan } from "./planner/plan-moves.ts";
export { shiftViolation, violationWords } from "./violations/shift-violation.ts";

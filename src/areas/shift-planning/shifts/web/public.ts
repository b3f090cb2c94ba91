export { useShiftWords } from "./form/use-shift-words.ts";
export { changePlan } from "./planner/plan-moves.ts";
export { shiftNotices } from "./violations/lazy-notices.ts";
export { loadViolationWords } from "./violations/load-violation-words.ts";
export { shiftViolation } from "./violations/shift-violation.ts";

export { useShiftWords } from "./form/use-shift-words.ts";
export { changePlan } from "./planner/plan-moves.ts";
export { loadViolationWords } from "./violations/load-violation-words.ts";
export { default as ShiftNotices } from "./violations/shift-notices.tsx";
export { shiftViolation } from "./violations/shift-violation.ts";

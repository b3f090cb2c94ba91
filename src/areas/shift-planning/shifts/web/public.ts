export { useShiftWords } from "./form/use-shift-words.ts";
export { shiftViolation, violationWords } from "./violations/shift-violation.ts";

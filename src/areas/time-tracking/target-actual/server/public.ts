export { computedDays } from "./computed-days.ts";
export {
	type ProposedEntry,
	type ViolationOfDay,
	violationsByEntries,
} from "./lists/violations-by-entries.ts";
export { monthToFreeze } from "./month-to-freeze.ts";
export { rangeOfMonth } from "./range-of-month.ts";
export { compareResults, type ResultDifference } from "./recompute/compare-results.ts";
export { daysChanged } from "./recompute/days-changed.ts";
export { factsChanged } from "./recompute/facts-changed.ts";
export { fillResults } from "./recompute/fill-results.ts";
export { makeDaysCurrent } from "./recompute/make-days-current.ts";
export { recomputeSoon } from "./recompute/recompute-soon.ts";
export { type ShiftToBook, shiftsToBook } from "./shifts-to-book.ts";

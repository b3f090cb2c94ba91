export { compareResults, type ResultDifference } from "./compare-results.ts";
export { computedDays } from "./computed-days.ts";
export { daysChanged } from "./days-changed.ts";
export { factsChanged } from "./facts-changed.ts";
export { fillResults } from "./fill-results.ts";
export { monthToFreeze } from "./month-to-freeze.ts";
export { rangeOfMonth } from "./range-of-month.ts";
export { settleDays } from "./settle-days.ts";
export { settleSoon } from "./settle-soon.ts";
export { type ShiftToBook, shiftsToBook } from "./shifts-to-book.ts";
export {
	type ProposedEntry,
	type ViolationOfDay,
	violationsByEntries,
} from "./violations-by-entries.ts";

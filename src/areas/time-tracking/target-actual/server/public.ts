export {
	type ProposedEntry,
	type ViolationOfDay,
	violationsByEntries,
} from "./lists/violations-by-entries.ts";
export { type MonthToFreeze, monthToFreeze } from "./month-to-freeze.ts";
export { rangeOfMonth } from "./months-of-range.ts";
export { computedDays } from "./person-days.ts";
export { compareResults, type ResultDifference } from "./recompute/compare-results.ts";
export { daysChanged, factsChanged } from "./recompute/days-changed.ts";
export { fillResults, makeDaysCurrent } from "./recompute/recompute-days.ts";
export { recomputeSoon } from "./recompute/recompute-soon.ts";
export { type ShiftToBook, shiftsToBook } from "./shifts-to-book.ts";
export { namedPerson } from "./sql/listed-people.ts";

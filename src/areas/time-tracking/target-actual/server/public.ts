export { periodTermsOn } from "./facts/dated-rows.ts";
export { Templates, worksheetsOf } from "./facts/worksheets-of.ts";
export { effectOfEntry } from "./lists/effect-of-entry.ts";
export { readEntriesApart } from "./lists/entries-apart.ts";
export type { ProposedEntry } from "./lists/proposed-entries.ts";
export { type ViolationOfDay, violationsByEntries } from "./lists/violations-by-entries.ts";
export { type MonthToFreeze, monthsToFreeze } from "./month-to-freeze.ts";
export { rangeOfMonth, writtenMonth } from "./months-of-range.ts";
export { computedDays, type PlannedDay, plannedDays } from "./person-days.ts";
export { compareResults, type ResultDifference } from "./recompute/compare-results.ts";
export { daysChanged, factsChanged } from "./recompute/days-changed.ts";
export {
	fillResults,
	makeDaysCurrent,
	makeKeptDaysCurrent,
	makeSpansCurrent,
} from "./recompute/recompute-days.ts";
export { recomputeSoon } from "./recompute/recompute-soon.ts";
export { type ShiftToBook, shiftsToBook } from "./shifts-to-book.ts";
export { type TemplateRow, templates } from "./sql/company.ts";
export { isFound, namedPerson } from "./sql/listed-people.ts";
export { exceptions, type PersonRow, sheets, type TermsRow, termsColumn } from "./sql/people.ts";
export { waitsWithin } from "./sql/stale.ts";
export { isAwayAllDay } from "./sql/timeline.ts";

export { entryDecisions } from "./decisions/entry-decisions.ts";
export { entryMatter } from "./entry-matter.ts";
export {
	insertShiftEntry,
	type ShiftEntry,
	shiftsWithEntry,
} from "./sql/entry.ts";
export { requestTimeTracking, updateTimeTracking } from "./write-time-tracking.ts";

export { entryMatter } from "./entry-matter.ts";
export { requestTimeTracking } from "./request-time-tracking.ts";
export {
	insertShiftEntry,
	type ShiftEntry,
	shiftsWithEntry,
} from "./sql/shift-entry.ts";
export { updateTimeTracking } from "./update-time-tracking.ts";

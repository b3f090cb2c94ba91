export { entryDecisions } from "./decisions/entry-decisions.ts";
export { entryMatter } from "./entry-matter.ts";
export { trackingAnswerOf } from "./list/list-time-trackings.ts";
export {
	insertShiftEntry,
	type ShiftEntry,
	shiftsWithEntry,
} from "./sql/entry.ts";
export { type TrackingRow, trackingsOfPeople } from "./sql/tracking-page.ts";
export { requestTimeTracking, updateTimeTracking } from "./write-time-tracking.ts";

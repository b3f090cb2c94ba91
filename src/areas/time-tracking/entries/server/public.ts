export { giveTimeTrackingReason } from "./give-time-tracking-reason.ts";
export { requestTimeTracking } from "./request-time-tracking.ts";
export { requestTimeTrackingChange } from "./request-time-tracking-change.ts";
export {
	insertShiftEntry,
	type ShiftEntry,
	shiftsWithEntry,
} from "./sql/shift-entry.ts";
export { updateTimeTracking } from "./update-time-tracking.ts";

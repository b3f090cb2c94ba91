import { rulesViolated } from "#areas/time-tracking/approvals/contract/refusals.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** An approved or running entry lies in the same time; the violations name it. */
export const timeTrackingOverlaps = refusal("RuleViolation", "TIME_TRACKING_OVERLAPS");
export const endBeforeBegin = refusal("RuleViolation", "TIME_TRACKING_END_BEFORE_BEGIN");
/** Hours of the longest entry. */
export const longestEntry = 36;
/** More than that. */
export const tooLong = refusal("RuleViolation", "TIME_TRACKING_TOO_LONG");
/** Nothing but a plan lies in the future. */
export const inFuture = refusal("RuleViolation", "TIME_TRACKING_IN_FUTURE");
export const reasonNotFound = refusal("EntityNotFound", "REASON_NOT_FOUND");
export const trackingActivityOnly = refusal("InvalidAction", "TIME_TRACKING_ACTIVITY_ONLY");

/** What the times of an entry, new or changed, can be refused for. */
export const timeRefusals = [
	timeTrackingOverlaps,
	endBeforeBegin,
	tooLong,
	inFuture,
	reasonNotFound,
	trackingActivityOnly,
	rulesViolated,
] as const;

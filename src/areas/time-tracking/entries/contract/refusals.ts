import { refusal } from "#kit/contract/refusal.ts";

/** An approved or running entry lies in the same time; the violations name it. */
export const timeTrackingOverlaps = refusal("RuleViolation", "TIME_TRACKING_OVERLAPS");
export const endBeforeBegin = refusal("RuleViolation", "TIME_TRACKING_END_BEFORE_BEGIN");
/** More than 36 hours. */
export const tooLong = refusal("RuleViolation", "TIME_TRACKING_TOO_LONG");
/** Nothing but a plan lies in the future. */
export const inFuture = refusal("RuleViolation", "TIME_TRACKING_IN_FUTURE");
/** What its days would violate, or others in its time: to be accepted by their codes, as far as they may be. */
export const rulesViolated = refusal("RuleViolation", "RULES_VIOLATED");
/** Other steps are open; the supervisor may skip them. */
export const openApprovalStep = refusal("RuleViolation", "OPEN_APPROVAL_STEP");
export const reasonNeeded = refusal("RuleViolation", "REASON_NEEDED");
export const reasonNotFound = refusal("EntityNotFound", "REASON_NOT_FOUND");
export const trackingActivityOnly = refusal("InvalidAction", "TIME_TRACKING_ACTIVITY_ONLY");
export const notRequestedState = refusal("InvalidAction", "ACTIVITY_NOT_REQUESTED_STATE");
export const notPlannedState = refusal("InvalidAction", "ACTIVITY_NOT_PLANNED_STATE");
/** REJECTED and CANCELLED are the end. */
export const stateFinal = refusal("InvalidAction", "ACTIVITY_STATE_FINAL");
export const stillRunning = refusal("InvalidAction", "ACTIVITY_RUNNING");
export const cancellationRequested = refusal("InvalidAction", "CANCELLATION_ALREADY_REQUESTED");
export const changeRequested = refusal("InvalidAction", "CHANGE_ALREADY_REQUESTED");
export const noChangeRequested = refusal("InvalidAction", "NO_CHANGE_REQUESTED");
/** What is approved changes by a request only. */
export const changeNeedsRequest = refusal("ForbiddenAction", "CHANGE_NEEDS_REQUEST");
export const reasonNotAsked = refusal("InvalidAction", "REASON_NOT_ASKED");
/** The activity asks for somebody who agrees. */
export const approvalNeeded = refusal("ForbiddenAction", "APPROVAL_NEEDED");
export const selfApproval = refusal("ForbiddenAction", "SELF_APPROVAL_NOT_ALLOWED");
export const plannedNotImplemented = refusal("InvalidAction", "PLANNED_NOT_IMPLEMENTED");

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

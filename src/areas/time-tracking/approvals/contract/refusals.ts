import { refusal } from "#kit/contract/refusal.ts";

/** What it would violate: to be accepted by the codes, as far as they may be. */
export const rulesViolated = refusal("RuleViolation", "RULES_VIOLATED");
/** Other steps are open; the supervisor may skip them. */
export const openApprovalStep = refusal("RuleViolation", "OPEN_APPROVAL_STEP");
export const reasonNeeded = refusal("RuleViolation", "REASON_NEEDED");
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
/** Somebody has to agree. */
export const approvalNeeded = refusal("ForbiddenAction", "APPROVAL_NEEDED");
/** Neither it, nor a change or cancellation of it, waits for a supervisor. */
export const nothingToDecide = refusal("InvalidAction", "NOTHING_TO_DECIDE");
export const questionAsked = refusal("InvalidAction", "QUESTION_ALREADY_ASKED");
/** Whose matter it is has nobody to ask. */
export const questionToOneself = refusal("ForbiddenAction", "QUESTION_TO_ONESELF");
export const noQuestionAsked = refusal("InvalidAction", "NO_QUESTION_ASKED");
export const selfApproval = refusal("ForbiddenAction", "SELF_APPROVAL_NOT_ALLOWED");
/** Several have to agree, each of them another person. */
export const nextStageByAnother = refusal("ForbiddenAction", "NEXT_STAGE_BY_ANOTHER");
/** Nobody waits for this person's word as a substitute. */
export const notAskedToSubstitute = refusal("ForbiddenAction", "NOT_ASKED_TO_SUBSTITUTE");
export const plannedNotImplemented = refusal("InvalidAction", "PLANNED_NOT_IMPLEMENTED");

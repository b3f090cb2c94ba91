/** The one state of whatever people request: a time entry, an absence. */
export const activityStates = [
	"PLANNED",
	"REQUESTED",
	"APPROVED",
	"REJECTED",
	"CANCELLED",
] as const;
export type ActivityState = (typeof activityStates)[number];

/** What still has to happen before a requested matter is approved. */
export const stepKinds = [
	"REQUEST_REASON",
	"SUBSTITUTE_APPROVAL",
	"SUPERVISOR_APPROVAL",
	"BOOKING_GPS_LOCATIONS",
	"AUTO_FINISHED",
] as const;
export type StepKind = (typeof stepKinds)[number];

/** What a step belongs to: the matter itself, a wanted change of it, or its wanted cancellation. */
export const stepPurposes = ["REQUEST", "CHANGE", "CANCELLATION"] as const;
export type StepPurpose = (typeof stepPurposes)[number];

export const stepStates = ["OPEN", "DONE", "SKIPPED", "REFUSED", "WITHDRAWN"] as const;
export type StepState = (typeof stepStates)[number];

/** The history of a matter knows these events and no others. */
export const approvalEventKinds = [
	"CANCELLATION_REQUESTED",
	"REQUESTED",
	// a substitute did not answer in time: those who decide are asked without her
	"PASSED_ON",
	"APPROVED",
	"CANCELLED",
	"REJECTED",
	"CHANGE_REQUESTED",
	"CHANGE_APPROVED",
	"CHANGE_REJECTED",
] as const;
export type ApprovalEventKind = (typeof approvalEventKinds)[number];

export interface Step {
	readonly purpose: StepPurpose;
	readonly kind: StepKind;
	/** Somebody who decides has asked about it, and nobody has answered yet. */
	readonly awaitsAnswer?: boolean;
}

import * as z from "zod/mini";

export const activityStates = [
	"PLANNED",
	"REQUESTED",
	"APPROVED",
	"REJECTED",
	"CANCELLED",
] as const;

/** What still has to happen before a requested matter is approved. */
export const stepKinds = [
	"REQUEST_REASON",
	"SUBSTITUTE_APPROVAL",
	"SUPERVISOR_APPROVAL",
	"BOOKING_GPS_LOCATIONS",
	"AUTO_FINISHED",
] as const;

export const activityState = z.enum(activityStates);
export const stepKind = z.enum(stepKinds);

export type ActivityState = z.output<typeof activityState>;
export type StepKind = z.output<typeof stepKind>;

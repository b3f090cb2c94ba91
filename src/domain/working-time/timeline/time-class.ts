/** Classes of activities that a clock can start. */
export const clockClasses = ["WORKTIME", "ACTION", "PAUSE", "BREAK"] as const;
export type ClockClass = (typeof clockClasses)[number];

/** Classes of entries. WORKTIME_SICK is credited absence: it lies among the entries, but no clock runs on it. */
export type TimeClass = ClockClass | "WORKTIME_SICK";

type PauseClass = "PAUSE" | "BREAK";

export function isClockClass(classType: string): classType is ClockClass {
	return (clockClasses as readonly string[]).includes(classType);
}

/** Whether the work-time clock pauses on it. BREAK is paid and yet a pause; PAUSE is unpaid. */
export function isPauseClass(classType: string | null): classType is PauseClass {
	return classType === "PAUSE" || classType === "BREAK";
}

/** Of all activities: what they stand for. */
export const classTypes = [
	"WORKTIME",
	"WORKTIME_SICK",
	"ACTION",
	"PAUSE",
	"BREAK",
	"ABSENCE",
	"SICK",
	"LEAVE",
	"SHIFT_DAY",
	"SHIFT_FREE",
	"SHIFT_MORNING",
	"SHIFT_NIGHT",
	"SHIFT_STANDBY",
	"APPOINTMENT",
] as const;
export type ClassType = (typeof classTypes)[number];

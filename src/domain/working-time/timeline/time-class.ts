/** Classes of activities that a clock can start. */
export type ClockClass = "WORKTIME" | "ACTION" | "PAUSE" | "BREAK";

/** Classes of entries. WORKTIME_SICK is credited absence: it lies among the entries, but no clock runs on it. */
export type TimeClass = ClockClass | "WORKTIME_SICK";

export type PauseClass = "PAUSE" | "BREAK";

/** Whether the work-time clock pauses on it. BREAK is paid and yet a pause; PAUSE is unpaid. */
export function isPauseClass(classType: string | null): classType is PauseClass {
	return classType === "PAUSE" || classType === "BREAK";
}

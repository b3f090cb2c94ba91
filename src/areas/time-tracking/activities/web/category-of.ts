import type { ActivityCategory, ClassType } from "../contract/activity-answer.ts";

const others: Partial<Record<ClassType, ActivityCategory>> = {
	ABSENCE: "ABSENCE",
	SICK: "ABSENCE",
	LEAVE: "ABSENCE",
	APPOINTMENT: "APPOINTMENT",
};

/** What activities of a class type are for; the database says the same. */
export function categoryOf(classType: ClassType): ActivityCategory {
	if (classType.startsWith("SHIFT_")) return "SHIFT";
	return others[classType] ?? "TRACKING";
}

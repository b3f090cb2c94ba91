import * as z from "zod/mini";
import { type ClassType, classTypes } from "#domain/working-time/timeline/time-class.ts";
import { id } from "#kit/contract/fields.ts";

/** What activities are for; it follows from the class type. */
export const activityCategories = ["TRACKING", "SHIFT", "ABSENCE", "APPOINTMENT"] as const;
export type ActivityCategory = (typeof activityCategories)[number];

const others: Partial<Record<ClassType, ActivityCategory>> = {
	ABSENCE: "ABSENCE",
	SICK: "ABSENCE",
	LEAVE: "ABSENCE",
	APPOINTMENT: "APPOINTMENT",
};

/** What activities of a class type are for; the database says the same. */
export function categoryOf(classType: ClassType): ActivityCategory {
	return classType.startsWith("SHIFT_") ? "SHIFT" : (others[classType] ?? "TRACKING");
}

/** An activity as clocks and entries show it. */
export const activityAnswer = z.object({
	id,
	name: z.string(),
	code: z.nullable(z.string()),
	/** Six or three hexadecimal digits after #. */
	color: z.string(),
	classType: z.enum(classTypes),
	bookingRequiresGps: z.boolean(),
});

export type Activity = z.output<typeof activityAnswer>;

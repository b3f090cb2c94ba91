/** What activities are for; it follows from the class type. */
export const activityCategories = ["TRACKING", "SHIFT", "ABSENCE", "APPOINTMENT"] as const;
export type ActivityCategory = (typeof activityCategories)[number];

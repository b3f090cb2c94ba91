import type { ClassType } from "../working-time/timeline/time-class.ts";

/**
 * What the law has to say of a kind of absence: a child that is ill (§ 45 SGB V), maternity protection (§ 3 MuSchG), parental
 * (BEEG), care (PflegeZG) and unpaid leave.
 */
export const occasions = ["CHILD_SICK", "MATERNITY", "PARENTAL", "CARE", "UNPAID"] as const;
export type Occasion = (typeof occasions)[number];

/** A child that is ill is told like an illness of one's own; the others are absences. */
export function possibleOccasions(classType: ClassType): readonly Occasion[] {
	if (classType === "SICK") return ["CHILD_SICK"];
	return classType === "ABSENCE" ? ["MATERNITY", "PARENTAL", "CARE", "UNPAID"] : [];
}

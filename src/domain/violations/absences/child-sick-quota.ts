import type { ChildSickYear } from "../../absences/child-sick.ts";

/** More days with a child that is ill than the law gives in a calendar year; quantities are ten thousandths of a workday. */
export interface ChildSickQuotaViolation {
	readonly code: "CHILD_SICK_QUOTA";
	readonly severity: "WARNING";
	readonly acceptable: true;
	readonly year: number;
	readonly quota: number;
	readonly after: number;
}

/** The company may still give more: it is put aside by who has read it. Of years without figures nothing is said. */
export function childSickQuotaViolations(
	years: readonly ChildSickYear[],
): ChildSickQuotaViolation[] {
	return years.flatMap(({ year, quota, before, after }) =>
		quota !== null && after > quota && after > before
			? [{ code: "CHILD_SICK_QUOTA", severity: "WARNING", acceptable: true, year, quota, after }]
			: [],
	);
}

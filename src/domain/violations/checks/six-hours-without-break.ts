import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { hasLongRun } from "../missing-break.ts";

/** Work of more than six hours in a row, § 4 sentence 3 ArbZG. */
export function sixHoursWithoutBreak(checked: CheckedDay, figures: ArbzgFigures) {
	if (checked.isExempt || checked.limits.law !== "ARBZG") return null;
	if (!hasLongRun(checked, figures)) return null;
	return { code: "SIX_HOURS_WITHOUT_BREAK", severity: "WARNING" } as const;
}

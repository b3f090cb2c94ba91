import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { hasLongRun, missingBreak } from "../missing-break.ts";

/**
 * Breaks of the young, § 11 JArbSchG: 30 minutes beyond four and a half hours of work, 60 beyond six, none of them in the
 * first or last hour, and never more than four and a half hours in a row.
 */
export function minorBreak(checked: CheckedDay, figures: ArbzgFigures) {
	if (checked.limits.law !== "JARBSCHG") return null;
	const missing = missingBreak(checked, figures);
	if (missing === null && !hasLongRun(checked, figures)) return null;
	return {
		code: "MINOR_BREAK",
		severity: "ERROR",
		requiredMinutes: missing?.requiredMinutes ?? figures.requiredBreakMinutes,
		breakMinutes: missing?.breakMinutes ?? figures.breakMinutes,
	} as const;
}

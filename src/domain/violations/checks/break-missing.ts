import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { missingBreak } from "../missing-break.ts";

/** Breaks shorter in sum than § 4 ArbZG wants: 30 minutes beyond six hours of work, 45 beyond nine. */
export function breakMissing(checked: CheckedDay, figures: ArbzgFigures) {
	if (checked.isExempt || checked.limits.law !== "ARBZG") return null;
	const missing = missingBreak(checked, figures);
	if (missing === null) return null;
	return { code: "BREAK_MISSING", severity: "WARNING", ...missing } as const;
}

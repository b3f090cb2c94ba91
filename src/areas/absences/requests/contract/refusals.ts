import type { AbsenceFault } from "#domain/absences/absence-fault.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** What an absence cannot be, by the code of the domain. */
export const absenceFaultRefusals = {
	ABSENCE_REVERSED: refusal("RuleViolation", "ABSENCE_REVERSED"),
	ABSENCE_TOO_LONG: refusal("RuleViolation", "ABSENCE_TOO_LONG"),
	ABSENCE_PARTS: refusal("RuleViolation", "ABSENCE_PARTS"),
	ABSENCE_WHOLE_DAYS: refusal("RuleViolation", "ABSENCE_WHOLE_DAYS"),
	ABSENCE_NO_HOURS: refusal("RuleViolation", "ABSENCE_NO_HOURS"),
	ABSENCE_HOURS: refusal("RuleViolation", "ABSENCE_HOURS"),
} satisfies Readonly<Record<AbsenceFault, unknown>>;

/** Time entries and shifts have kinds of their own. */
export const absenceActivityOnly = refusal("InvalidAction", "ABSENCE_ACTIVITY_ONLY");
export const substituteSelf = refusal("RuleViolation", "SUBSTITUTE_SELF");
/** Nobody of that name who works here, or the kind knows no substitutes. */
export const substituteUnfit = refusal("RuleViolation", "SUBSTITUTE_UNFIT");
/** Another absence that counts lies in the same time, and was not made to give way. */
export const absenceOverlaps = refusal("RuleViolation", "ABSENCE_OVERLAPS");

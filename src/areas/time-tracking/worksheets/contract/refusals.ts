import { refusal } from "#kit/contract/refusal.ts";

/** What one day says cannot be meant; facts: `week`, `weekday`, `fault` of the domain's `worksheetDayFault`. */
export const worksheetDayWrong = refusal("RuleViolation", "WORKSHEET_DAY_WRONG");
/** A weekday stands twice, or a week is beyond the cycle. */
export const worksheetDaysWrong = refusal("RuleViolation", "WORKSHEET_DAYS_WRONG");
/** Another version begins on the same day, or later. */
export const versionNotLast = refusal("RuleViolation", "WORKSHEET_VERSION_NOT_LAST");
/** People work by the template, and it has no other version. */
export const versionInUse = refusal("InvalidAction", "WORKSHEET_VERSION_IN_USE");
export const templateNotUsable = refusal("EntityNotFound", "WORKSHEET_TEMPLATE_NOT_USABLE");
/** Something later holds already in the days asked for. */
export const worksheetOverlaps = refusal("RuleViolation", "WORKSHEET_OVERLAPS");
export const worksheetEndBeforeBegin = refusal("RuleViolation", "WORKSHEET_END_BEFORE_BEGIN");
export const exceptionTwice = refusal("RuleViolation", "WORKSHEET_EXCEPTION_TWICE");
export const daysTooMany = refusal("InvalidAction", "WORKSHEET_DAYS_TOO_MANY");

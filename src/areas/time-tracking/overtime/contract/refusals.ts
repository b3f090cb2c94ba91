import { refusal } from "#kit/contract/refusal.ts";

export const overtimeAccountExists = refusal("InvalidAction", "OVERTIME_ACCOUNT_EXISTS");
export const overtimeAccountMissing = refusal("InvalidAction", "OVERTIME_ACCOUNT_MISSING");
export const overtimeBeforeOpening = refusal("RuleViolation", "OVERTIME_BEFORE_OPENING");
export const overtimeMonthClosed = refusal("RuleViolation", "OVERTIME_MONTH_CLOSED");
/** More than a year from today. */
export const overtimeTooFarAhead = refusal("RuleViolation", "OVERTIME_TOO_FAR_AHEAD");
/** A payout or an expiry that would add to the balance. */
export const overtimeAdds = refusal("RuleViolation", "OVERTIME_ADDS");
/** More is taken than there is; the facts tell `takeableMinutes`. */
export const overtimeExceedsBalance = refusal("RuleViolation", "OVERTIME_EXCEEDS_BALANCE");
/** It was taken back already, or was not written by hand. */
export const overtimeModificationSettled = refusal(
	"InvalidAction",
	"OVERTIME_MODIFICATION_SETTLED",
);
/** The facts tell the `field`: upper, upperNotice, lowerNotice. */
export const overtimeLimitsContradict = refusal("RuleViolation", "OVERTIME_LIMITS_CONTRADICT");

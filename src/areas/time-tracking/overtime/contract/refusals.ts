import type { ModificationFault } from "#domain/overtime/modification-fault.ts";
import { type Refusal, refusal } from "#kit/contract/refusal.ts";

export const overtimeAccountExists = refusal("InvalidAction", "OVERTIME_ACCOUNT_EXISTS");
export const overtimeAccountMissing = refusal("InvalidAction", "OVERTIME_ACCOUNT_MISSING");
/** It was taken back already, or was not written by hand. */
export const overtimeModificationSettled = refusal(
	"InvalidAction",
	"OVERTIME_MODIFICATION_SETTLED",
);
/** The facts tell the `field`: upper, upperNotice, lowerNotice. */
export const overtimeLimitsContradict = refusal("RuleViolation", "OVERTIME_LIMITS_CONTRADICT");

/** What keeps a modification from being written. */
export const modificationRefusals = {
	BEFORE_OPENING: refusal("RuleViolation", "OVERTIME_BEFORE_OPENING"),
	MONTH_CLOSED: refusal("RuleViolation", "OVERTIME_MONTH_CLOSED"),
	/** More than a year from today. */
	TOO_FAR_AHEAD: refusal("RuleViolation", "OVERTIME_TOO_FAR_AHEAD"),
	/** A payout or an expiry that would add to the balance. */
	ADDS: refusal("RuleViolation", "OVERTIME_ADDS"),
	/** More is taken than there is; the facts tell `takeableMinutes`. */
	EXCEEDS_BALANCE: refusal("RuleViolation", "OVERTIME_EXCEEDS_BALANCE"),
} satisfies Record<ModificationFault, Refusal>;

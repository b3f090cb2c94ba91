import { refusal } from "#kit/contract/refusal.ts";

/** Of a month that lies further ahead than results are kept. */
export const monthTooFar = refusal("RuleViolation", "MONTH_TOO_FAR");

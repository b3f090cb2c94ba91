import type { OvertimeLimits } from "./overtime-limits.ts";

/** Where a balance stands between its limits, from the worst minus to the worst plus. */
export const limitsStates = [
	"BELOW_LOWER",
	"NEAR_LOWER",
	"WITHIN",
	"NEAR_UPPER",
	"ABOVE_UPPER",
] as const;
export type LimitsState = (typeof limitsStates)[number];

/** A limit itself is still kept; a notice is given from its value on. */
export function limitsState(
	balance: number,
	{ upper, upperNotice, lower, lowerNotice }: Omit<OvertimeLimits, "cap">,
): LimitsState {
	if (upper !== null && balance > upper) return "ABOVE_UPPER";
	if (lower !== null && balance < lower) return "BELOW_LOWER";
	if (upperNotice !== null && balance >= upperNotice) return "NEAR_UPPER";
	if (lowerNotice !== null && balance <= lowerNotice) return "NEAR_LOWER";
	return "WITHIN";
}

/** Minutes that would not be carried over if the month ended now. */
export function minutesAboveCap(balance: number, cap: number | null): number {
	return cap === null ? 0 : Math.max(0, balance - cap);
}

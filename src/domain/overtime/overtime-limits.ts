/** Where a balance stands between its limits, from the worst minus to the worst plus. */
export const limitsStates = [
	"BELOW_LOWER",
	"NEAR_LOWER",
	"WITHIN",
	"NEAR_UPPER",
	"ABOVE_UPPER",
] as const;
export type LimitsState = (typeof limitsStates)[number];

/** Limits of an overtime account in minutes of its balance; null where there is none. */
export interface OvertimeLimits {
	readonly upper: number | null;
	/** From here on there is a notice that the upper limit is near. */
	readonly upperNotice: number | null;
	/** Usually below 0: how much may be owed. */
	readonly lower: number | null;
	readonly lowerNotice: number | null;
	/** What lies above it at the end of a month is not carried over. */
	readonly cap: number | null;
}

/** Which limit contradicts another; null where all of them agree. A notice needs its limit and lies on the inner side of it. */
export function limitsFault(
	limits: OvertimeLimits,
): "upper" | "upperNotice" | "lowerNotice" | null {
	const { upper, upperNotice, lower, lowerNotice } = limits;
	if (upper !== null && lower !== null && upper <= lower) return "upper";
	if (upperNotice !== null && (upper === null || upperNotice > upper)) return "upperNotice";
	if (lowerNotice !== null && (lower === null || lowerNotice < lower)) return "lowerNotice";
	const areBoth = upperNotice !== null && lowerNotice !== null;
	return areBoth && upperNotice <= lowerNotice ? "upperNotice" : null;
}

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

import type { RuleViolation } from "#kit/contract/rule-violation.ts";

/** What stands in the way of an absence is put aside once somebody has accepted what becomes of it. */
export function overwriting(violations: readonly RuleViolation[]): object {
	const givesWay = violations.some(
		({ code, solution }) => code === "ABSENCE_CONFLICT" && typeof solution === "string",
	);
	return givesWay ? { forceOverwrite: true } : {};
}

import type { Refusal } from "#kit/contract/refusal.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import { type RefusalFacts, refuse } from "./refuse.ts";

/** For the history: what was known and put aside. */
export interface Acknowledged {
	readonly acknowledged: readonly RuleViolation[];
	readonly overrides: Readonly<Record<string, boolean>>;
}

/**
 * Refuses what violates rules, until all of them are acceptable and were accepted by their codes. What merely informs asks
 * nobody by itself.
 *
 * @returns what belongs into the history; undefined where there was nothing to accept
 */
export function demandAccepted(
	refusal: Refusal,
	violations: readonly RuleViolation[],
	{ accept, openShiftsTool }: Accepted,
	facts: Pick<RefusalFacts, "parameters"> = {},
): Acknowledged | undefined {
	const asking = violations.filter(
		({ severity, acceptable }) => severity !== "INFO" || !acceptable,
	);
	if (asking.length === 0) return undefined;
	const isOpen = asking.some(({ code, acceptable }) => !acceptable || !accept.includes(code));
	if (isOpen) refuse(refusal, { ...facts, violations });
	return {
		acknowledged: violations,
		overrides: { accept: true, ...(openShiftsTool && { openShiftsTool }) },
	};
}

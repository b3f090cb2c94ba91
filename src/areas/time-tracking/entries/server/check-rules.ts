import type { ActivityState } from "#areas/time-tracking/approvals/contract.ts";
import {
	type ProposedEntry,
	type ViolationOfDay,
	violationsByEntries,
} from "#areas/time-tracking/target-actual/server/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { timeTrackingOverlaps } from "../contract/refusals.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";
import { isBinding, overlapsOf, refuseBinding } from "./check-overlap.ts";

/** Whether it is to count: then nothing else may in its time. */
export interface CountingEntry extends ProposedEntry {
	readonly state: ActivityState;
}

type Tenancy = Pick<WriteContext, "tx" | "tenantId">;

/** What an entry would break if it counted: other entries in its time, and what its days violate by it alone. */
export async function brokenRules(
	{ tx, tenantId }: Tenancy,
	entry: CountingEntry,
): Promise<RuleViolation[]> {
	const { id, userId, state } = entry;
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, entry);
	if (state === "APPROVED") refuseBinding(overlaps);
	// two entries in the same time make no day that could be reckoned
	const isReckoned = !overlaps.some(isBinding);
	const broken = isReckoned ? await violationsByEntries(tx, tenantId, [entry]) : [];
	return [...overlapWarnings(overlaps), ...broken.flatMap(answerOf)];
}

export function overlapWarnings(overlaps: readonly OverlappingEntry[]): RuleViolation[] {
	return overlaps
		.filter(({ state }) => state !== "PLANNED")
		.map((entry) => ({
			code: timeTrackingOverlaps.code,
			severity: "WARNING",
			acceptable: true,
			entry,
		}));
}

/**
 * What was worked is written down whatever it violates (§ 16 (2) ArbZG, § 17 MiLoG): it has to be known, not forbidden.
 * Core time is no matter of a single entry: the others of its day come before or after it.
 */
export function answerOf({ day, violation }: ViolationOfDay): RuleViolation[] {
	if (violation.code === "CORE_TIME_MISSED") return [];
	const acceptable = violation.code !== "OUTSIDE_EMPLOYMENT";
	return [{ ...violation, day, acceptable }];
}

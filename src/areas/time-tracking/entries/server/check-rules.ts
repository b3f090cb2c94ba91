import type { ActivityState } from "#areas/time-tracking/approvals/contract.ts";
import {
	type ProposedEntry,
	type ViolationOfDay,
	violationsByEntries,
} from "#areas/time-tracking/target-actual/server/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { timeTrackingOverlaps } from "../contract/refusals.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";
import { type EntrySpan, entriesWithin, type OverlapRow } from "./sql/around-entry.ts";

/** Whether it is to count: then nothing else may in its time. */
interface CountingEntry extends ProposedEntry {
	readonly state: ActivityState;
}

/** What an entry would break if it counted: other entries in its time, and what its days violate by it alone. */
export async function brokenRules(
	{ tx, tenantId }: Pick<WriteContext, "tx" | "tenantId">,
	entry: CountingEntry,
): Promise<RuleViolation[]> {
	const overlaps = await overlapsOf(tx, tenantId, entry);
	if (entry.state === "APPROVED") refuseBinding(overlaps);
	// two entries in the same time make no day that could be reckoned
	const isReckoned = !overlaps.some(isBinding);
	const broken = isReckoned ? await violationsByEntries(tx, tenantId, [entry]) : [];
	return [...overlapWarnings(overlaps), ...broken.flatMap(answerOf)];
}

/** Others in the same time. */
export async function overlapsOf(
	tx: Tx,
	tenantId: string,
	entry: EntrySpan,
): Promise<OverlappingEntry[]> {
	return (await entriesWithin(tx, tenantId, entry)).map(overlapOf);
}

/** What counts, or runs: nothing else may count in its time. */
export function isBinding({ state, end }: OverlappingEntry): boolean {
	return state === "APPROVED" || end === null;
}

/** Refuses an entry that is to count in the time of another that counts; the violation names it. */
export function refuseBinding(overlaps: readonly OverlappingEntry[]): void {
	const binding = overlaps.filter(isBinding);
	if (binding.length === 0) return;
	refuse(timeTrackingOverlaps, {
		violations: binding.map((entry) => ({
			code: timeTrackingOverlaps.code,
			severity: "ERROR",
			acceptable: false,
			entry,
		})),
	});
}

/** Runs a write; what met another entry after all is answered as the rule it breaks. */
export async function keepingApart<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "OVERLAP") throw error;
		return refuse(timeTrackingOverlaps, { violations: [] });
	}
}

/** As the contract says it. */
export function overlapOf({ id, begin, end, ...row }: OverlapRow): OverlappingEntry {
	const { zone, state, activityName } = row;
	const until = end?.toISOString() ?? null;
	return { id, begin: begin.toISOString(), end: until, zone, state, activityName };
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

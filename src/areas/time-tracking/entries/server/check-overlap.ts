import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { timeTrackingOverlaps } from "../contract/refusals.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";
import type { Times } from "./check-entry.ts";
import { entriesWithin, type OverlapRow } from "./sql/around-entry.ts";

interface Place {
	readonly tenantId: string;
	readonly userId: string;
	readonly id: string;
}

/** Others in the same time. */
export async function overlapsOf(
	tx: Tx,
	{ tenantId, userId, id }: Place,
	{ begin, end }: Times,
): Promise<OverlappingEntry[]> {
	const span = { userId, begin, end, exceptId: id };
	const rows = await entriesWithin(tx, tenantId, span);
	return rows.map(overlapOf);
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

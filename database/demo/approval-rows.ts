import type { EpochSecond } from "#domain/time/quantities.ts";
import type { Zone } from "#domain/time/zone.ts";
import type { IdSource } from "#kit/contract/new-id.ts";
import type { ApprovalEventRow, StepRow } from "#kit/testing/tracking-builder.ts";

/** Whose history it is, and who decides about it. */
export interface HistoryOwner {
	readonly userId: string;
	readonly approverId: string;
	readonly seed: string;
	readonly zone: Zone;
	readonly now: EpochSecond;
	readonly makeId: IdSource;
}

/** A step of a request; of whose, and its state, the caller says. */
export function stepRow(
	kind: string,
	{ userId, approverId, makeId, now }: HistoryOwner,
	decidedAt?: EpochSecond,
): StepRow {
	return {
		id: makeId((decidedAt ?? now) * 1000),
		user_id: userId,
		time_tracking_id: null,
		change_request_id: null,
		purpose: "REQUEST",
		kind,
		state: "OPEN",
		decided_by: decidedAt === undefined ? null : approverId,
		decided_at: decidedAt === undefined ? null : isoOf(decidedAt),
	};
}

export function eventRow(
	kind: string,
	entryId: string,
	at: EpochSecond,
	byUserId: string,
	{ makeId }: HistoryOwner,
): ApprovalEventRow {
	return {
		id: makeId(at * 1000),
		at: isoOf(at),
		time_tracking_id: entryId,
		change_request_id: null,
		kind,
		by_user_id: byUserId,
		reason: null,
	};
}

export function isoOf(at: number): string {
	return new Date(at * 1000).toISOString();
}

import { newId } from "../../../../kit/contract/new-id.ts";
import type { Actor } from "../../../../kit/server/audit.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { StepKind } from "../contract.ts";

/** Whose matter, and which one. */
export interface Subject {
	readonly userId: string;
	readonly timeTrackingId?: string;
	readonly changeRequestId?: string;
	readonly purpose: "REQUEST" | "CHANGE" | "CANCELLATION";
}

export async function openStepKinds(
	tx: Tx,
	tenantId: string,
	subject: Subject,
): Promise<string[]> {
	const rows = await openSteps(tx, tenantId, subject).select("kind").execute();
	return rows.map((row) => row.kind);
}

function openSteps(tx: Tx, tenantId: string, subject: Subject) {
	const query = tx
		.selectFrom("approval_step")
		.where("tenant_id", "=", tenantId)
		.where("state", "=", "OPEN")
		.where("purpose", "=", subject.purpose);
	return subject.changeRequestId === undefined
		? query.where("time_tracking_id", "=", subject.timeTrackingId ?? null)
		: query.where("change_request_id", "=", subject.changeRequestId);
}

export async function insertSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly StepKind[],
): Promise<void> {
	await tx
		.insertInto("approval_step")
		.values(
			kinds.map((kind) => ({
				tenant_id: actor.tenantId,
				id: newId(actor.now.getTime()),
				user_id: subject.userId,
				time_tracking_id: subject.timeTrackingId ?? null,
				change_request_id: subject.changeRequestId ?? null,
				purpose: subject.purpose,
				kind,
			})),
		)
		.execute();
}

export async function closeSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly string[],
): Promise<void> {
	await tx
		.updateTable("approval_step")
		.set((eb) => ({
			state: "WITHDRAWN",
			decided_by: actor.session?.userId ?? null,
			decided_at: actor.now,
			version: eb("version", "+", 1),
		}))
		.where("tenant_id", "=", actor.tenantId)
		.where("state", "=", "OPEN")
		.where("purpose", "=", subject.purpose)
		.where("kind", "in", [...kinds])
		.where((eb) =>
			subject.changeRequestId === undefined
				? eb("time_tracking_id", "=", subject.timeTrackingId ?? null)
				: eb("change_request_id", "=", subject.changeRequestId),
		)
		.execute();
}

export type ApprovalEventKind =
	| "CANCELLATION_REQUESTED"
	| "REQUESTED"
	| "APPROVED"
	| "CANCELLED"
	| "REJECTED"
	| "CHANGE_REQUESTED"
	| "CHANGE_APPROVED"
	| "CHANGE_REJECTED";

export async function insertApprovalEvent(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kind: ApprovalEventKind,
	reason: string | null,
): Promise<void> {
	await tx
		.insertInto("approval_event")
		.values({
			tenant_id: actor.tenantId,
			id: newId(actor.now.getTime()),
			at: actor.now,
			time_tracking_id:
				subject.changeRequestId === undefined
					? (subject.timeTrackingId ?? null)
					: null,
			change_request_id: subject.changeRequestId ?? null,
			kind,
			by_user_id: actor.session?.userId ?? null,
			reason,
		})
		.execute();
}

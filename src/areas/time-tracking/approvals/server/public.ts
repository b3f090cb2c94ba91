import type { Actor } from "../../../../kit/server/audit.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { StepKind } from "../contract.ts";
import {
	type ApprovalEventKind,
	closeSteps,
	insertApprovalEvent,
	insertSteps,
	openStepKinds,
	type Subject,
} from "./sql.ts";

export type { Subject } from "./sql.ts";

/** Makes the open steps of a matter exactly `wanted`: missing ones are opened, others withdrawn. */
export async function setOpenSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	wanted: readonly StepKind[],
): Promise<void> {
	const open = await openStepKinds(tx, actor.tenantId, subject);
	const missing = wanted.filter((kind) => !open.includes(kind));
	const surplus = open.filter((kind) => !wanted.includes(kind as StepKind));
	if (missing.length > 0) await insertSteps(tx, actor, subject, missing);
	if (surplus.length > 0) await closeSteps(tx, actor, subject, surplus);
}

/** Adds to the history of a matter. */
export async function recordApproval(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kind: ApprovalEventKind,
	reason: string | null = null,
): Promise<void> {
	await insertApprovalEvent(tx, actor, subject, kind, reason);
}

import type { ApprovalEventKind, StepKind, StepState } from "#domain/approval/approval-state.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type Acknowledgement,
	closeSteps,
	insertApprovalEvent,
	insertSteps,
	openStepKinds,
	type Subject,
} from "./sql.ts";

export {
	type Acknowledgement,
	eventsOfTracking,
	type Subject,
	stepsOfTracking,
} from "./sql.ts";

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
	if (surplus.length > 0) {
		await closeSteps(tx, actor, subject, surplus, "WITHDRAWN");
	}
}

export async function openSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly StepKind[],
): Promise<void> {
	if (kinds.length > 0) await insertSteps(tx, actor, subject, kinds);
}

/** Ends open steps as somebody decided. */
export async function endSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly StepKind[],
	as: Exclude<StepState, "OPEN">,
): Promise<void> {
	if (kinds.length > 0) await closeSteps(tx, actor, subject, kinds, as);
}

/** Adds to the history of a matter. */
export async function recordApproval(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kind: ApprovalEventKind,
	reason: string | null = null,
	acknowledgement: Acknowledgement = {},
): Promise<void> {
	await insertApprovalEvent(tx, actor, subject, kind, reason, acknowledgement);
}

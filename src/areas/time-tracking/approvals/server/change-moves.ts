import { newId } from "#kit/contract/new-id.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { carryOut, type MovedTo, tell, tracing } from "./carry-out.ts";
import type { DeclaredMatter, MatterKind, MatterWriter } from "./declared-matter.ts";
import { decideOn, openChange, openMatter } from "./open-matter.ts";
import { insertChange } from "./sql/changes.ts";
import { openSteps, recordApproval } from "./sql/steps.ts";
import { acceptedRules } from "./state-moves.ts";
import { tellOfRequest } from "./tell-people.ts";

interface WantedChange {
	readonly changeRequestId: string;
	readonly version: number;
}

function changeOf<K extends MatterKind>({ entity, change }: DeclaredMatter<K>) {
	if (change === undefined) throw new Error(`${entity} declares no changes`);
	return change;
}

/** Asks for a change; the old values count until somebody agrees. */
export async function requestChange<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: K["proposal"] &
		Accepted & { readonly id: string; readonly version: number; readonly reason: string | null },
): Promise<{ changeRequestId: string }> {
	const { tx, tenantId, now } = context;
	const { id, version, reason } = input;
	const { entity } = of;
	const opened = await openMatter(of, context, { id, version });
	const decision = decideOn(of, opened, { kind: "REQUEST_CHANGE" });
	const { held } = opened;
	const values = await changeOf(of).values(context, held, input, null);
	const known = await acceptedRules(of, context, held, "REQUESTED", input, values);
	const proposed = changeOf(of).proposal(values);
	const changeRequestId = newId(now.getTime());
	const change = { id: changeRequestId, baseVersion: version, proposed, reason };
	await insertChange(tx, tenantId, { entity, id }, change);
	const { userId } = held.row;
	const subject = { entity, id, userId, changeRequestId, purpose: "CHANGE" } as const;
	const kinds = decision.opens.map(({ kind }) => kind);
	await openSteps(tx, context, subject, kinds);
	await recordApproval(tx, context, subject, "CHANGE_REQUESTED", reason, known);
	const told = { id, userId, action: "change-requested", after: proposed, reason };
	await tell(of, context, { ...told, ...tracing(of, held.row) });
	await tellOfRequest(of, context, held.row, { move: "CHANGE_REQUESTED", reason });
	return { changeRequestId };
}

export async function approveChange<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{
		accept,
		openShiftsTool,
		reason,
		...wanted
	}: WantedChange & Accepted & { readonly reason: string | null },
): Promise<MovedTo> {
	const opened = await openChange(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "APPROVE_CHANGE" });
	const { held, change } = opened;
	const { row } = held;
	if (change.baseVersion !== row.version) {
		const { tx, tenantId } = context;
		const { entity } = of;
		await refuseStale(tx, { tenantId, entity, entityId: row.id, current: { ...row } });
	}
	const { state } = decision;
	const values = await changeOf(of).values(context, held, change.proposed, change.reason);
	const accepted = { accept, openShiftsTool };
	const acknowledgement = await acceptedRules(of, context, held, state, accepted, values);
	const done = { action: "change-approved", values, acknowledgement, reason };
	return carryOut(of, context, opened, decision, done);
}

/** Leaves it as it is, and says why. */
export async function rejectChange<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ reason, ...wanted }: WantedChange & { readonly reason: string | null },
): Promise<MovedTo> {
	const opened = await openChange(of, context, wanted);
	const hasReason = reason !== null && reason !== "";
	const decision = decideOn(of, opened, { kind: "REJECT_CHANGE", hasReason });
	return carryOut(of, context, opened, decision, { action: "change-rejected", reason });
}

export async function withdrawChange<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	wanted: WantedChange,
): Promise<Record<string, never>> {
	const opened = await openChange(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "WITHDRAW_CHANGE" });
	await carryOut(of, context, opened, decision, { action: "change-withdrawn" });
	return {};
}

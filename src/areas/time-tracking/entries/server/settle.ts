import {
	type Acknowledgement,
	endSteps,
	openSteps,
	recordApproval,
	type Subject,
} from "#areas/time-tracking/approvals/server/public.ts";
import type { StepPurpose } from "#domain/approval/approval-state.ts";
import { decide, type Move } from "#domain/approval/decide.ts";
import type { Allowed, ClosedStep } from "#domain/approval/decision.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { bookWritten } from "./book-written.ts";
import { keepingApart, overlapsOf, refuseBinding } from "./check-overlap.ts";
import { entryChanged } from "./entry-changed.ts";
import type { OpenedEntry } from "./open-entry.ts";
import { refuseDenied } from "./refuse-denied.ts";
import { endChange, rebaseChange } from "./sql/change-request.ts";
import { type EntryValues, type HeldEntry, updateEntry } from "./sql/entry.ts";

/** What the move does, or its refusal. */
export function decideOn({ matter, party }: OpenedEntry, move: Move): Allowed {
	const decision = decide(matter, party, move);
	return decision.allowed ? decision : refuseDenied(decision.code, matter);
}

export interface Settlement {
	/** Past tense, for the trace. */
	readonly action: string;
	/** Said by whoever decides, for the history. */
	readonly reason?: string | null;
	readonly acknowledgement?: Acknowledgement;
	/** Times and kind from now on. */
	readonly values?: EntryValues;
	/** Given by the person: none is owed any more. */
	readonly givenReason?: string;
}

/** Writes a decision: steps, history, the entry itself, its bookings, and all that follows. @returns the new version */
export async function settle(
	context: WriteContext,
	opened: OpenedEntry,
	decision: Allowed,
	settlement: Settlement,
): Promise<number> {
	const { tx, tenantId } = context;
	const { entry } = opened;
	const { values, givenReason } = settlement;
	await checkFree(context, entry, decision, values);
	await writeSteps(context, opened, decision);
	const version = await keepingApart(() =>
		updateEntry(tx, tenantId, entry.id, {
			state: decision.state,
			...(values && { values }),
			...(givenReason !== undefined && { reason: givenReason }),
		}),
	);
	await endOrRebaseChange(context, opened, decision, version);
	await writeEvent(context, opened, decision, settlement);
	const after = { ...entry, ...values, state: decision.state, version };
	if (decision.state === "APPROVED") await bookWritten(context, after);
	await entryChanged(context, {
		id: entry.id,
		userId: entry.userId,
		action: settlement.action,
		before: entry,
		after: {
			...after,
			...(givenReason && { reason: givenReason }),
			// where the history has no row for it, the trace keeps what was known
			...(decision.event === null && settlement.acknowledgement),
		},
		reason: settlement.reason ?? null,
		spans: values || decision.state !== entry.state ? [entry, after] : [],
	});
	return version;
}

/** What begins to count, or counts elsewhere from now on, must not meet another. */
async function checkFree(
	{ tx, tenantId }: WriteContext,
	entry: HeldEntry,
	{ state }: Allowed,
	values: EntryValues | undefined,
): Promise<void> {
	const end = values?.end ?? entry.end;
	const isNew = entry.state !== "APPROVED" || values !== undefined;
	if (state !== "APPROVED" || !isNew || end === null) return;
	const { id, userId } = entry;
	const begin = values?.begin ?? entry.begin;
	const place = { tenantId, userId, id };
	refuseBinding(await overlapsOf(tx, place, { begin, end }));
}

async function writeSteps(
	context: WriteContext,
	opened: OpenedEntry,
	{ opens, closes }: Allowed,
): Promise<void> {
	const { tx } = context;
	for (const { purpose, kind, as } of closes as readonly ClosedStep[]) {
		await endSteps(tx, context, subjectOf(opened, purpose), [kind], as);
	}
	for (const { purpose, kind } of opens) {
		await openSteps(tx, context, subjectOf(opened, purpose), [kind]);
	}
}

function subjectOf(
	{ entry, change }: Pick<OpenedEntry, "entry" | "change">,
	purpose: StepPurpose,
): Subject {
	const { userId, id } = entry;
	return purpose === "CHANGE" && change !== undefined
		? { userId, changeRequestId: change.id, purpose }
		: { userId, timeTrackingId: id, purpose };
}

const ends = {
	DONE: "APPROVED",
	REFUSED: "REJECTED",
	WITHDRAWN: "WITHDRAWN",
	SKIPPED: "WITHDRAWN",
} as const;

async function endOrRebaseChange(
	{ tx, tenantId }: WriteContext,
	{ change }: OpenedEntry,
	{ closes }: Allowed,
	version: number,
): Promise<void> {
	if (change === undefined) return;
	const ended = closes.find(({ purpose }) => purpose === "CHANGE");
	if (ended !== undefined) {
		await endChange(tx, tenantId, change.id, ends[ended.as]);
	} else {
		await rebaseChange(tx, tenantId, change.id, version);
	}
}

async function writeEvent(
	context: WriteContext,
	opened: OpenedEntry,
	{ event }: Allowed,
	{ reason, acknowledgement }: Settlement,
): Promise<void> {
	if (event === null) return;
	const purpose = event.startsWith("CHANGE_") ? "CHANGE" : "REQUEST";
	await recordApproval(
		context.tx,
		context,
		subjectOf(opened, purpose),
		event,
		reason === "" ? null : (reason ?? null),
		acknowledgement,
	);
}

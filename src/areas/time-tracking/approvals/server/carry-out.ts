import type { ActivityState, StepPurpose } from "#domain/approval/approval-state.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import { audit } from "#kit/server/audit.ts";
import { forgetNotices } from "#kit/server/notices/notify.ts";
import type { DeclaredMatter, MatterKind, MatterWriter } from "./declared-matter.ts";
import { notices } from "./notices.ts";
import type { OpenedMatter } from "./open-matter.ts";
import { endChange, rebaseChange } from "./sql/changes.ts";
import {
	type Acknowledgement,
	endSteps,
	openSteps,
	recordApproval,
	type Subject,
} from "./sql/steps.ts";
import { tellOfMove, tellOfRequest } from "./tell-people.ts";

type Named<K extends MatterKind> = Pick<DeclaredMatter<K>, "entity" | "topic" | "alsoTold">;

export interface CarriedMove<K extends MatterKind> {
	/** Past tense, for the trace. */
	readonly action: string;
	/** Said by the person who decides, for the history. */
	readonly reason?: string | null;
	readonly acknowledgement?: Acknowledgement | undefined;
	/** What it holds from now on. */
	readonly values?: K["values"];
	/** Given by the person: none is owed any more. */
	readonly givenReason?: string;
}

/** A matter after a move. */
export interface MovedTo {
	readonly version: number;
	readonly state: ActivityState;
}

/** Writes a decision: steps, history, the row itself, its trace, and all that follows. */
export async function carryOut<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	opened: OpenedMatter<K>,
	decision: Allowed,
	{ action, values, givenReason, ...said }: CarriedMove<K>,
): Promise<MovedTo> {
	const { held } = opened;
	const { row } = held;
	const { state, event } = decision;
	const version = await of.write(context, held, {
		state,
		...(values && { values }),
		...(givenReason !== undefined && { reason: givenReason }),
	});
	await writeSteps(of, context, opened, decision);
	await endOrRebaseChange(context, opened, decision, version);
	if (event !== null) {
		const purpose = event.startsWith("CHANGE_") ? "CHANGE" : "REQUEST";
		const subject = subjectOf(of, opened, purpose);
		const reason = said.reason || null;
		await recordApproval(context.tx, context, subject, event, reason, said.acknowledgement);
	}
	const given = { ...values, ...(givenReason && { reason: givenReason }) };
	const after: K["row"] = { ...row, ...given, state, version };
	await of.afterMove?.(context, { before: row, after, values });
	await tell(of, context, {
		...row,
		...tracing(of, row),
		action,
		before: row,
		// where the history has no row for it, the trace keeps what was known
		after: { ...after, ...(event === null && said.acknowledgement) },
		reason: said.reason ?? null,
	});
	await tellOfMove(of, context, after, decision, said.reason || null);
	return { version, state };
}

async function writeSteps<K extends MatterKind>(
	of: Named<K>,
	context: MatterWriter,
	opened: OpenedMatter<K>,
	{ opens, closes }: Allowed,
): Promise<void> {
	const { tx } = context;
	for (const { purpose, kind, as } of closes) {
		await endSteps(tx, context, subjectOf(of, opened, purpose), [kind], as);
	}
	for (const { purpose, kind } of opens) {
		await openSteps(tx, context, subjectOf(of, opened, purpose), [kind]);
	}
}

function subjectOf<K extends MatterKind>(
	{ entity }: Named<K>,
	{ held, change }: OpenedMatter<K>,
	purpose: StepPurpose,
): Subject {
	const { userId, id } = held.row;
	const isOfChange = purpose === "CHANGE" && change !== undefined;
	return { entity, userId, id, purpose, ...(isOfChange && { changeRequestId: change.id }) };
}

const ends = {
	DONE: "APPROVED",
	REFUSED: "REJECTED",
	WITHDRAWN: "WITHDRAWN",
	SKIPPED: "WITHDRAWN",
} as const;

async function endOrRebaseChange<K extends MatterKind>(
	{ tx, tenantId }: MatterWriter,
	{ change }: OpenedMatter<K>,
	{ closes }: Allowed,
	version: number,
): Promise<void> {
	if (change === undefined) return;
	const ended = closes.find(({ purpose }) => purpose === "CHANGE");
	if (ended !== undefined) await endChange(tx, tenantId, change.id, ends[ended.as]);
	else await rebaseChange(tx, tenantId, change.id, version);
}

/** Steps and history of a matter that begins; its row is written before. */
export async function begin<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	row: { readonly id: string; readonly userId: string },
	{ opens, event }: Pick<Allowed, "opens" | "event">,
	said: { readonly reason: string | null; readonly acknowledgement: Acknowledgement | undefined },
): Promise<void> {
	const { tx } = context;
	const subject: Subject = { entity: of.entity, ...row, purpose: "REQUEST" };
	const kinds = opens.map(({ kind }) => kind);
	await openSteps(tx, context, subject, kinds);
	if (event === null) return;
	await recordApproval(tx, context, subject, event, said.reason, said.acknowledgement);
	if (!kinds.includes("SUPERVISOR_APPROVAL")) return;
	const begun = await of.find(tx, context.tenantId, row.id);
	if (begun === undefined) return;
	await tellOfRequest(of, context, begun, { move: "REQUESTED", reason: said.reason });
}

/** Under which name a row is traced, for `tell`. */
export function tracing<K extends MatterKind>(
	{ entity, tracedAs }: Pick<DeclaredMatter<K>, "entity" | "tracedAs">,
	row: K["row"],
): { readonly entity: string } {
	return { entity: tracedAs?.(row) ?? entity };
}

/** What everybody has to know of a change: its trace, and word to the browsers that show it. */
export async function tell<K extends MatterKind>(
	of: Named<K>,
	context: MatterWriter,
	change: {
		/** As its trace names it, where that is another than its own. */
		readonly entity?: string;
		readonly id: string;
		readonly userId: string;
		/** created, changed, requested, approved … */
		readonly action: string;
		readonly before?: object;
		readonly after?: object;
		readonly reason?: string | null;
		readonly update?: "CREATE" | "UPDATE" | "DELETE";
	},
): Promise<void> {
	const { topic, alsoTold = [] } = of;
	const { entity = of.entity, id, userId, action, before, after, reason } = change;
	const { update = "UPDATE" } = change;
	await audit(context.tx, context, {
		entity,
		entityId: id,
		subjectUserId: userId,
		action,
		before,
		after,
		reason: reason ?? null,
	});
	// of what is gone nothing is told that still waits
	if (update === "DELETE") await forgetNotices(context.tx, context.tenantId, { id }, notices);
	context.announce({ kind: topic, ids: [id], userId, update });
	for (const kind of alsoTold) context.announce({ kind, userId });
}

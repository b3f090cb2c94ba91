import { newId } from "#kit/contract/new-id.ts";
import { addEvents, type EventRow } from "./audit-rows.ts";
import type { Tx } from "./database/tenant-transaction.ts";
import { rowsOf } from "./rows-of.ts";
import type { Session } from "./session.ts";

export interface AuditEvent {
	/** Table-like name of what changed, e.g. `time_tracking`. */
	readonly entity: string;
	readonly entityId: string;
	/** Whose data it is, for the log of a person. */
	readonly subjectUserId?: string | null;
	/** Past tense: created, changed, deleted, signed-in … */
	readonly action: string;
	readonly before?: unknown;
	readonly after?: unknown;
	readonly reason?: string | null;
}

/** Who acts: a session, or the system itself. */
export interface Actor {
	readonly tenantId: string;
	readonly session?: Pick<Session, "userId" | "role" | "impersonatorId">;
	readonly traceId?: string | undefined;
	readonly now: Date;
}

/** Writes an event in the transaction of the change itself: no change without its trace, no trace without its change. */
export async function audit(tx: Tx, actor: Actor, event: AuditEvent): Promise<void> {
	await auditAll(tx, actor, [event]);
}

/** As `audit`, for changes of many rows. */
export async function auditAll(tx: Tx, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
	if (events.length === 0) return;
	await rowsOf(
		tx,
		addEvents(
			actor.tenantId,
			events.map((event) => rowOf(actor, event)),
		),
	);
}

function rowOf(actor: Actor, event: AuditEvent): EventRow {
	return {
		id: newId(actor.now.getTime()),
		at: actor.now,
		actor_id: actor.session?.userId ?? null,
		actor_kind: actor.session?.role ?? "SYSTEM",
		impersonator_id: actor.session?.impersonatorId ?? null,
		entity: event.entity,
		entity_id: event.entityId,
		subject_user_id: event.subjectUserId ?? null,
		action: event.action,
		before: event.before ?? null,
		after: event.after ?? null,
		reason: event.reason ?? null,
		trace_id: actor.traceId ?? null,
	};
}

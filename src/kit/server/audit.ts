import { newId } from "#kit/contract/new-id.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { withCorrection } from "./correction/sql.ts";
import type { Tx } from "./database/tenant-transaction.ts";
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

/** As many as the parameters of one statement leave room for. */
const batch = 1000;

/** As `audit`, for changes of many rows. */
export async function auditAll(tx: Tx, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
	for (let from = 0; from < events.length; from += batch) {
		const some = events.slice(from, from + batch);
		await addRows(
			tx,
			"audit_event",
			some.map((event) => rowOf(actor, event)),
		);
	}
}

function rowOf(actor: Actor, event: AuditEvent) {
	return {
		tenant_id: actor.tenantId,
		id: newId(actor.now.getTime()),
		at: actor.now,
		actor_id: actor.session?.userId ?? null,
		actor_kind: actor.session?.role ?? "SYSTEM",
		impersonator_id: actor.session?.impersonatorId ?? null,
		entity: event.entity,
		entity_id: event.entityId,
		subject_user_id: event.subjectUserId ?? null,
		action: event.action,
		before: asJson(event.before),
		after: asJson(event.after),
		reason: withCorrection(event.reason ?? null),
		trace_id: actor.traceId ?? null,
	};
}

function asJson(value: unknown): string | null {
	return value === undefined || value === null ? null : JSON.stringify(value);
}

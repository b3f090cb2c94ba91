import { sql } from "kysely";
import { withCorrection } from "./correction/sql.ts";
import type { Statement } from "./database/database.ts";
import { statementOf } from "./statement-of.ts";

/** A row of `audit_event`, but for its tenant. */
export interface EventRow {
	readonly id: string;
	readonly at: Date;
	/** null = the system. */
	readonly actor_id: string | null;
	readonly actor_kind: string;
	readonly impersonator_id: string | null;
	readonly entity: string;
	readonly entity_id: string;
	readonly subject_user_id: string | null;
	readonly action: string;
	readonly before: unknown;
	readonly after: unknown;
	readonly reason: string | null;
	readonly trace_id: string | null;
}

/** One text, however many events: its plan is kept. A correction's reason joins the events' own. */
const text = statementOf(sql`
	insert into audit_event (tenant_id, id, at, actor_id, actor_kind, impersonator_id, entity, entity_id, subject_user_id,
		action, before, after, reason, trace_id)
	select ${0}::uuid, id, at, actor_id, actor_kind, impersonator_id, entity, entity_id, subject_user_id,
		action, before, after, ${withCorrection(sql`reason`)}, trace_id
	from json_to_recordset(${0}::json) e(
		id uuid, at timestamptz, actor_id uuid, actor_kind text, impersonator_id uuid, entity text, entity_id uuid,
		subject_user_id uuid, action text, before jsonb, after jsonb, reason text, trace_id text)`).text;

/** Writes events in one statement. */
export function addEvents(tenantId: string, events: readonly EventRow[]): Statement {
	return { text, values: [tenantId, JSON.stringify(events)] };
}

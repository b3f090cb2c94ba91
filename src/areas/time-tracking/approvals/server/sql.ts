import { sql } from "kysely";
import type { ApprovalEventKind, StepKind, StepState } from "#domain/approval/approval-state.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** Whose matter, and which one. */
export interface Subject {
	readonly userId: string;
	readonly timeTrackingId?: string;
	readonly changeRequestId?: string;
	readonly purpose: "REQUEST" | "CHANGE" | "CANCELLATION";
}

export async function openStepKinds(tx: Tx, tenantId: string, subject: Subject): Promise<string[]> {
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

/** Ends open steps; none of the others is touched. */
export async function closeSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly string[],
	as: Exclude<StepState, "OPEN">,
): Promise<void> {
	await tx
		.updateTable("approval_step")
		.set((eb) => ({
			state: as,
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

/** What whoever decided knew and put aside. */
export interface Acknowledgement {
	/** Violations that were shown and accepted. */
	readonly acknowledged?: readonly unknown[];
	/** Flags of the request, e.g. `openStepSuperVisor`. */
	readonly overrides?: Readonly<Record<string, boolean>>;
}

export async function insertApprovalEvent(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kind: ApprovalEventKind,
	reason: string | null,
	{ acknowledged, overrides }: Acknowledgement,
): Promise<void> {
	await tx
		.insertInto("approval_event")
		.values({
			tenant_id: actor.tenantId,
			id: newId(actor.now.getTime()),
			at: actor.now,
			time_tracking_id:
				subject.changeRequestId === undefined ? (subject.timeTrackingId ?? null) : null,
			change_request_id: subject.changeRequestId ?? null,
			kind,
			by_user_id: actor.session?.userId ?? null,
			reason,
			acknowledged: asJson(acknowledged),
			overrides: asJson(overrides),
		})
		.execute();
}

function asJson(value: unknown): string | null {
	return value === undefined ? null : JSON.stringify(value);
}

/** An entry or a change request of it, whose steps and events are read. */
export interface StepRow {
	readonly id: string;
	readonly purpose: string;
	readonly kind: string;
	readonly state: string;
	readonly decidedBy: string | null;
	readonly decidedAt: Date | null;
}

export interface EventRow {
	readonly id: string;
	readonly at: Date;
	readonly kind: string;
	readonly by: string | null;
	readonly reason: string | null;
}

const changesOf = (tenantId: string, timeTrackingId: string) =>
	sql`(select c.id from time_tracking_change_request c
		where c.tenant_id = ${tenantId} and c.time_tracking_id = ${timeTrackingId})`;

/** All steps of an entry and of the changes asked of it, in the order in which they were opened. */
export async function stepsOfTracking(
	tx: Tx,
	tenantId: string,
	timeTrackingId: string,
): Promise<StepRow[]> {
	const { rows } = await sql<StepRow>`
		select s.id, s.purpose, s.kind, s.state, s.decided_at as "decidedAt",
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as "decidedBy"
		from approval_step s
		left join app_user u on u.tenant_id = s.tenant_id and u.id = s.decided_by
		where s.tenant_id = ${tenantId} and (s.time_tracking_id = ${timeTrackingId}
			or s.change_request_id in ${changesOf(tenantId, timeTrackingId)})
		order by uuid_v7_time(s.id), s.purpose, s.kind`.execute(tx);
	return rows;
}

/** The history of an entry and of the changes asked of it, the oldest first. */
export async function eventsOfTracking(
	tx: Tx,
	tenantId: string,
	timeTrackingId: string,
): Promise<EventRow[]> {
	const { rows } = await sql<EventRow>`
		select e.id, e.at, e.kind, e.reason,
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as by
		from approval_event e
		left join app_user u on u.tenant_id = e.tenant_id and u.id = e.by_user_id
		where e.tenant_id = ${tenantId} and (e.time_tracking_id = ${timeTrackingId}
			or e.change_request_id in ${changesOf(tenantId, timeTrackingId)})
		order by e.at, e.id`.execute(tx);
	return rows;
}

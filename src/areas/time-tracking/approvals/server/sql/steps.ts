import { sql } from "kysely";
import type {
	ApprovalEventKind,
	Step,
	StepKind,
	StepPurpose,
	StepState,
} from "#domain/approval/approval-state.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { ApprovalEvent, ApprovalStep } from "../../contract.ts";
import { changesOf, isOf, keyColumns, type MatterKey, stepsOfMatter } from "./matter-key.ts";
import { awaitsAnswer } from "./questions.ts";

/** Whose matter, which one, and what of it: itself, its cancellation, or a change asked of it. */
export interface Subject extends MatterKey {
	readonly userId: string;
	readonly changeRequestId?: string;
	readonly purpose: StepPurpose;
}

function subjectColumns({ changeRequestId, ...key }: Subject) {
	return changeRequestId === undefined
		? { ...keyColumns(key), change_request_id: null }
		: { change_request_id: changeRequestId };
}

/** Which steps are open for a purpose of a subject. */
function isOpenOf({ tenantId }: Actor, { changeRequestId, purpose, ...key }: Subject) {
	const ofSubject =
		changeRequestId === undefined
			? isOf("approval_step", key)
			: sql`change_request_id = ${changeRequestId}`;
	return sql<boolean>`tenant_id = ${tenantId} and state = 'OPEN' and purpose = ${purpose} and ${ofSubject}`;
}

/** Makes the open steps of a matter exactly `wanted`: missing ones are opened, others withdrawn. */
export async function setOpenSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	wanted: readonly StepKind[],
): Promise<void> {
	const found = await rows(tx)<{ kind: StepKind }>`
		select kind from approval_step where ${isOpenOf(actor, subject)}`;
	const open = found.map(({ kind }) => kind);
	const missing = wanted.filter((kind) => !open.includes(kind));
	const surplus = open.filter((kind) => !wanted.includes(kind));
	await openSteps(tx, actor, subject, missing);
	await endSteps(tx, actor, subject, surplus, "WITHDRAWN");
}

export async function openSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly StepKind[],
): Promise<void> {
	if (kinds.length === 0) return;
	await addRows(
		tx,
		"approval_step",
		kinds.map((kind) => ({
			tenant_id: actor.tenantId,
			id: newId(actor.now.getTime()),
			user_id: subject.userId,
			...subjectColumns(subject),
			purpose: subject.purpose,
			kind,
		})),
	);
}

/** Ends open steps of these kinds; none of the others is touched. */
export async function endSteps(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kinds: readonly StepKind[],
	as: Exclude<StepState, "OPEN">,
): Promise<void> {
	if (kinds.length === 0) return;
	await execute(tx)`
		update approval_step set state = ${as}, decided_by = ${actor.session?.userId ?? null}, decided_at = ${actor.now},
			version = version + 1
		where ${isOpenOf(actor, subject)} and kind = any(${[...kinds]}::text[])`;
}

/** What the person who decided knew and put aside. */
export interface Acknowledgement {
	/** Violations that were shown and accepted. */
	readonly acknowledged?: readonly unknown[];
	/** Flags of the request, e.g. `openStepSuperVisor`. */
	readonly overrides?: Readonly<Record<string, boolean>>;
}

/** What happened to a matter, for its history. */
export interface ApprovalRecord extends Acknowledgement {
	readonly subject: Subject;
	readonly kind: ApprovalEventKind;
	readonly reason: string | null;
}

/** Adds to the history of a matter. */
export function recordApproval(
	tx: Tx,
	actor: Actor,
	subject: Subject,
	kind: ApprovalEventKind,
	reason: string | null = null,
	acknowledgement: Acknowledgement = {},
): Promise<void> {
	return recordApprovals(tx, actor, [{ ...acknowledgement, subject, kind, reason }]);
}

/** The same of many matters, in one statement. */
export async function recordApprovals(
	tx: Tx,
	actor: Actor,
	records: readonly ApprovalRecord[],
): Promise<void> {
	if (records.length === 0) return;
	await addRows(
		tx,
		"approval_event",
		records.map(({ subject, kind, reason, acknowledged, overrides }) => ({
			tenant_id: actor.tenantId,
			id: newId(actor.now.getTime()),
			at: actor.now,
			...subjectColumns(subject),
			kind,
			by_user_id: actor.session?.userId ?? null,
			reason,
			acknowledged: asJson(acknowledged),
			overrides: asJson(overrides),
		})),
	);
}

function asJson(value: unknown): string | null {
	return value === undefined ? null : JSON.stringify(value);
}

/** Open steps of a matter and of the change asked of it. */
export function openStepsOf(tx: Tx, tenantId: string, key: MatterKey) {
	return rows(tx)<Step>`
		select s.purpose, s.kind, ${awaitsAnswer} as "awaitsAnswer" from approval_step s
		where ${stepsOfMatter(tenantId, key)} and s.state = 'OPEN'
		order by s.purpose, s.kind`;
}

/** All steps of a matter and of the changes asked of it, in the order in which they were opened. */
export async function stepsOf(tx: Tx, tenantId: string, key: MatterKey): Promise<ApprovalStep[]> {
	const found = await rows(tx)<Omit<ApprovalStep, "decidedAt"> & { decidedAt: Date | null }>`
		select s.id, s.purpose, s.kind, s.state, s.decided_at as "decidedAt",
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as "decidedBy"
		from approval_step s
		left join app_user u on u.tenant_id = s.tenant_id and u.id = s.decided_by
		where ${stepsOfMatter(tenantId, key)}
		order by uuid_v7_time(s.id), s.purpose, s.kind`;
	return found.map((row) => ({ ...row, decidedAt: row.decidedAt?.toISOString() ?? null }));
}

/** The history of a matter and of the changes asked of it, the oldest first. */
export async function eventsOf(tx: Tx, tenantId: string, key: MatterKey): Promise<ApprovalEvent[]> {
	const found = await rows(tx)<Omit<ApprovalEvent, "at"> & { at: Date }>`
		select e.id, e.at, e.kind, e.reason,
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as by
		from approval_event e
		left join app_user u on u.tenant_id = e.tenant_id and u.id = e.by_user_id
		where e.tenant_id = ${tenantId}
			and (${isOf("e", key)} or e.change_request_id in ${changesOf(tenantId, key)})
		order by e.at, e.id`;
	return found.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Whether anything was ever asked or decided about it. */
export async function historyOf(tx: Tx, tenantId: string, key: MatterKey) {
	const row = await firstRow(tx)<{ hasEvents: boolean; isDecided: boolean }>`
		select count(*) > 0 as "hasEvents", count(*) filter (where kind <> 'REQUESTED') > 0 as "isDecided"
		from (
			select e.kind from approval_event e where e.tenant_id = ${tenantId} and ${isOf("e", key)}
			union all
			select c.state from time_tracking_change_request c where c.tenant_id = ${tenantId} and ${isOf("c", key)}
		) h`;
	return row ?? { hasEvents: false, isDecided: false };
}

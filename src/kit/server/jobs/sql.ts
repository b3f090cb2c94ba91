import { sql } from "kysely";
import type { JobStatus, Severity } from "#kit/contract/jobs.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { JobRow } from "./job-answer.ts";

/** Queues a task for a worker, in the transaction of the matter itself. */
export async function enqueueTask(tx: Tx, task: string, tenantId: string, subjectId: string) {
	await execute(tx)`
		select gate.enqueue_task(${task}, ${tenantId}, ${subjectId}, null, ${`${task}:${subjectId}`})`;
}

export interface StoredJob extends JobRow {
	readonly tenant_id: string;
	readonly session_id: string | null;
	readonly owner_id: string | null;
	readonly kind: string;
	readonly cancel_requested: boolean;
	readonly input: unknown;
}

export interface NewJob {
	readonly tenantId: string;
	readonly id: string;
	readonly sessionId: string | null;
	readonly ownerId: string | null;
	readonly kind: string;
	readonly description: string;
	readonly input: unknown;
}

export async function insertJob(tx: Tx, job: NewJob): Promise<void> {
	await execute(tx)`
		insert into job (tenant_id, id, session_id, owner_id, kind, description, input)
		values (${job.tenantId}, ${job.id}, ${job.sessionId}, ${job.ownerId}, ${job.kind}, ${job.description},
			${JSON.stringify(job.input)})`;
}

const isOpen = sql`status in ('CREATED', 'IN_PROGRESS')`;

/** Takes up a job that is still open; also tells whether an earlier run had begun. */
export async function beginJob(
	tx: Tx,
	tenantId: string,
	id: string,
	now: Date,
): Promise<(StoredJob & { restarted: boolean }) | undefined> {
	const found = await rows(tx)<StoredJob>`
		select * from job where tenant_id = ${tenantId} and id = ${id} and ${isOpen} for update`;
	const [before] = found;
	if (before === undefined) return undefined;
	await execute(tx)`
		update job set status = 'IN_PROGRESS', started_at = coalesce(started_at, ${now})
		where tenant_id = ${tenantId} and id = ${id}`;
	return { ...before, restarted: before.status === "IN_PROGRESS" };
}

/** @returns whether the owner wants the job to end; undefined when the job is gone */
export async function writeProgress(tx: Tx, tenantId: string, id: string, percent: number) {
	const row = await firstRow(tx)<{ isWanted: boolean }>`
		update job set progress = ${percent} where tenant_id = ${tenantId} and id = ${id}
		returning cancel_requested as "isWanted"`;
	return row?.isWanted;
}

export async function readCancel(tx: Tx, tenantId: string, id: string) {
	const row = await firstRow(tx)<{ isWanted: boolean }>`
		select cancel_requested as "isWanted" from job where tenant_id = ${tenantId} and id = ${id}`;
	return row?.isWanted;
}

export async function appendProtocol(
	tx: Tx,
	tenantId: string,
	id: string,
	line: { at: Date; severity: Severity; text: string },
): Promise<void> {
	// the job's row is locked first, so that line numbers are dealt out one after the other
	await execute(tx)`
		update job set severity = case
			when severity = 'ERROR' or ${line.severity} = 'ERROR' then 'ERROR'
			when severity = 'WARNING' or ${line.severity} = 'WARNING' then 'WARNING'
			else 'INFO' end
		where tenant_id = ${tenantId} and id = ${id}`;
	await execute(tx)`
		insert into job_protocol (tenant_id, job_id, line, at, severity, text)
		select ${tenantId}, ${id}, coalesce(max(line), 0) + 1, ${line.at}::timestamptz, ${line.severity}, ${line.text}
		from job_protocol where tenant_id = ${tenantId} and job_id = ${id}`;
}

export async function keepResult(tx: Tx, tenantId: string, id: string, fileId: string) {
	await execute(tx)`
		update job set result_file_id = ${fileId}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function endJob(
	tx: Tx,
	tenantId: string,
	id: string,
	{ status, description, at }: { status: JobStatus; description: string; at: Date },
): Promise<void> {
	await execute(tx)`
		update job set status = ${status}, description = ${description}, finished_at = ${at},
			progress = case when ${status === "FINISHED"} then 100 else progress end
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Marks an open job of this owner to be ended. */
export async function requestCancel(
	tx: Tx,
	tenantId: string,
	ownerId: string,
	id: string,
	description: string,
): Promise<boolean> {
	const marked = await execute(tx)`
		update job set cancel_requested = true, description = ${description}
			where tenant_id = ${tenantId} and owner_id = ${ownerId} and id = ${id} and ${isOpen}`;
	return marked > 0;
}

export async function deleteEndedJob(tx: Tx, tenantId: string, ownerId: string, id: string) {
	const deleted = await execute(tx)`
		delete from job where tenant_id = ${tenantId} and owner_id = ${ownerId} and id = ${id}
			and status in ('FINISHED', 'FAILED', 'CANCELED')`;
	return deleted > 0;
}

/** Works as `maintenance`, which may delete but not change. */
export function deleteOldJobs(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`delete from job where tenant_id = ${tenantId} and finished_at < ${before}`;
}

export async function insertRetentionRun(
	tx: Tx,
	tenantId: string,
	run: { id: string; rule: string; cutOff: Date; rows: number; at: Date },
): Promise<void> {
	await execute(tx)`
		insert into retention_run (tenant_id, id, rule, cut_off, rows, at)
		values (${tenantId}, ${run.id}, ${run.rule}, ${run.cutOff}, ${run.rows}, ${run.at})`;
}

/** What a company has chosen of `retention.times`; undefined where it has not, or nothing that can be followed. */
export async function readKeptDays(tx: Tx, tenantId: string, field: string, at: Date) {
	const row = await firstRow(tx)<{ days: number | null }>`
		select case when jsonb_typeof(value -> ${field}) = 'number' then (value ->> ${field})::int end as days
		from setting where tenant_id = ${tenantId} and scope = 'GLOBAL' and key = 'retention.times'
			and (${at}::timestamptz at time zone 'UTC')::date between valid_from and coalesce(valid_to, 'infinity')`;
	const days = row?.days ?? 0;
	return days > 0 ? days : undefined;
}

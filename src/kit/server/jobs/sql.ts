import { sql } from "kysely";
import type { JobStatus, Severity } from "#kit/contract/jobs.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { JobRow } from "./job-answer.ts";

/** Queues a task for a worker, in the transaction of the matter itself. */
export async function enqueueTask(
	tx: Tx,
	task: string,
	tenantId: string,
	subjectId: string,
): Promise<void> {
	await sql`select gate.enqueue_task(${task}, ${tenantId}, ${subjectId}, null, ${`${task}:${subjectId}`})`.execute(
		tx,
	);
}

export interface StoredJob extends JobRow {
	readonly tenant_id: string;
	readonly session_id: string | null;
	readonly owner_id: string | null;
	readonly kind: string;
	readonly cancel_requested: boolean;
	readonly input: unknown;
}

export async function insertJob(
	tx: Tx,
	row: {
		tenant_id: string;
		id: string;
		session_id: string | null;
		owner_id: string | null;
		kind: string;
		description: string;
		input: string;
	},
): Promise<void> {
	await tx.insertInto("job").values(row).execute();
}

/** Takes up a job that is still open; also tells whether an earlier run had begun. */
export async function beginJob(
	tx: Tx,
	tenantId: string,
	id: string,
	now: Date,
): Promise<(StoredJob & { restarted: boolean }) | undefined> {
	const before = await tx
		.selectFrom("job")
		.selectAll()
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.where("status", "in", ["CREATED", "IN_PROGRESS"])
		.forUpdate()
		.executeTakeFirst();
	if (before === undefined) return undefined;
	await tx
		.updateTable("job")
		.set({ status: "IN_PROGRESS", started_at: before.started_at ?? now })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
	return { ...before, restarted: before.status === "IN_PROGRESS" };
}

/** @returns whether the owner wants the job to end; undefined when the job is gone */
export async function writeProgress(
	tx: Tx,
	tenantId: string,
	id: string,
	percent: number,
): Promise<boolean | undefined> {
	const row = await tx
		.updateTable("job")
		.set({ progress: percent })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.returning("cancel_requested")
		.executeTakeFirst();
	return row?.cancel_requested;
}

export async function readCancel(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<boolean | undefined> {
	const row = await tx
		.selectFrom("job")
		.select("cancel_requested")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.cancel_requested;
}

export async function appendProtocol(
	tx: Tx,
	tenantId: string,
	id: string,
	line: { at: Date; severity: Severity; text: string },
): Promise<void> {
	// the job's row is locked first, so that line numbers are dealt out one after the other
	await sql`update job set severity = case
			when severity = 'ERROR' or ${line.severity} = 'ERROR' then 'ERROR'
			when severity = 'WARNING' or ${line.severity} = 'WARNING' then 'WARNING'
			else 'INFO' end
		where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
	await sql`insert into job_protocol (tenant_id, job_id, line, at, severity, text)
		select ${tenantId}, ${id}, coalesce(max(line), 0) + 1, ${line.at}::timestamptz, ${line.severity}, ${line.text}
		from job_protocol where tenant_id = ${tenantId} and job_id = ${id}`.execute(tx);
}

export async function keepResult(
	tx: Tx,
	tenantId: string,
	id: string,
	fileId: string,
): Promise<void> {
	await tx
		.updateTable("job")
		.set({ result_file_id: fileId })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

export async function endJob(
	tx: Tx,
	tenantId: string,
	id: string,
	end: { status: JobStatus; description: string; at: Date },
): Promise<void> {
	await tx
		.updateTable("job")
		.set({
			status: end.status,
			description: end.description,
			finished_at: end.at,
			...(end.status === "FINISHED" ? { progress: 100 } : {}),
		})
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** Marks an open job of this owner to be ended. */
export async function requestCancel(
	tx: Tx,
	tenantId: string,
	ownerId: string,
	id: string,
	description: string,
): Promise<boolean> {
	const result = await tx
		.updateTable("job")
		.set({ cancel_requested: true, description })
		.where("tenant_id", "=", tenantId)
		.where("owner_id", "=", ownerId)
		.where("id", "=", id)
		.where("status", "in", ["CREATED", "IN_PROGRESS"])
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}

export async function deleteEndedJob(
	tx: Tx,
	tenantId: string,
	ownerId: string,
	id: string,
): Promise<boolean> {
	const result = await tx
		.deleteFrom("job")
		.where("tenant_id", "=", tenantId)
		.where("owner_id", "=", ownerId)
		.where("id", "=", id)
		.where("status", "in", ["FINISHED", "FAILED", "CANCELED"])
		.executeTakeFirst();
	return result.numDeletedRows > 0n;
}

/** Works as `maintenance`, which may delete but not change. */
export async function deleteOldJobs(tx: Tx, tenantId: string, endedBefore: Date): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("job")
		.where("tenant_id", "=", tenantId)
		.where("finished_at", "<", endedBefore)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

export async function insertRetentionRun(
	tx: Tx,
	tenantId: string,
	run: { id: string; rule: string; cutOff: Date; rows: number; at: Date },
): Promise<void> {
	const { cutOff, ...row } = run;
	await tx
		.insertInto("retention_run")
		.values({ tenant_id: tenantId, cut_off: cutOff, ...row })
		.execute();
}

/** What a company has chosen of `retention.times`; undefined where it has not, or nothing that can be followed. */
export async function readKeptDays(
	tx: Tx,
	tenantId: string,
	field: string,
	at: Date,
): Promise<number | undefined> {
	const { rows } = await sql<{ days: number | null }>`
		select case when jsonb_typeof(value -> ${field}) = 'number' then (value ->> ${field})::int end as days
		from setting where tenant_id = ${tenantId} and scope = 'GLOBAL' and key = 'retention.times'
			and (${at}::timestamptz at time zone 'UTC')::date between valid_from and coalesce(valid_to, 'infinity')`.execute(
		tx,
	);
	const days = rows[0]?.days ?? 0;
	return days > 0 ? days : undefined;
}

import type { Job, JobStatus, Severity } from "#kit/contract/jobs.ts";

/** Columns of a job that its owner sees. */
export interface JobRow {
	readonly [column: string]: unknown;
	readonly id: string;
	readonly started_at: Date | null;
	readonly status: string;
	readonly progress: number;
	readonly severity: string | null;
	readonly description: string;
	readonly result_file_id: string | null;
}

export function jobAnswer(row: JobRow): Job {
	return {
		jobId: row.id,
		startedAt: row.started_at?.toISOString() ?? null,
		progress: { status: row.status as JobStatus, progress: row.progress },
		protocolSeverity: row.severity as Severity | null,
		description: row.description,
		resultFileId: row.result_file_id,
	};
}

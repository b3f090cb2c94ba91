import * as z from "zod/mini";
import { id, instant } from "./fields.ts";

export const jobStatuses = ["CREATED", "IN_PROGRESS", "FINISHED", "FAILED", "CANCELED"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const severities = ["INFO", "WARNING", "ERROR"] as const;
export type Severity = (typeof severities)[number];

/** A long-running task as its owner sees it. */
export const job = z.object({
	jobId: id,
	/** Null until a worker takes it up. */
	startedAt: z.nullable(instant),
	progress: z.object({
		status: z.enum(jobStatuses),
		/** Percent, 0 to 100. */
		progress: z.number(),
	}),
	/** The worst line of its protocol; shown only once the job has ended. */
	protocolSeverity: z.nullable(z.enum(severities)),
	description: z.string(),
	/** What the job made, to be downloaded by its owner. */
	resultFileId: z.nullable(id),
});
export type Job = z.output<typeof job>;

/** Whether a job may still change by itself. */
export function isOpenJob(status: JobStatus): boolean {
	return status === "CREATED" || status === "IN_PROGRESS";
}

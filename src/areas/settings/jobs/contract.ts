import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing } from "#kit/contract/fields.ts";
import { job, severities } from "#kit/contract/jobs.ts";

const jobId = z.object({ jobId: id });

export const contract = {
	listJobs: endpoint("listJobs", {
		route: "GET /api/jobs",
		summary: "One's own jobs, the newest first",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ jobs: z.array(job) }),
	}),
	getJob: endpoint("getJob", {
		route: "GET /api/jobs/{jobId}",
		summary: "One of one's own jobs with its protocol",
		access: { signedIn: true },
		input: jobId,
		answer: z.object({
			job,
			finishedAt: z.nullable(instant),
			protocol: z.array(
				z.object({
					/** Counted from 1. */
					line: z.number(),
					at: instant,
					severity: z.enum(severities),
					text: z.string(),
				}),
			),
		}),
	}),
	deleteJob: endpoint("deleteJob", {
		route: "DELETE /api/jobs/{jobId}",
		summary: "Cancel a job of one's own that is open; delete one that has ended",
		access: { signedIn: true },
		input: jobId,
		answer: nothing,
	}),
} as const;

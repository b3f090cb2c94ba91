import * as z from "zod/mini";
import type { JobStatus } from "#kit/contract/jobs.ts";
import { texts } from "#kit/text.ts";
import { isDatabaseAway } from "../database-away.ts";
import type { Announcement } from "../live/announcer.ts";
import type { Services } from "../services.ts";
import type { JobDefinition } from "./define-job.ts";
import { createJobContext, JobCanceled, JobFailed, JobInterrupted } from "./job-context.ts";
import { beginJob, endJob, type StoredJob } from "./sql.ts";
import { announceJob, storedInput, type TaskSubject } from "./start-job.ts";

/**
 * Runs one job to its end and writes the end down. Throws only when the database is away or the server ends:
 * then the job stays open and is taken up again.
 */
export async function runJob(
	services: Services,
	definitions: ReadonlyMap<string, JobDefinition>,
	{ tenantId, subjectId }: TaskSubject,
	signal: AbortSignal,
): Promise<JobStatus | undefined> {
	const { database, clock } = services;
	const teller = {
		announce: (announcement: Announcement) => services.announcer.announce(tenantId, [announcement]),
	};
	const job = await database.transaction(tenantId, (tx) =>
		beginJob(tx, tenantId, subjectId, clock.now()),
	);
	if (job === undefined) return undefined;
	announceJob(teller, job.id, job.owner_id, "UPDATE");
	const definition = definitions.get(job.kind);
	if (definition === undefined) throw new Error(`This version knows no job ${job.kind}.`);
	const status = await carryOut(services, definition, job, signal);
	const { description } = z.parse(storedInput, job.input);
	await database.transaction(tenantId, (tx) =>
		endJob(tx, tenantId, job.id, { status, description, at: clock.now() }),
	);
	announceJob(teller, job.id, job.owner_id, "UPDATE");
	return status;
}

async function carryOut(
	services: Services,
	definition: JobDefinition,
	job: StoredJob & { restarted: boolean },
	signal: AbortSignal,
): Promise<JobStatus> {
	const { language, values } = z.parse(storedInput, job.input);
	const context = createJobContext(services, job, language, signal);
	try {
		if (job.cancel_requested) return "CANCELED";
		await definition.run(context, z.parse(definition.input, values));
		return "FINISHED";
	} catch (error) {
		if (error instanceof JobCanceled) return "CANCELED";
		if (error instanceof JobInterrupted || isDatabaseAway(error)) throw error;
		const words = texts[language];
		if (error instanceof JobFailed) {
			await context.log("ERROR", error.message);
		} else {
			services.log.error({ err: error, jobId: job.id }, "job failed");
			await context.log("ERROR", words.jobs.failed(job.id));
		}
		return "FAILED";
	}
}

import type { Severity } from "../../contract/jobs.ts";
import type { Language } from "../../contract/language.ts";
import type { Announcement } from "../live/announcement.ts";
import type { Services } from "../services.ts";
import type { JobContext } from "./define-job.ts";
import {
	appendProtocol,
	readCancel,
	type StoredJob,
	writeProgress,
} from "./sql.ts";

/** The owner asked for the end, or the job was deleted meanwhile. */
export class JobCanceled extends Error {}

/** The server ends while the job runs; the job stays open. */
export class JobInterrupted extends Error {}

/** The job itself gave up, and has told its owner why. */
export class JobFailed extends Error {}

export function createJobContext(
	services: Services,
	job: StoredJob & { restarted: boolean },
	language: Language,
	signal: AbortSignal,
): JobContext {
	const { database, clock } = services;
	const { owner_id: ownerId, tenant_id: tenantId } = job;
	let shown = job.progress;
	const announce = (announcement: Announcement) =>
		services.announcer.announce(tenantId, [announcement]);
	const endIf = (cancelRequested: boolean | undefined) => {
		if (signal.aborted) throw new JobInterrupted();
		if (cancelRequested !== false) throw new JobCanceled();
	};
	return {
		services,
		tenantId,
		jobId: job.id,
		ownerId,
		language,
		restarted: job.restarted,
		signal,
		...(ownerId === null
			? {}
			: { session: { userId: ownerId, role: "USER", impersonatorId: null } }),
		get now() {
			return clock.now();
		},
		transaction: (work) => database.transaction(tenantId, work),
		async progress(percent) {
			const whole = Math.max(0, Math.min(100, Math.floor(percent)));
			if (whole === shown) return;
			shown = whole;
			endIf(
				await database.transaction(tenantId, (tx) =>
					writeProgress(tx, tenantId, job.id, whole),
				),
			);
			if (ownerId !== null) {
				announce({ kind: "JOB_PROGRESS", ids: [job.id], userId: ownerId });
			}
		},
		log: (severity: Severity, text: string) =>
			database.transaction(tenantId, (tx) =>
				appendProtocol(tx, tenantId, job.id, {
					at: clock.now(),
					severity,
					text,
				}),
			),
		async checkCanceled() {
			endIf(
				await database.transaction(tenantId, (tx) =>
					readCancel(tx, tenantId, job.id),
				),
			);
		},
		announce,
		fail(text) {
			throw new JobFailed(text);
		},
	};
}

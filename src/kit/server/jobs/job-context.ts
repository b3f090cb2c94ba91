import type { Severity } from "#kit/contract/jobs.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Announcement } from "../live/announcer.ts";
import type { Services } from "../services.ts";
import type { JobContext } from "./define-job.ts";
import { appendProtocol, keepResult, readCancel, type StoredJob, writeProgress } from "./sql.ts";

/** The owner asked for the end, or the job was deleted meanwhile. */
export class JobCanceled extends Error {}

/** The server ends while the job runs; the job stays open. */
export class JobInterrupted extends Error {}

/** The job itself gave up, and has notified its owner why. */
export class JobFailed extends Error {}

export function createJobContext(
	services: Services,
	job: StoredJob & { restarted: boolean },
	language: Language,
	signal: AbortSignal,
): JobContext {
	const { owner_id: ownerId, tenant_id: tenantId } = job;
	const steps = new JobSteps(services, job, signal);
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
			return services.clock.now();
		},
		transaction: (work) => services.database.transaction(tenantId, work),
		progress: (percent) => steps.progress(percent),
		log: (severity, text) => steps.log(severity, text),
		checkCanceled: () => steps.checkCanceled(),
		announce: (announcement) => steps.announce(announcement),
		deliver: (fileId) => steps.deliver(fileId),
		fail(text) {
			throw new JobFailed(text);
		},
	};
}

/** What a job writes about itself. */
class JobSteps {
	readonly #services: Services;
	readonly #job: StoredJob;
	readonly #signal: AbortSignal;
	#shown: number;

	constructor(services: Services, job: StoredJob, signal: AbortSignal) {
		this.#services = services;
		this.#job = job;
		this.#signal = signal;
		this.#shown = job.progress;
	}

	async progress(percent: number): Promise<void> {
		const whole = Math.max(0, Math.min(100, Math.floor(percent)));
		if (whole === this.#shown) return;
		this.#shown = whole;
		const { id, tenant_id: tenantId, owner_id: userId } = this.#job;
		this.#endIf(
			await this.#services.database.transaction(tenantId, (tx) =>
				writeProgress(tx, tenantId, id, whole),
			),
		);
		if (userId === null) return;
		this.announce({ kind: "JOB_PROGRESS", ids: [id], userId });
	}

	async checkCanceled(): Promise<void> {
		const { id, tenant_id: tenantId } = this.#job;
		this.#endIf(
			await this.#services.database.transaction(tenantId, (tx) => readCancel(tx, tenantId, id)),
		);
	}

	log(severity: Severity, text: string): Promise<void> {
		const { database, clock } = this.#services;
		const { id, tenant_id: tenantId } = this.#job;
		return database.transaction(tenantId, (tx) =>
			appendProtocol(tx, tenantId, id, { at: clock.now(), severity, text }),
		);
	}

	async deliver(fileId: string): Promise<void> {
		const { id, tenant_id: tenantId } = this.#job;
		await this.#services.database.transaction(tenantId, (tx) =>
			keepResult(tx, tenantId, id, fileId),
		);
	}

	announce(announcement: Announcement): void {
		this.#services.announcer.announce(this.#job.tenant_id, [announcement]);
	}

	/** @param cancelRequested undefined when the job was deleted meanwhile */
	#endIf(cancelRequested: boolean | undefined): void {
		if (this.#signal.aborted) throw new JobInterrupted();
		if (cancelRequested !== false) throw new JobCanceled();
	}
}

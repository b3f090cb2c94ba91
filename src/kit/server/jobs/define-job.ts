import type * as z from "zod/mini";
import type { Severity } from "#kit/contract/jobs.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Actor } from "../audit.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Announcement } from "../live/announcer.ts";
import type { Services } from "../services.ts";

/** What a running job works with. It acts for the person who started it. */
export interface JobContext extends Actor {
	readonly services: Services;
	readonly jobId: string;
	readonly ownerId: string | null;
	/** Of the request that started it. */
	readonly language: Language;
	/** An earlier run was cut off by a crash or restart: what it committed stands. */
	readonly restarted: boolean;
	/** Aborted when the server ends: the job goes on after the next start. */
	readonly signal: AbortSignal;
	/** The instant of asking: a job may run for long. */
	readonly now: Date;
	/** A transaction of the job's tenant. */
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/**
	 * Shows how far the job is; also ends it when its owner wants that.
	 *
	 * @param percent 0 to 100
	 */
	progress(percent: number): Promise<void>;
	/** Adds a line to the protocol; the worst one marks the job. */
	log(severity: Severity, text: string): Promise<void>;
	/** Ends the job when its owner asked for that; call it between steps that may stand alone. */
	checkCanceled(): Promise<void>;
	/** Tells other processes and browsers; call it after the transaction. */
	announce(announcement: Announcement): void;
	/** Hands its owner what the job made; a later call replaces it. */
	deliver(fileId: string): Promise<void>;
	/** Ends the job as failed, with a line for its owner. */
	fail(text: string): never;
}

export interface JobDefinition<Values extends z.ZodMiniType = z.ZodMiniType> {
	/** Stable, stored with the job; kebab-case. */
	readonly kind: string;
	readonly input: Values;
	/**
	 * Must be able to run again after being cut off anywhere: commit in steps, and do nothing twice.
	 */
	run(context: JobContext, input: z.output<Values>): Promise<void>;
}

/** A kind of job, listed in the feature's `server/jobs.ts` as `export const jobs = [ … ]`. */
export function defineJob<const Values extends z.ZodMiniType>(definition: JobDefinition<Values>) {
	return definition;
}

import * as z from "zod/mini";
import type { Feature } from "#kit/server/http/application.ts";
import { serve } from "#kit/server/http/serve.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import type { Services } from "#kit/server/services.ts";

/** Jobs that begin when the server lets them, and end when a test says so. */
export class HeldJobs {
	/** Names of those that began, in their order. */
	readonly begun: string[] = [];
	readonly feature: Feature;
	readonly #ends = new Map<string, PromiseWithResolvers<void>>();
	readonly #waiting = new Set<() => void>();
	readonly #job;

	/** @param hold what a job does until `end` resolves */
	constructor(hold: (context: JobContext, end: Promise<void>) => Promise<unknown>) {
		this.#job = defineJob({
			kind: "test-held",
			input: z.object({ name: z.string() }),
			run: async (context, { name }) => {
				const { promise } = this.#endOf(name);
				const held = hold(context, promise);
				this.begun.push(name);
				for (const wake of this.#waiting) wake();
				await held;
			},
		});
		this.feature = {
			routes: serve({}, {}),
			errors: { "de-DE": {}, "en-EN": {} },
			jobs: [this.#job],
		};
	}

	/** All at once. */
	queue({ database, clock }: Services, tenantId: string, names: readonly string[]): Promise<void> {
		const starter = { tenantId, now: clock.now(), announce: () => {} };
		return database.transaction(tenantId, async (tx) => {
			for (const name of names) await startJob(tx, starter, this.#job, { name }, name);
		});
	}

	/** Until so many have begun. */
	async haveBegun(count: number): Promise<readonly string[]> {
		while (this.begun.length < count)
			await new Promise<void>((resolve) => this.#waiting.add(resolve));
		return this.begun;
	}

	end(name: string): void {
		this.#endOf(name).resolve();
	}

	/** Those to come do not wait either. */
	endAll(names: readonly string[]): void {
		for (const name of names) this.end(name);
	}

	#endOf(name: string): PromiseWithResolvers<void> {
		const end = this.#ends.get(name) ?? Promise.withResolvers<void>();
		this.#ends.set(name, end);
		return end;
	}
}

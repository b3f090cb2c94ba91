import type { WorkerEvents, Worker as WorkerOfQueue } from "graphile-worker";

/**
 * Keeps the tasks of one tenant from taking all workers of a process: of each kind so many at once, the rest waits while others
 * are served. Workers fetch one after the other, or several would fetch the same tenant's at once before any of them counts.
 */
export class TenantTurns {
	readonly #most: number;
	/** Whose tasks the workers are at. */
	readonly #busy = new Map<WorkerOfQueue, readonly string[]>();
	#fetched = Promise.resolve();
	#endFetch = () => {};

	constructor(events: WorkerEvents, most: number) {
		this.#most = most;
		events.on("job:start", ({ worker, job }) => {
			this.#busy.set(worker, Object.keys(job.flags ?? {}));
			this.#endFetch();
		});
		events.on("worker:getJob:empty", () => this.#endFetch());
		events.on("worker:getJob:error", () => this.#endFetch());
		events.on("job:complete", ({ worker }) => this.#busy.delete(worker));
		events.on("worker:fatalError", ({ worker }) => this.#busy.delete(worker));
	}

	/** Asked by each worker before it fetches: flags of tasks that it must leave. One of the events above follows. */
	readonly toLeave = async (): Promise<string[]> => {
		const before = this.#fetched;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#fetched = promise;
		await before;
		this.#endFetch = resolve;
		return this.#full();
	};

	#full(): string[] {
		const counts = new Map<string, number>();
		for (const flag of [...this.#busy.values()].flat()) {
			counts.set(flag, (counts.get(flag) ?? 0) + 1);
		}
		return [...counts].filter(([, count]) => count >= this.#most).map(([flag]) => flag);
	}
}

import type pg from "pg";
import type { Logger } from "pino";
import { releaseDeadWorkers, showLife } from "./release-dead-workers.ts";

const lookForDeadMs = 3000;
const againMs = 200;

/** Shows that this process's workers live, and gives back what dead ones of any process had taken. */
export class WorkerLife {
	readonly #pool: pg.Pool;
	readonly #names: readonly string[];
	readonly #log: Logger;
	readonly #timer: NodeJS.Timeout;
	#client: pg.PoolClient | undefined;
	#again: NodeJS.Timeout | undefined;
	#isClosed = false;

	/** @param names in which tasks are locked */
	constructor(pool: pg.Pool, names: readonly string[], log: Logger) {
		this.#pool = pool;
		this.#names = names;
		this.#log = log;
		this.#timer = setInterval(() => void this.#buryDead(), lookForDeadMs);
		this.#timer.unref();
		void this.#show();
		void this.#buryDead();
	}

	close(): void {
		this.#isClosed = true;
		clearInterval(this.#timer);
		clearTimeout(this.#again);
		this.#release();
	}

	async #show(): Promise<void> {
		try {
			const client = await this.#pool.connect();
			this.#client = client;
			client.once("end", this.#lose);
			await showLife(client, this.#names);
			if (this.#isClosed) this.#release();
		} catch {
			this.#lose();
		}
	}

	/** The sign goes with the connection, so the connection is never handed back to the pool. */
	#release(): void {
		const client = this.#client;
		this.#client = undefined;
		client?.off("end", this.#lose);
		client?.release(true);
	}

	readonly #lose = (): void => {
		this.#release();
		if (this.#isClosed) return;
		this.#again = setTimeout(() => void this.#show(), againMs);
	};

	async #buryDead(): Promise<void> {
		try {
			const dead = await releaseDeadWorkers(this.#pool);
			if (dead.length === 0) return;
			this.#log.warn({ dead }, "jobs: took over the tasks of dead workers");
		} catch (error) {
			const reason = String(error);
			this.#log.debug({ reason }, "jobs: could not look for dead workers");
		}
	}
}

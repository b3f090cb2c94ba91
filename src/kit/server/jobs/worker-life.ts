import type pg from "pg";
import type { Logger } from "pino";
import { releaseDeadWorkers, showLife } from "./release-dead-workers.ts";

export interface Life {
	close(): void;
}

const lookForDeadMs = 3000;
const againMs = 200;

/** Shows that this process's workers live, and gives back what dead ones of any process had taken. */
export function startLife(
	pool: pg.Pool,
	workerIds: readonly string[],
	log: Logger,
): Life {
	let client: pg.PoolClient | undefined;
	let closed = false;
	let again: NodeJS.Timeout | undefined;

	async function show(): Promise<void> {
		try {
			const fresh = await pool.connect();
			client = fresh;
			fresh.once("end", lose);
			await showLife(fresh, workerIds);
			if (closed) release();
		} catch {
			lose();
		}
	}

	/** The lock goes with the connection, so it is never handed back to the pool in use. */
	function release(): void {
		const lost = client;
		client = undefined;
		lost?.off("end", lose);
		lost?.release(true);
	}

	function lose(): void {
		release();
		if (!closed) again = setTimeout(() => void show(), againMs);
	}

	async function buryDead(): Promise<void> {
		try {
			const dead = await releaseDeadWorkers(pool);
			if (dead.length > 0) {
				log.warn({ dead }, "jobs: took over the tasks of dead workers");
			}
		} catch (error) {
			log.debug({ err: error }, "jobs: could not look for dead workers");
		}
	}

	void show();
	void buryDead();
	const timer = setInterval(() => void buryDead(), lookForDeadMs).unref();
	return {
		close() {
			closed = true;
			clearInterval(timer);
			clearTimeout(again);
			release();
		},
	};
}

import type pg from "pg";
import type { Logger } from "pino";

/** Namespace of the locks that say "this worker lives". */
const lifeLock = 762_341_192;

/** A task taken up only just now may belong to a worker that has not shown its sign of life yet. */
const benefitOfDoubt = "2 seconds";

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

/**
 * Says that these workers live, for as long as `client` is connected: a killed process takes its connection, and so
 * the sign, with it.
 */
async function showLife(client: pg.ClientBase, workerIds: readonly string[]): Promise<void> {
	await client.query(
		"select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) id",
		[lifeLock, workerIds],
	);
}

/**
 * Gives tasks of dead workers back to the queue; without this they would wait for four hours.
 *
 * @returns the workers that were found dead
 */
export async function releaseDeadWorkers(pool: pg.Pool): Promise<string[]> {
	const { rows } = await pool.query<{ worker: string }>(
		`select distinct j.locked_by as worker from graphile_worker._private_jobs j
		where j.locked_at < now() - $2::interval and not exists (
			select from pg_locks l
			where l.locktype = 'advisory' and l.granted
				and l.database = (select oid from pg_database where datname = current_database())
				and l.classid = $1 and l.objid = ((hashtext(j.locked_by)::bigint + 4294967296) % 4294967296)::oid
				and l.objsubid = 2)`,
		[lifeLock, benefitOfDoubt],
	);
	const dead = rows.map((row) => row.worker);
	if (dead.length > 0) {
		await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
		await pool.query("select pg_notify('jobs:insert', json_build_object('count', $1::int)::text)", [
			dead.length,
		]);
	}
	return dead;
}

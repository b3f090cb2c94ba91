import { setTimeout as delay } from "node:timers/promises";
import { endWithProcess } from "./end-with-process.ts";
import { freePort } from "./free-port.ts";
import { type Launch, launchPostgres, type Postgres, PostgresNotYet } from "./launch-postgres.ts";
import { stopPostgres, stopPostgresNow } from "./stop-postgres.ts";

/** Shaped like pino's, so that its logger fits as it is. */
export interface DatabaseLog {
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
}

export type DatabaseChange = "down" | "up";

/** Milliseconds before each further attempt; the last one repeats. */
const pauses = [20, 50, 100, 200, 400, 800, 1600, 3000, 5000];
/** A database that lived shorter than this, in milliseconds, has not really recovered: the pauses go on growing. */
const stableAfter = 10_000;

/** Starts PostgreSQL and, until it is stopped, starts it again on the same port whenever it dies. */
export class PostgresSupervisor {
	readonly #launch: Launch;
	readonly #log: DatabaseLog;
	readonly #listeners = new Set<(change: DatabaseChange) => void>();
	readonly #stopping = new AbortController();
	readonly #takeFarewellBack: () => void;
	#current: Postgres | undefined;
	#watch: Promise<void> | undefined;
	#attempt = 0;

	constructor(launch: Launch, log: DatabaseLog) {
		this.#launch = launch;
		this.#log = log;
		this.#takeFarewellBack = endWithProcess(() => {
			this.#stopping.abort();
			if (this.#current) stopPostgresNow(this.#current, launch.place.cluster);
		});
	}

	get port(): number {
		return this.#current?.port ?? 0;
	}

	get pid(): number {
		return this.#current?.pid ?? 0;
	}

	onChange(listener: (change: DatabaseChange) => void): void {
		this.#listeners.add(listener);
	}

	/** @throws PostgreSQL's own words when it cannot start and trying again would not help */
	async start(): Promise<void> {
		for (const pause of pauses) {
			try {
				await this.#run(await freePort());
				this.#watch = this.#keepAlive();
				return;
			} catch (error) {
				if (!(error instanceof PostgresNotYet) || pause === pauses.at(-1)) throw error;
				await delay(pause);
			}
		}
	}

	async stop(): Promise<void> {
		this.#stopping.abort();
		if (this.#current) await stopPostgres(this.#current);
		await this.#watch;
		this.#takeFarewellBack();
	}

	async #run(port: number): Promise<void> {
		this.#current = launchPostgres(this.#launch, port);
		await this.#current.ready;
	}

	async #keepAlive(): Promise<void> {
		while (this.#current) {
			const end = await this.#endOf(this.#current);
			if (this.#stopping.signal.aborted) return;
			this.#log.error({ end, pid: this.pid }, "The database process died; it is started again.");
			this.#announce("down");
			if (!(await this.#startAgain(this.port))) return;
			this.#log.info({ pid: this.pid, port: this.port }, "The database is up again.");
			this.#announce("up");
		}
	}

	async #endOf(postgres: Postgres): Promise<string> {
		const calm = setTimeout(() => {
			this.#attempt = 0;
		}, stableAfter).unref();
		const end = await postgres.ended;
		clearTimeout(calm);
		return end;
	}

	/** Never gives up: a full disk or a port taken meanwhile may be free again in an hour, and nobody else would try. */
	async #startAgain(port: number): Promise<boolean> {
		while (true) {
			await this.#pause();
			if (this.#stopping.signal.aborted) return false;
			try {
				await this.#run(port);
				return true;
			} catch (error) {
				this.#log.warn(
					{ err: error, attempt: this.#attempt },
					"The database could not be started again yet.",
				);
			}
		}
	}

	async #pause(): Promise<void> {
		const milliseconds = pauses[Math.min(this.#attempt++, pauses.length - 1)];
		await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
	}

	#announce(change: DatabaseChange): void {
		for (const listener of this.#listeners) {
			try {
				listener(change);
			} catch (error) {
				this.#log.error({ err: error }, "A listener to the database failed.");
			}
		}
	}
}

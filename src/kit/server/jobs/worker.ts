import { EventEmitter } from "node:events";
import type { CronItem, LogFunctionFactory, Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { Logger } from "pino";
import type { Services } from "../services.ts";
import { cronPattern } from "./define-cron.ts";
import { TenantTurns } from "./tenant-turns.ts";
import { WorkerLife } from "./worker-life.ts";

/** A task that the queue starts by the clock. */
export interface Rhythm {
	readonly task: string;
	readonly everyMinutes: number;
}

export type WorkerState = "starting" | "running" | "down";

const shortestPauseMs = 200;
const longestPauseMs = 10_000;
/** Jobs that look up learn of the end after this time; those that do not are cut off and run again after the next start. */
const abortAfterMs = 300;
const closeWithinMs = 3000;

/** Takes tasks from the queue for as long as the process lives; comes back by itself when the database was away. */
export class Worker {
	readonly #services: Services;
	readonly #tasks: TaskList;
	readonly #rhythms: readonly Rhythm[];
	#state: WorkerState = "starting";
	#runner: Runner | undefined;
	#life: WorkerLife | undefined;
	#timer: NodeJS.Timeout | undefined;
	#pause = shortestPauseMs;
	#isClosed = false;
	#starting: Promise<void>;

	constructor(services: Services, tasks: TaskList, rhythms: readonly Rhythm[]) {
		this.#services = services;
		this.#tasks = tasks;
		this.#rhythms = rhythms;
		this.#starting = this.#start();
	}

	get state(): WorkerState {
		return this.#state;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		await this.#starting;
		await atMost(
			closeWithinMs,
			this.#runner?.stop().catch(() => {}),
		);
		this.#life?.close();
	}

	async #start(): Promise<void> {
		const { log, maintenance } = this.#services;
		try {
			const names: string[] = [];
			this.#runner = await runQueue(this.#services, this.#tasks, this.#rhythms, names);
			this.#life = new WorkerLife(maintenance.pool, names, log);
			this.#state = "running";
			this.#pause = shortestPauseMs;
			this.#runner.promise.catch(() => {}).finally(() => this.#again());
		} catch (error) {
			log.warn({ reason: String(error) }, "jobs: the worker did not start");
			this.#again();
		}
	}

	#again(): void {
		this.#life?.close();
		if (this.#isClosed) return;
		this.#state = "down";
		this.#timer = setTimeout(() => {
			this.#starting = this.#start();
		}, this.#pause);
		this.#pause = Math.min(this.#pause * 2, longestPauseMs);
	}
}

async function runQueue(
	{ maintenance, config, log }: Services,
	taskList: TaskList,
	rhythms: readonly Rhythm[],
	names: string[],
): Promise<Runner> {
	// loaded late: the first request need not wait for it
	const { Logger, parseCronItems, run } = await import("graphile-worker");
	const events: WorkerEvents = new EventEmitter();
	// tasks are locked in the name of the pool, unless it fetches them one by one for each worker
	events.on("pool:create", ({ workerPool }) => names.push(workerPool.id));
	events.on("worker:create", ({ worker }) => names.push(worker.workerId));
	const turns = new TenantTurns(events, config.jobs.ofTenant);
	return run({
		pgPool: maintenance.pool,
		// written in batches, with tries of their own: one by one nobody waits for a failure to be written, and a database that is
		// away for a moment would end the process
		preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
		concurrency: config.jobs.atOnce,
		forbiddenFlags: turns.toLeave,
		noHandleSignals: true,
		noPreparedStatements: config.statements === "unnamed",
		gracefulShutdownAbortTimeout: abortAfterMs,
		logger: new Logger(queueLogger(log)),
		events,
		taskList,
		parsedCronItems: parseCronItems(rhythms.map(cronItem)),
	});
}

/** The queue's own log in ours; its everyday lines are for debugging only. */
function queueLogger(log: Logger): LogFunctionFactory {
	return (scope) => (level, message) => {
		const write = level === "error" || level === "warning" ? "warn" : "debug";
		log[write]({ ...scope }, `jobs: ${message}`);
	};
}

function cronItem({ task, everyMinutes }: Rhythm): CronItem {
	return {
		task,
		match: cronPattern(everyMinutes),
		// what was missed while nothing ran is done by the next turn
		options: { backfillPeriod: 0, maxAttempts: 1, jobKey: task },
	};
}

async function atMost(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, milliseconds);
	});
	await Promise.race([work, deadline]);
	clearTimeout(timer);
}

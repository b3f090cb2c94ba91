import { EventEmitter } from "node:events";
import type { CronItem, Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { Services } from "../services.ts";
import { cronPattern } from "./define-cron.ts";
import { queueLogger } from "./queue-logger.ts";
import { type Life, startLife } from "./worker-life.ts";

/** A task that the queue starts by the clock. */
export interface Rhythm {
	readonly task: string;
	readonly everyMinutes: number;
}

export type WorkerState = "starting" | "running" | "down";

export interface Worker {
	state(): WorkerState;
	close(): Promise<void>;
}

const concurrency = 4;
const shortestPauseMs = 200;
const longestPauseMs = 10_000;
/** Jobs that look up learn of the end after this time; those that do not are cut off and run again after the next start. */
const abortAfterMs = 300;
const closeWithinMs = 3000;

/** Takes tasks from the queue for as long as the process lives; comes back by itself when the database was away. */
export function startWorker(
	services: Services,
	tasks: TaskList,
	rhythms: readonly Rhythm[],
): Worker {
	const { log, maintenance } = services;
	let state: WorkerState = "starting";
	let runner: Runner | undefined;
	let life: Life | undefined;
	let timer: NodeJS.Timeout | undefined;
	let pause = shortestPauseMs;
	let closed = false;

	async function start(): Promise<void> {
		try {
			const workerIds: string[] = [];
			runner = await runQueue(services, tasks, rhythms, workerIds);
			life = startLife(maintenance.pool, workerIds, log);
			state = "running";
			pause = shortestPauseMs;
			runner.promise.catch(() => {}).finally(again);
		} catch (error) {
			log.warn({ err: error }, "jobs: the worker did not start");
			again();
		}
	}

	function again(): void {
		life?.close();
		if (closed) return;
		state = "down";
		timer = setTimeout(() => {
			starting = start();
		}, pause);
		pause = Math.min(pause * 2, longestPauseMs);
	}

	let starting = start();
	return {
		state: () => state,
		async close() {
			closed = true;
			clearTimeout(timer);
			await starting;
			await atMost(
				closeWithinMs,
				runner?.stop().catch(() => {}),
			);
			life?.close();
		},
	};
}

async function runQueue(
	{ maintenance, config, log }: Services,
	taskList: TaskList,
	rhythms: readonly Rhythm[],
	workerIds: string[],
): Promise<Runner> {
	// loaded late: the first request need not wait for it
	const { Logger, parseCronItems, run } = await import("graphile-worker");
	const events: WorkerEvents = new EventEmitter();
	// tasks are locked in the name of the pool, unless it fetches them one by one for each worker
	events.on("pool:create", ({ workerPool }) => workerIds.push(workerPool.id));
	events.on("worker:create", ({ worker }) => workerIds.push(worker.workerId));
	return run({
		pgPool: maintenance.pool,
		concurrency,
		noHandleSignals: true,
		noPreparedStatements: config.statements === "unnamed",
		gracefulShutdownAbortTimeout: abortAfterMs,
		logger: new Logger(queueLogger(log)),
		events,
		taskList,
		parsedCronItems: parseCronItems(rhythms.map(cronItem)),
	});
}

function cronItem({ task, everyMinutes }: Rhythm): CronItem {
	return {
		task,
		match: cronPattern(everyMinutes),
		// what was missed while nothing ran is done by the next turn
		options: { backfillPeriod: 0, maxAttempts: 1, jobKey: task },
	};
}

async function atMost(
	milliseconds: number,
	work: Promise<void> | undefined,
): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const patience = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, milliseconds);
	});
	await Promise.race([work, patience]);
	clearTimeout(timer);
}

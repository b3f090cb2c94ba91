import { Logger as QueueLogger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Services } from "../services.ts";
import { cronPattern } from "./define-cron.ts";
import type { Life } from "./worker-life.ts";
import { startLife } from "./worker-life.ts";

/** System work that the queue starts by the clock. */
export interface Rhythm {
	readonly task: string;
	readonly everyMinutes: number;
}

export interface Worker {
	state(): "starting" | "running" | "down";
	close(): Promise<void>;
}

const concurrency = 4;
const longestPauseMs = 10_000;
/** Jobs that look up learn of the end after this time; the others are cut off and run again after the next start. */
const abortAfterMs = 500;
const closeWithinMs = 3000;

/** Takes tasks from the queue for as long as the process lives; comes back by itself when the database was away. */
export function startWorker(
	services: Services,
	tasks: TaskList,
	rhythms: readonly Rhythm[],
): Worker {
	const { log, maintenance } = services;
	let state: ReturnType<Worker["state"]> = "starting";
	let stop: (() => Promise<void>) | undefined;
	let life: Life | undefined;
	let timer: NodeJS.Timeout | undefined;
	let pause = 200;
	let closed = false;

	async function start(): Promise<void> {
		try {
			const workerIds: string[] = [];
			const events = new QueueEvents(workerIds);
			const runner = await run({
				pgPool: maintenance.pool,
				concurrency,
				noHandleSignals: true,
				noPreparedStatements: services.config.statements === "unnamed",
				pollInterval: 2000,
				logger: queueLogger(log),
				events,
				taskList: tasks,
				parsedCronItems: parseCronItems(rhythms.map(cronItem)),
				preset: { worker: { gracefulShutdownAbortTimeout: abortAfterMs } },
			});
			stop = () => runner.stop();
			life = startLife(maintenance.pool, workerIds, log);
			state = "running";
			pause = 200;
			runner.promise.catch(() => {}).finally(again);
			if (closed) await stop();
		} catch (error) {
			log.warn({ err: error }, "jobs: the worker did not start");
			again();
		}
	}

	function again(): void {
		if (closed) return;
		state = "down";
		life?.close();
		timer = setTimeout(() => void start(), pause);
		pause = Math.min(pause * 2, longestPauseMs);
	}

	void start();
	return {
		state: () => state,
		async close() {
			closed = true;
			clearTimeout(timer);
			await within(closeWithinMs, stop?.());
			life?.close();
		},
	};
}

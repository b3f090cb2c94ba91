import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Postgres } from "./launch-postgres.ts";
import { isAlive, processCommand } from "./process-identity.ts";

/** Fast shutdown first; immediate (recovers from its log at the next start) only when that takes too long, in milliseconds. */
const waysToStop = [
	{ signal: "SIGINT", timeoutMs: 10_000 },
	{ signal: "SIGQUIT", timeoutMs: 10_000 },
	{ signal: "SIGKILL", timeoutMs: 1_000 },
] as const;

/** Ends the process we started. */
export async function stopPostgres(postgres: Postgres): Promise<void> {
	for (const { signal, timeoutMs } of waysToStop) {
		postgres.signal(signal);
		const giveUp = new AbortController();
		const deadline = delay(timeoutMs, undefined, { signal: giveUp.signal }).catch(() => {});
		const end = await Promise.race([postgres.ended, deadline]);
		giveUp.abort();
		if (end !== undefined) return;
	}
}

/** The same without giving way to anything else, for the last moment of our own process. */
export function stopPostgresNow(postgres: Postgres, cluster: string): void {
	const clock = new Int32Array(new SharedArrayBuffer(4));
	// Our dead child stays a zombie in this moment; that PostgreSQL took its file away tells its end as well.
	const isStopping = () =>
		readRunningPostgres(cluster)?.pid === postgres.pid && isAlive(postgres.pid);
	for (const { signal, timeoutMs } of waysToStop.slice(0, 2)) {
		postgres.signal(signal);
		for (let waited = 0; waited < timeoutMs / 2 && isStopping(); waited += 10)
			Atomics.wait(clock, 0, 0, 10);
		if (!isStopping()) return;
	}
}

/**
 * Ends a PostgreSQL that outlived its server, and clears what a killed one left behind. We do not go on with the old one:
 * only a parent can collect a dead process, and an uncollected one blocks every later start.
 *
 * @returns the process that had to be stopped
 */
export async function stopLeftover(cluster: string): Promise<number | undefined> {
	const found = readRunningPostgres(cluster);
	if (!found) return undefined;
	const command = isAlive(found.pid) ? processCommand(found.pid) : "";
	// Nobody can say whose process that is: PostgreSQL then decides by its own means, and refuses when in doubt.
	if (command === undefined) return undefined;
	if (!command.includes(`-D ${cluster} `)) {
		// Safe even if orphaned sessions live on: as long as they hold its shared memory, PostgreSQL does not start.
		rmSync(pidFile(cluster), { force: true });
		return undefined;
	}
	for (const { signal, timeoutMs } of waysToStop.slice(0, 2)) {
		process.kill(found.pid, signal);
		if (await isGone(found.pid, timeoutMs)) return found.pid;
	}
	throw new Error(
		`The database process ${found.pid} of an earlier run does not end; stop it by hand.`,
	);
}

/** What PostgreSQL writes about itself into its data directory. */
interface RunningPostgres {
	pid: number;
	port: number;
	/** starting, ready or stopping; empty in the first moments. */
	status: string;
}

/** The file stays behind when PostgreSQL is killed, so its process may be gone. */
export function readRunningPostgres(cluster: string): RunningPostgres | undefined {
	try {
		const lines = readFileSync(pidFile(cluster), "utf8").split("\n");
		return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? "" };
	} catch {
		return undefined;
	}
}

export function pidFile(cluster: string): string {
	return join(cluster, "postmaster.pid");
}

async function isGone(pid: number, timeoutMs: number): Promise<boolean> {
	const deadline = AbortSignal.timeout(timeoutMs);
	while (isAlive(pid) && !deadline.aborted) await delay(10);
	return !isAlive(pid);
}

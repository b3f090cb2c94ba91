import type { ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Account, spawnAs } from "./account.ts";
import type { Place } from "./place.ts";
import { readRunningPostgres } from "./stop-postgres.ts";

export interface Launch {
	account: Account;
	place: Place;
	/** False gives up safety against crashes for speed; for throw-away clusters only. */
	durable: boolean;
}

/** One process of PostgreSQL, from its launch to its end. */
export interface Postgres {
	pid: number;
	port: number;
	/** Resolves once it takes connections; rejects with PostgreSQL's own words when it ends before. */
	ready: Promise<void>;
	/** How it ended, once it has. */
	ended: Promise<string>;
	signal(name: NodeJS.Signals): void;
}

/** The launch failed although nothing is wrong with the cluster; worth another try. */
export class PostgresNotYet extends Error {}

/** There is no limit to the time until it is ready: recovery after a crash takes as long as it takes. */
export function launchPostgres({ account, place, durable }: Launch, port: number): Postgres {
	const loggedBefore = existsSync(place.log) ? statSync(place.log).size : 0;
	const log = openSync(place.log, "a", 0o600);
	const args = ["-D", place.cluster, "-p", String(port), ...settings(durable)];
	// In a group of its own: the terminal's Ctrl-C is for us, and we end the database after our own work.
	const child = spawnAs(account, "postgres", args, ["ignore", log, log], true);
	closeSync(log);
	child.unref();
	const pid = child.pid ?? 0;
	const ended = endOf(child);
	const ready = becomesReady(place.cluster, pid, ended).then(async (isReady) => {
		if (isReady) return;
		const logged = readFileSync(place.log).subarray(loggedBefore).toString();
		throw explain(await ended, logged);
	});
	return { pid, port, ended, ready, signal: (name) => void child.kill(name) };
}

/** What a throw-away cluster counts, for tests that ask how often a statement was planned. */
export const watched = {
	shared_preload_libraries: "pg_stat_statements",
	"pg_stat_statements.track": "all",
	"pg_stat_statements.track_planning": "on",
	"pg_stat_statements.save": "off",
	// hundreds of databases, each with its own: what it has no room for it forgets, and it counts as never carried out
	"pg_stat_statements.max": "100000",
};

function settings(durable: boolean): string[] {
	const values = {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		shared_buffers: "128MB",
		max_connections: "100",
		timezone: "UTC",
		log_timezone: "UTC",
		...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
		...(!durable && watched),
	};
	return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function endOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve) => {
		child.once("error", (error) => resolve(error.message));
		child.once("exit", (code, signal) =>
			resolve(signal ? `signal ${signal}` : `exit code ${code}`),
		);
	});
}

/** False when the process ends first. */
async function becomesReady(cluster: string, pid: number, ended: Promise<unknown>) {
	let over = false;
	void ended.then(() => {
		over = true;
	});
	while (!over) {
		const running = readRunningPostgres(cluster);
		if (running?.pid === pid && running.status === "ready") return true;
		await delay(5);
	}
	return false;
}

function explain(end: string, logged: string): Error {
	const fatal = logged.split("\n").findLast((line) => /FATAL|PANIC/.test(line));
	const message = `PostgreSQL did not start: ${fatal?.replace(/^.*?(FATAL|PANIC): +/, "") ?? end}`;
	const passes =
		/could not create any TCP|lock file .* already exists|shared memory block .* still in use/;
	return fatal && passes.test(fatal) ? new PostgresNotYet(message) : new Error(message);
}

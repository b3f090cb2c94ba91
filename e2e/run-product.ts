import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach } from "vitest";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";

/** The product as an operator runs it: one process with the embedded database. */
export interface Running {
	readonly process: ChildProcess;
	readonly address: string;
	/** What it has printed so far. */
	output(): string;
}

/** Starts the product in directories of its own; everything is ended and removed after each test. */
export function useProduct() {
	const children: ChildProcess[] = [];
	const directories: string[] = [];
	afterEach(async () => {
		for (const child of children.splice(0)) await endServer(child);
		for (const directory of directories.splice(0)) {
			// a process that was killed may still be letting go
			await rm(directory, { recursive: true, force: true, maxRetries: 10 });
		}
	});
	return {
		async newDataDirectory(): Promise<string> {
			const directory = await throwAwayFolder("stundwerk-run-");
			directories.push(directory);
			return directory;
		},
		start(data: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
			const child = spawnServer({ STUNDWERK_DATA: data, ...env });
			children.push(child);
			return untilReady(child);
		},
	};
}

/** The built server in a process of its own, at a port that is free. */
export function spawnServer(env: NodeJS.ProcessEnv): ChildProcess {
	return spawnRelease(join(import.meta.dirname, ".."), "dist/server/server.js", env);
}

/** The server of a release that lies in a folder of its own. */
export function spawnRelease(cwd: string, entry: string, env: NodeJS.ProcessEnv): ChildProcess {
	return spawn(process.execPath, [entry], {
		cwd,
		env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", ...env, PORT: "0" },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

export async function endServer(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGTERM");
	await exited(child);
}

export async function untilReady(child: ChildProcess): Promise<Running> {
	let output = "";
	const address = await new Promise<string>((resolve, reject) => {
		const read = (chunk: Buffer) => {
			output += chunk.toString();
			const ready = /is ready: (http:\S+)/.exec(output);
			if (ready?.[1] !== undefined) resolve(ready[1]);
		};
		child.stdout?.on("data", read);
		child.stderr?.on("data", read);
		child.once("exit", () => reject(new Error(`It ended: ${output}`)));
	});
	return { process: child, address, output: () => output };
}

export function exited(child: ChildProcess): Promise<unknown> {
	return new Promise((resolve) => {
		child.once("exit", resolve);
	});
}

export async function databasePid(data: string): Promise<number> {
	const file = await readFile(`${data}/postgres/cluster/postmaster.pid`, "utf8");
	return Number(file.split("\n")[0]);
}

/** The plug is pulled: server and database are gone without a word. */
export async function pullThePlug(running: Running, data: string): Promise<void> {
	const pid = await databasePid(data);
	running.process.kill("SIGKILL");
	await exited(running.process);
	process.kill(pid, "SIGKILL");
}

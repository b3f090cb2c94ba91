import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findEmbeddedDatabase } from "#kit/server/database/embedded/database-urls.ts";

/** The product as an operator runs it: one process with the embedded database. */
export interface Running {
	readonly process: ChildProcess;
	readonly address: string;
	/** What it has printed so far. */
	output(): string;
}

/** The built server in a process of its own, at a port that is free. */
export function spawnServer(env: NodeJS.ProcessEnv): ChildProcess {
	return spawnRelease(process.cwd(), "dist/server/server.js", env);
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

/** Of the database that the product runs in its directory. @throws where it does not run */
export function ownerUrlOf(data: string): string {
	const urls = findEmbeddedDatabase(join(data, "postgres"));
	if (urls === undefined) throw new Error("The database is not running.");
	return urls.ownerUrl;
}

/** The plug is pulled: server and database are gone without a word. */
export async function pullThePlug(running: Running, data: string): Promise<void> {
	const pid = await databasePid(data);
	running.process.kill("SIGKILL");
	await exited(running.process);
	process.kill(pid, "SIGKILL");
}

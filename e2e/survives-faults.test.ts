import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

/** The product as an operator runs it: one process with the embedded database, ended in every rude way. */
interface Running {
	readonly process: ChildProcess;
	readonly address: string;
}

const children: ChildProcess[] = [];
const directories: string[] = [];

afterEach(async () => {
	for (const child of children.splice(0)) {
		if (child.exitCode === null && child.signalCode === null) {
			child.kill("SIGTERM");
			await new Promise((resolve) => child.once("exit", resolve));
		}
	}
	for (const directory of directories.splice(0)) {
		await rm(directory, { recursive: true, force: true });
	}
});

async function newDataDirectory(): Promise<string> {
	const directory = await mkdtemp(join(tmpdir(), "stundwerk-run-"));
	directories.push(directory);
	return directory;
}

async function start(data: string): Promise<Running> {
	const child = spawn(process.execPath, ["src/server.ts"], {
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: "0",
			STUNDWERK_DATA: data,
			LOG_LEVEL: "warn",
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	children.push(child);
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
	return { process: child, address };
}

const tenant = (address: string) => fetch(`${address}/api/tenants/ZZZZZ`);

async function until(what: string, holds: () => Promise<boolean>) {
	const deadline = performance.now() + 20_000;
	while (!(await holds())) {
		if (performance.now() > deadline) throw new Error(`Never: ${what}`);
	}
}

async function databasePid(data: string): Promise<number> {
	const file = await readFile(
		`${data}/postgres/cluster/postmaster.pid`,
		"utf8",
	);
	return Number(file.split("\n")[0]);
}

test("a database that dies is started again; requests meanwhile are told to come back", async () => {
	const data = await newDataDirectory();
	const { address } = await start(data);
	expect((await tenant(address)).status).toBe(404);
	process.kill(await databasePid(data), "SIGKILL");
	const seen = new Set<number>();
	await until("the database is back", async () => {
		const response = await tenant(address);
		seen.add(response.status);
		if (response.status === 503) {
			expect(response.headers.get("retry-after")).toBe("1");
			expect(await response.json()).toMatchObject({ error: "Maintenance" });
		}
		return seen.has(503) && response.status === 404;
	});
	// no request saw anything but the truth or "come back"
	expect([...seen].sort()).toEqual([404, 503]);
});

test("after kill -9 of server and database the next start works", async () => {
	const data = await newDataDirectory();
	const first = await start(data);
	const pid = await databasePid(data);
	first.process.kill("SIGKILL");
	await new Promise((resolve) => first.process.once("exit", resolve));
	process.kill(pid, "SIGKILL");
	const second = await start(data);
	expect((await tenant(second.address)).status).toBe(404);
});

test("a second start on the same data says why it cannot", async () => {
	const data = await newDataDirectory();
	await start(data);
	await expect(start(data)).rejects.toThrow(
		/It ended: .*(use|running|already)/s,
	);
});

test("Ctrl-C ends the database too", async () => {
	const data = await newDataDirectory();
	const running = await start(data);
	const pid = await databasePid(data);
	running.process.kill("SIGINT");
	await new Promise((resolve) => running.process.once("exit", resolve));
	expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

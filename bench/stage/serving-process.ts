import { type ChildProcess, execFileSync, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { uncounted } from "#kit/testing/uncounted.ts";
import { buildWhenStale } from "../../tools/build-when-stale.ts";
import type { BenchCluster } from "./bench-cluster.ts";

const root = dirname(dirname(import.meta.dirname));

export interface ServingProcess {
	readonly address: string;
	readonly pid: number;
	/** Resident memory in kB. */
	memory(): number;
	stop(): Promise<void>;
}

/** The built server, with the flags of `npm start` and the memory of the service in docs/operations/install.md, in a process of its own: load and server do not share a thread. */
export function startServing(
	cluster: Pick<BenchCluster, "directory" | "serveUrl" | "ownerUrl">,
	env: NodeJS.ProcessEnv = {},
): Promise<ServingProcess> {
	buildWhenStale(root);
	return startProcess(join(root, "dist", "server", "server.js"), {
		execArgv: [...startFlags(), "--import", join(import.meta.dirname, "end-with-bench.ts")],
		env: {
			...process.env,
			PORT: "0",
			LOG_LEVEL: "warn",
			NODE_ENV: "production",
			MALLOC_ARENA_MAX: "1",
			STUNDWERK_DATA: cluster.directory,
			DATABASE_URL: cluster.serveUrl,
			DATABASE_OWNER_URL: cluster.ownerUrl,
			...uncounted,
			...env,
		},
	});
}

/** What `npm start` tells Node. */
function startFlags(): string[] {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return String(scripts.start)
		.split(" ")
		.filter((word) => word.startsWith("--"));
}

/** The least a server can do: a body of so many bytes, without looking at the request. */
export function startBareServer(bytes = 100): Promise<ServingProcess> {
	const env = { ...process.env, BODY_BYTES: String(bytes) };
	return startProcess(join(import.meta.dirname, "bare-server.ts"), { env });
}

async function startProcess(file: string, options: ForkOptions): Promise<ServingProcess> {
	const child = fork(file, { ...options, stdio: ["ignore", "pipe", "inherit", "ipc"] });
	return {
		address: await addressOf(child, file),
		pid: child.pid as number,
		memory: () => memoryOf(child),
		async stop() {
			child.kill("SIGKILL");
			if (child.exitCode === null && child.signalCode === null) {
				await once(child, "exit");
			}
		},
	};
}

/** Both servers say on standard output where they answer. */
function addressOf(child: ChildProcess, file: string): Promise<string> {
	if (child.stdout === null) throw new Error("Nothing to listen to.");
	const lines = createInterface({ input: child.stdout });
	const said: string[] = [];
	return new Promise((resolve, reject) => {
		lines.on("line", (line) => {
			const address = / is ready: (http\S+)/.exec(line)?.[1];
			if (address === undefined) said.push(line);
			else resolve(address);
		});
		lines.once("close", () => reject(new Error(`${file} ended early: ${said.join("\n")}`)));
	});
}

function memoryOf(child: ChildProcess): number {
	const text = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)]);
	return Number(text.toString().trim());
}

import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BenchCluster } from "./bench-cluster.ts";

export interface ServingProcess {
	readonly address: string;
	/** Resident memory in kB. */
	memory(): number;
	stop(): Promise<void>;
}

/** A server of the product in a process of its own, so that load and server do not share a thread. */
export function startServing(
	cluster: BenchCluster,
	env: NodeJS.ProcessEnv = {},
): Promise<ServingProcess> {
	return startProcess("serve.ts", {
		PORT: "0",
		LOG_LEVEL: "warn",
		NODE_ENV: "production",
		STUNDWERK_DATA: cluster.directory,
		DATABASE_URL: cluster.serveUrl,
		DATABASE_OWNER_URL: cluster.ownerUrl,
		...env,
	});
}

export function startBareServer(): Promise<ServingProcess> {
	return startProcess("bare-server.ts", {});
}

async function startProcess(file: string, env: NodeJS.ProcessEnv): Promise<ServingProcess> {
	const path = fileURLToPath(new URL(file, import.meta.url));
	const child = fork(path, { env: { ...process.env, ...env } });
	const [message] = await Promise.race([
		once(child, "message"),
		once(child, "exit").then(([code]) => {
			throw new Error(`${file} ended with ${code} before it served.`);
		}),
	]);
	return {
		address: (message as { address: string }).address,
		memory: () => memoryOf(child),
		async stop() {
			child.kill("SIGKILL");
			if (child.exitCode === null && child.signalCode === null) {
				await once(child, "exit");
			}
		},
	};
}

function memoryOf(child: ChildProcess): number {
	const text = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)]);
	return Number(text.toString().trim());
}

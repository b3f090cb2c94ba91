import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestServer } from "./test-server.ts";
import { uncounted } from "./uncounted.ts";

export interface KillableServer {
	/** Base address, as that of the test's own server. */
	readonly address: string;
	/** Until it is gone: without a word, in the middle of whatever it does. */
	kill(): Promise<void>;
}

/** A further process at the database of a test, which works on jobs too. */
export async function startKillableServer(
	{ dataDirectory, serveUrl, ownerUrl, clock }: TestServer,
	features: "slow" | "product",
): Promise<KillableServer> {
	const program = new URL("./server-to-kill.ts", import.meta.url);
	const child = spawn(process.execPath, [fileURLToPath(program)], {
		stdio: ["ignore", "pipe", "inherit"],
		env: {
			...process.env,
			...uncounted,
			PORT: "0",
			LOG_LEVEL: "silent",
			STUNDWERK_DATA: dataDirectory,
			TEST_NOW: clock.now().toISOString(),
			TEST_FEATURES: features,
			TEST_SERVE_URL: serveUrl,
			TEST_OWNER_URL: ownerUrl,
		},
	});
	const [said] = await once(child.stdout as NodeJS.ReadableStream, "data");
	return {
		address: String(said).trim(),
		async kill() {
			child.kill("SIGKILL");
			await once(child, "exit");
		},
	};
}

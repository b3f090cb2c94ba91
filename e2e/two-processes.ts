import { findPgBouncer, startPgBouncer } from "#kit/testing/pgbouncer.ts";
import { endServer, spawnServer, untilReady } from "#kit/testing/product-process.ts";
import type { Beside } from "#kit/testing/test-server.ts";
import { startTinyPooler } from "#kit/testing/tiny-pooler.ts";
import { startFront } from "./front.ts";

/** `POOLER=1` runs the journeys by two processes behind a pooler that lends connections per transaction. */
export const isPooled = process.env.POOLER === "1";

/** Few connections for the many that two processes would like. */
const connections = 4;

/** PgBouncer where it is installed; else the little that tests bring along, with as much to stumble over. */
async function startPooler(url: string) {
	if (findPgBouncer() !== undefined) return startPgBouncer(url, connections);
	console.warn("PgBouncer is not installed: the journeys run behind a small pooler of the tests.");
	const pooler = await startTinyPooler(url);
	return { url: pooler.url, stop: async () => pooler.close() };
}

/** What stands around the test's own server: the pooler, a built process beside it, and one address for both. */
export const twoProcesses: Beside = {
	config: { statements: "unnamed" },
	startPooler,
	async startBeside({ address, port, urls, env }) {
		const child = spawnServer({
			...env,
			LOG_LEVEL: "silent",
			DATABASE_URL: urls.serveUrl,
			DATABASE_OWNER_URL: urls.ownerUrl,
			DATABASE_STATEMENTS: "unnamed",
		});
		const second = await untilReady(child);
		const front = await startFront(port, [address, second.address]);
		return {
			address: front.address,
			streams: front.streams,
			async stop() {
				front.close();
				await endServer(child);
			},
		};
	},
};

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startEmbeddedDatabase } from "#kit/server/database/embedded/start-embedded-database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { urlOfDatabase } from "#kit/testing/test-cluster.ts";

export interface BenchCluster {
	/** Makes tables; bound by row-level security like everybody. */
	readonly ownerUrl: string;
	/** As the server signs in. */
	readonly serveUrl: string;
	/** For floors: nobody's rules hold for it, row-level security neither. */
	readonly bareUrl: string;
	readonly directory: string;
	/** Of PostgreSQL, which starts a process for each connection. */
	readonly pid: number;
}

/**
 * A migrated PostgreSQL of our own for one bench; gone afterwards.
 *
 * @param durable as safe against crashes as in real use; false where statements are counted (`pg_stat_statements`), which
 * PostgreSQL does for throw-away clusters only
 */
export async function withBenchCluster<T>(
	work: (cluster: BenchCluster) => Promise<T>,
	{ durable = true } = {},
): Promise<T> {
	const directory = await mkdtemp(join(tmpdir(), "stundwerk-bench-"));
	const embedded = await startEmbeddedDatabase({
		directory: join(directory, "postgres"),
		log: pino({ level: "warn" }),
		durable,
	});
	try {
		await migrate(embedded.ownerUrl, { grantAppTo: "stundwerk_server" });
		const { ownerUrl, serveUrl, adminUrl } = embedded;
		const bareUrl = urlOfDatabase(adminUrl, new URL(ownerUrl).pathname.slice(1));
		return await work({ ownerUrl, serveUrl, bareUrl, directory, pid: embedded.pid() });
	} finally {
		await embedded.stop();
		await rm(directory, { recursive: true, force: true });
	}
}

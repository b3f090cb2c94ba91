import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startEmbeddedDatabase } from "#kit/server/database/embedded/start-embedded-database.ts";
import { migrate } from "#kit/server/database/migrate.ts";

export interface BenchCluster {
	/** Makes tables; bound by row-level security like everybody. */
	readonly ownerUrl: string;
	/** As the server signs in. */
	readonly serveUrl: string;
	readonly directory: string;
}

/** A migrated PostgreSQL of our own for one bench, as safe against crashes as in real use; gone afterwards. */
export async function withBenchCluster<T>(work: (cluster: BenchCluster) => Promise<T>): Promise<T> {
	const directory = await mkdtemp(join(tmpdir(), "stundwerk-bench-"));
	const embedded = await startEmbeddedDatabase({
		directory: join(directory, "postgres"),
		log: pino({ level: "warn" }),
	});
	try {
		await migrate(embedded.ownerUrl, { grantAppTo: "stundwerk_server" });
		const { ownerUrl, serveUrl } = embedded;
		return await work({ ownerUrl, serveUrl, directory });
	} finally {
		await embedded.stop();
		await rm(directory, { recursive: true, force: true });
	}
}

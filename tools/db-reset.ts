import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#kit/server/config.ts";
import { takeLock } from "#kit/server/database/embedded/lock.ts";
import { place } from "#kit/server/database/embedded/place.ts";
import { stopLeftover } from "#kit/server/database/embedded/stop-postgres.ts";

/**
 * `npm run db:reset`: throws the embedded database away; the next start makes a new one and loads the demo. Refused
 * while a server uses it, and for a database of DATABASE_URL, which is not ours to drop.
 */
const config = readConfig(process.env);
const directory = join(config.dataDirectory, "postgres");

if (config.databaseUrl !== undefined) {
	fail("DATABASE_URL is set: only the embedded database can be reset.");
} else if (!existsSync(directory)) {
	console.log("There is no embedded database; nothing to reset.");
} else {
	await reset().catch((error: Error) => fail(error.message));
}

async function reset(): Promise<void> {
	const { cluster, lock } = place(directory);
	const held = takeLock(lock);
	try {
		// a killed server may have left its database running
		await stopLeftover(cluster);
		// moved first: an interruption leaves either the whole database or none
		await rm(doomed(), { recursive: true, force: true });
		await rename(directory, doomed());
	} finally {
		held.release();
	}
	await rm(doomed(), { recursive: true, force: true });
	console.log("The embedded database is gone; the next start makes a new one.");
}

function doomed(): string {
	return `${directory}.reset`;
}

function fail(sentence: string): void {
	console.error(sentence);
	process.exitCode = 1;
}

import { existsSync } from "node:fs";
import { type DatabaseUrls, databaseUrls } from "./database-urls.ts";
import { lockHolder } from "./lock.ts";
import { readPasswords } from "./passwords.ts";
import { place } from "./place.ts";
import { readRunningPostgres } from "./running-postgres.ts";

/** The addresses of an embedded database that another process keeps running; for commands beside the server. */
export function findEmbeddedDatabase(directory: string): DatabaseUrls | undefined {
	if (!existsSync(directory)) return undefined;
	const { cluster, lock, passwords } = place(directory);
	const running = readRunningPostgres(cluster);
	if (running?.status !== "ready" || !lockHolder(lock)) return undefined;
	return databaseUrls(readPasswords(passwords), running.port);
}

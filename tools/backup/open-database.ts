import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#kit/server/config.ts";
import { findEmbeddedDatabase } from "#kit/server/database/embedded/database-urls.ts";
import { databaseName, serverRole } from "#kit/server/database/embedded/prepare-database.ts";
import { startEmbeddedDatabase } from "#kit/server/database/embedded/start-embedded-database.ts";
import { createLog } from "#kit/server/log.ts";

export interface OpenDatabase {
	/** Makes tables, and owns them. */
	readonly ownerUrl: string;
	/** Reads and writes all rows of all tenants. */
	readonly allUrl: string;
	/** A login that has to be let serve; undefined where the operator does so. */
	readonly server: string | undefined;
	stop(): Promise<void>;
	/** Stops it, and leaves nothing where there was nothing before. */
	discard(): Promise<void>;
}

/** The database as it is, not migrated: that of a running server, else opened for as long as it takes. */
export async function openToBackUp(config: Config): Promise<OpenDatabase> {
	if (config.databaseUrl !== undefined) return external(config);
	const directory = folderOf(config);
	const running = findEmbeddedDatabase(directory);
	if (running !== undefined) return { ...addressesOf(running), ...untouched };
	if (!existsSync(join(directory, "cluster")))
		throw new Error(`There is no database in ${config.dataDirectory}.`);
	return startEmbedded(directory);
}

/** @throws a sentence where a server works with the embedded database */
export async function openToRestore(config: Config): Promise<OpenDatabase> {
	if (config.databaseUrl !== undefined) return external(config);
	const directory = folderOf(config);
	if (findEmbeddedDatabase(directory) !== undefined)
		throw new Error("A server works with this database: stop it first.");
	const isNew = !existsSync(directory);
	const database = await startEmbedded(directory);
	return {
		...database,
		async discard() {
			await database.stop();
			if (isNew) await rm(directory, { recursive: true, force: true });
		},
	};
}

const folderOf = (config: Config) => `${config.dataDirectory}/postgres`;

const untouched = { stop: async () => {}, discard: async () => {} };

function external(config: Config): OpenDatabase {
	const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl ?? "";
	const allUrl = config.databaseBackupUrl ?? ownerUrl;
	return { ownerUrl, allUrl, server: undefined, ...untouched };
}

async function startEmbedded(directory: string): Promise<OpenDatabase> {
	const embedded = await startEmbeddedDatabase({ directory, log: createLog("warn") });
	const stop = () => embedded.stop();
	return { ...addressesOf(embedded), stop, discard: stop };
}

function addressesOf(urls: { readonly ownerUrl: string; readonly adminUrl: string }) {
	const all = new URL(urls.adminUrl);
	all.pathname = `/${databaseName}`;
	return { ownerUrl: urls.ownerUrl, allUrl: all.href, server: serverRole };
}

import pg from "pg";
import type { Config } from "#kit/server/config.ts";
import { knownMigrations, migrate } from "#kit/server/database/migrate.ts";
import { demandEmptyTarget } from "./empty-target.ts";
import { installKey } from "./key.ts";
import { loadBackup } from "./load-backup.ts";
import type { Manifest } from "./manifest.ts";
import { type OpenDatabase, openToRestore } from "./open-database.ts";
import { addPartitions } from "./partitions.ts";
import type { Tell } from "./progress.ts";
import { type Verified, verifyBackup } from "./verify-backup.ts";

export interface Restored {
	readonly manifest: Manifest;
	/** What this release has applied after what the backup knew. */
	readonly migrated: readonly string[];
}

/**
 * Reads the whole backup, makes its tables in an empty database, fills them and brings them to this release's state.
 *
 * @throws a sentence for the operator; the database is as empty as before then
 */
export async function restoreBackup(
	config: Config,
	folder: string,
	keyFile: string | undefined,
	tell: Tell,
): Promise<Restored> {
	tell("The backup is read from end to end …");
	const verified = await verifyBackup(folder, keyFile, tell);
	await demandKnown(verified.manifest);
	const database = await openToRestore(config);
	try {
		const migrated = await fill(config, database, folder, verified, tell);
		await database.stop();
		return { manifest: verified.manifest, migrated };
	} catch (error) {
		await database.discard();
		throw error;
	}
}

async function fill(
	config: Config,
	{ ownerUrl, allUrl, server }: OpenDatabase,
	folder: string,
	{ manifest, key }: Verified,
	tell: Tell,
): Promise<string[]> {
	const grant = server === undefined ? {} : { grantAppTo: server };
	await demandEmptyTarget(allUrl, manifest);
	const takeKeyBack = await installKey(config, key, manifest.keyMark);
	try {
		const only = new Set(manifest.migrations.map(({ name }) => name));
		await migrate(ownerUrl, { ...grant, only });
		await addPartitions(ownerUrl, manifest);
		await loadBackup(allUrl, folder, manifest, tell);
	} catch (error) {
		await takeKeyBack();
		throw error;
	}
	const migrated = await migrate(ownerUrl, grant);
	await analyze(ownerUrl);
	return migrated.filter((name) => !name.startsWith("functions/"));
}

/** @throws a sentence where this release does not know the backup's tables */
async function demandKnown({ migrations, product }: Manifest): Promise<void> {
	const known = new Map((await knownMigrations()).map(({ name, sha256 }) => [name, sha256]));
	const strange = migrations.find(({ name, sha256 }) => known.get(name) !== sha256);
	if (strange === undefined) return;
	throw new Error(
		known.has(strange.name)
			? `Migration ${strange.name} of the backup is not the one of this release.`
			: `The backup was made by a later release (${product.version}) with ${strange.name}: restore it by that one.`,
	);
}

/** Until PostgreSQL knows how many rows there are, it plans as if there were none. */
async function analyze(ownerUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("analyze");
	} finally {
		await client.end();
	}
}

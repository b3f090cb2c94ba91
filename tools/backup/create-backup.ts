import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { to } from "pg-copy-streams";
import type { Config } from "#kit/server/config.ts";
import { migrationLock } from "#kit/server/database/migrate.ts";
import {
	appliedIn,
	type FoundTable,
	named,
	partitionsOf,
	sequencesOf,
	tablesOf,
} from "./catalogue.ts";
import { demandFree, installedKey, markOf, placeOfKey, saveKey } from "./key.ts";
import { fileOf, type Manifest, type SavedTable, syncFolder, writeManifest } from "./manifest.ts";
import { beAbleToReadAll } from "./may-read-all.ts";
import { fillNewFolder } from "./new-folder.ts";
import { openToBackUp } from "./open-database.ts";
import { packRows } from "./packed-rows.ts";
import { eachMillion, grouped, type Tell } from "./progress.ts";

export interface Making {
	/** A file for the key; without it the key lies in the folder. */
	readonly keyFile: string | undefined;
	readonly version: string;
	readonly now: Date;
	readonly tell: Tell;
}

/**
 * Writes everything of an installation into a folder of its own: all tables as of one moment, and the key. Whoever works
 * meanwhile goes on.
 *
 * @throws a sentence for the operator; nothing is left then
 */
export async function createBackup(
	config: Config,
	folder: string,
	making: Making,
): Promise<Manifest> {
	const key = await installedKey(config);
	if (key === undefined) {
		throw new Error(
			`There is no key in ${config.dataDirectory}: set STUNDWERK_DATA or STUNDWERK_KEY as for the server.`,
		);
	}
	const keyMark = await markOf(key);
	if (making.keyFile !== undefined) demandFree(placeOfKey(folder, making.keyFile));
	const database = await openToBackUp(config);
	try {
		return await fillNewFolder(folder, (path) =>
			atOneMoment(database.allUrl, async (client) => {
				const manifest = { ...(await saveAll(client, path, making)), keyMark };
				const place = placeOfKey(path, making.keyFile);
				await saveKey(place, key);
				// beside the folder nothing else would take it away
				await writeManifest(path, manifest).catch(async (error) => {
					await rm(place, { force: true });
					throw error;
				});
				return manifest;
			}),
		);
	} finally {
		await database.stop();
	}
}

/** Work on a connection that sees the database as it is now, whatever happens meanwhile. */
async function atOneMoment<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, application_name: "stundwerk backup" });
	await client.connect();
	try {
		await beAbleToReadAll(client);
		// tables and what is written about them are of one state: a migration that is under way ends first
		await client.query("select pg_advisory_lock_shared($1)", [migrationLock]);
		await client.query("begin isolation level repeatable read read only");
		const tables = await tablesOf(client);
		for (const table of tables)
			await client.query(`lock table only ${named(client, table)} in access share mode`);
		await client.query("select pg_advisory_unlock_shared($1)", [migrationLock]);
		return await work(client);
	} finally {
		await client.end();
	}
}

async function saveAll(
	client: pg.Client,
	folder: string,
	{ version, now, tell }: Making,
): Promise<Omit<Manifest, "keyMark">> {
	const applied = await appliedIn(client);
	if (applied === undefined) throw new Error("This database has no tables of Stundwerk.");
	const { rows } = await client.query<{ postgres: string }>(
		"select current_setting('server_version') as postgres",
	);
	await mkdir(join(folder, "tables"), { mode: 0o700 });
	const tables: SavedTable[] = [];
	for (const table of await tablesOf(client)) tables.push(await save(client, folder, table, tell));
	await syncFolder(join(folder, "tables"));
	return {
		product: { version, postgres: rows[0]?.postgres ?? "" },
		madeAt: now.toISOString(),
		...applied,
		sequences: await sequencesOf(client),
		partitions: await partitionsOf(client),
		tables,
	};
}

async function save(
	client: pg.Client,
	folder: string,
	table: FoundTable,
	tell: Tell,
): Promise<SavedTable> {
	const path = join(folder, fileOf(table));
	const sums = await packRows(
		client.query(to(copyOut(client, table))),
		path,
		eachMillion(table.name, tell),
	);
	if (sums.rows > 0) tell(`${table.name}: ${grouped(sums.rows)} rows`);
	return { ...table, columns: [...table.columns], ...sums };
}

/** Reads the rows of a table as text, in the order in which they lie. */
export function copyOut(client: pg.Client, table: FoundTable): string {
	const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
	return `copy ${named(client, table)} (${columns}) to stdout`;
}

import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { type FoundTable, named, tablesOf, wholeTablesOf } from "./catalogue.ts";
import { copyOut } from "./create-backup.ts";
import { brokenForeignKeys } from "./foreign-keys.ts";
import { fileOf, type Manifest, type SavedTable } from "./manifest.ts";
import { beAbleToReadAll } from "./may-read-all.ts";
import { Summing, unpackRows } from "./packed-rows.ts";
import { eachMillion, grouped, type Tell } from "./progress.ts";

/**
 * Fills the tables in one transaction: all rows, or none. What has been loaded is read once more and compared with what was
 * backed up, and every reference is looked after, before it counts.
 *
 * @throws a sentence; the tables are as they were then
 */
export async function loadBackup(
	url: string,
	folder: string,
	manifest: Manifest,
	tell: Tell,
): Promise<void> {
	const client = new pg.Client({ connectionString: url, application_name: "stundwerk restore" });
	await client.connect();
	try {
		await beAbleToReadAll(client);
		await client.query("begin");
		// neither triggers nor references are asked: rows come as they were
		await client.query("set local session_replication_role = replica");
		await emptyTables(client, manifest);
		for (const table of manifest.tables) await load(client, folder, table, tell);
		await setSequences(client, manifest);
		tell("Everything is loaded; it is compared with what was backed up …");
		for (const table of manifest.tables) await compare(client, table);
		const broken = await brokenForeignKeys(client);
		if (broken.length > 0) throw new Error(broken.join(" "));
		await settleIn(client);
		await client.query("commit");
	} finally {
		await client.end();
	}
}

/** What migrations have put into tables is in the backup too. */
async function emptyTables(client: pg.Client, manifest: Manifest): Promise<void> {
	const found = await tablesOf(client);
	const columns = new Map(found.map((table) => [named(client, table), new Set(table.columns)]));
	for (const table of manifest.tables) {
		const known = columns.get(named(client, table));
		const lacking = table.columns.filter((column) => !known?.has(column));
		if (known !== undefined && lacking.length === 0) continue;
		throw new Error(
			`The backup has rows that this database has no place for: ${table.schema}.${table.name} ${lacking.join(", ")}.`,
		);
	}
	await client.query(`truncate ${(await wholeTablesOf(client)).join(", ")}`);
}

async function load(
	client: pg.Client,
	folder: string,
	table: SavedTable,
	tell: Tell,
): Promise<void> {
	if (table.rows === 0) return;
	const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
	const copyIn = `copy ${named(client, table)} (${columns}) from stdin with (freeze)`;
	await unpackRows(
		join(folder, fileOf(table)),
		client.query(from(copyIn)),
		eachMillion(table.name, tell),
	);
	tell(`${table.name}: ${grouped(table.rows)} rows`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
	for (const sequence of sequences) {
		await client.query("select setval($1::regclass, $2::bigint, $3)", [
			named(client, sequence),
			sequence.value,
			sequence.isCalled,
		]);
	}
}

async function compare(client: pg.Client, table: FoundTable & SavedTable): Promise<void> {
	const summing = new Summing(() => {});
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	await pipeline(client.query(to(copyOut(client, table))), summing, nowhere);
	const { rows, bytes, sha256 } = summing.sum();
	const { content } = table;
	if (rows === table.rows && bytes === content.bytes && sha256 === content.sha256) return;
	throw new Error(`${table.name} reads otherwise than it was backed up.`);
}

/** What was true of the other cluster and its processes alone. */
async function settleIn(client: pg.Client): Promise<void> {
	// nobody works on these any longer
	for (const table of ["_private_jobs", "_private_job_queues"]) {
		await client.query(
			`update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
		);
	}
	await client.query("set local session_replication_role = origin");
	// goes from tenant to tenant as `maintenance`, who is bound by row-level security
	await client.query("set local row_security = on");
	await client.query("select begin_audit_epoch()");
	// as the newest function of that name does: a backup of an earlier release brings an earlier one
	const { rows } = await client.query(
		"select from pg_class where oid = to_regclass('recent_change')",
	);
	if (rows.length > 0) await client.query("truncate recent_change");
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { installQueue } from "../jobs/install-queue.ts";

const directory = new URL("../../../../database/migrations/", import.meta.url);

/** Any fixed number: the lock that lets several processes start at once. */
const migrationLock = 762_341_190;

/**
 * Brings the database to the newest state, one transaction a file, under a lock. Forward only; a file that was applied
 * and changed afterwards is an error, because nobody could say what the database holds.
 *
 * @returns names of the files applied now
 */
export async function migrate(
	ownerUrl: string,
	options: {
		/** A login that serves; the role `app` exists only after the first migration. */
		readonly grantAppTo?: string;
	} = {},
): Promise<string[]> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		const missing = await missingMigrations(client);
		for (const file of missing) await apply(client, file);
		await installQueue(client, ownerUrl);
		if (options.grantAppTo !== undefined && missing.length > 0) {
			await client.query(`grant app to ${client.escapeIdentifier(options.grantAppTo)}`);
		}
		return missing.map((file) => file.name);
	} finally {
		await client.end();
	}
}

async function missingMigrations(client: pg.Client): Promise<MigrationFile[]> {
	await client.query(
		"create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
	);
	await client.query("grant select on schema_migration to public");
	const { rows } = await client.query("select name, sha256 from schema_migration");
	const done = new Map(rows.map((row) => [row.name, row.sha256]));
	const files = await migrationFiles();
	const changed = files.find(({ name, sha256 }) => done.has(name) && done.get(name) !== sha256);
	if (changed !== undefined) {
		throw new Error(`Migration ${changed.name} was changed after it had been applied.`);
	}
	return files.filter((file) => !done.has(file.name));
}

interface MigrationFile {
	readonly name: string;
	readonly text: string;
	readonly sha256: string;
}

async function migrationFiles(): Promise<MigrationFile[]> {
	const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
	return Promise.all(
		names.map(async (name) => {
			const text = await readFile(new URL(name, directory), "utf8");
			return {
				name,
				text,
				sha256: createHash("sha256").update(text).digest("hex"),
			};
		}),
	);
}

/**
 * The owner is bound by row-level security too: PostgreSQL checks a new foreign key by a query that the tables' policies
 * answer, and those ask for a tenant. With none chosen they show no rows, so a migration that fills a column which it
 * then refers from must choose each tenant in turn.
 */
const noTenant = "select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)";

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
	await client.query("begin");
	try {
		await client.query(noTenant);
		await client.query(file.text);
		await client.query("insert into schema_migration (name, sha256) values ($1, $2)", [
			file.name,
			file.sha256,
		]);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw new Error(`Migration ${file.name} failed: ${String(error)}`, {
			cause: error,
		});
	}
}

/** Names of migrations that are in the project but not in the database. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
	const done = new Set(
		(await pool.query("select name from schema_migration")).rows.map((row) => row.name as string),
	);
	return (await migrationFiles()).map((file) => file.name).filter((name) => !done.has(name));
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { installQueue } from "../jobs/install-queue.ts";
import { isDatabaseFault } from "./is-database-fault.ts";

const directory = new URL("../../../../database/", import.meta.url);

/** Any fixed number: the lock that lets several processes start at once. */
export const migrationLock = 762_341_190;

/**
 * Brings the database to the newest state under a lock. Migrations go forward only, one transaction a file; one that was
 * applied and changed afterwards is an error, because nobody could say what the database holds. Functions are as their
 * files say: what changed in them comes with the last migration's transaction.
 *
 * @returns names of the files applied now
 */
export async function migrate(
	ownerUrl: string,
	options: {
		/** A login that serves; the role `app` exists only after the first migration. */
		readonly grantAppTo?: string;
		/** Names of the migrations that an earlier release knew: the state that it left, for its backup to be loaded into. */
		readonly only?: ReadonlySet<string>;
	} = {},
): Promise<string[]> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		const { migrations, functions } = await whatIsMissing(client, options.only);
		for (const file of migrations.slice(0, -1)) {
			await apply(client, [file], broughtAlong(file, functions));
		}
		if (migrations.length + functions.length > 0) {
			await apply(client, migrations.slice(-1), functions);
		}
		await installQueue(client, ownerUrl);
		if (options.grantAppTo !== undefined && migrations.length > 0) {
			await client.query(`grant app to ${client.escapeIdentifier(options.grantAppTo)}`);
		}
		return [...migrations, ...functions].map((file) => file.name);
	} finally {
		await client.end();
	}
}

/**
 * Functions that a migration names as `-- Brings along: <name>, ….`: their triggers have to be there before anybody writes
 * what it has just made.
 */
function broughtAlong({ text }: SqlFile, functions: readonly SqlFile[]): SqlFile[] {
	const [, names] = /^-- Brings along: (.*)[.]$/m.exec(text) ?? [];
	const files = new Set(names?.split(", ").map((name) => `functions/${name}.sql`));
	return functions.filter(({ name }) => files.has(name));
}

interface SqlFile {
	/** `0001_tenancy.sql`, `functions/booking_facts.sql`. */
	readonly name: string;
	readonly text: string;
	readonly sha256: string;
}

async function whatIsMissing(client: pg.Client, only: ReadonlySet<string> | undefined) {
	await client.query(
		"create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
	);
	await client.query("grant select on schema_migration to public");
	const { rows } = await client.query(filesApplied);
	const done = new Map<string, string>(rows.map((row) => [row.name, row.sha256]));
	const { migrations, functions } = await sqlFiles();
	const changed = migrations.find(
		({ name, sha256 }) => done.has(name) && done.get(name) !== sha256,
	);
	if (changed !== undefined) {
		throw new Error(`Migration ${changed.name} was changed after it had been applied.`);
	}
	const newest = migrations.at(-1)?.name ?? "";
	const isOlderRelease = [...done.keys()].some((name) => /^\d/.test(name) && name > newest);
	const isOlderState = migrations.some(({ name }) => only?.has(name) === false);
	return {
		migrations: migrations.filter(({ name }) => !done.has(name) && only?.has(name) !== false),
		// functions are those of this release, and may ask for what a later migration makes; an older server that starts once more must not bring back what a newer one has replaced
		functions:
			isOlderRelease || isOlderState
				? []
				: functions.filter(({ name, sha256 }) => done.get(name) !== sha256),
	};
}

/** A function that a migration dropped does not count as applied: its file may come back. */
const filesApplied = `select name, sha256 from schema_migration
	where name !~ '^functions/' or to_regproc(substring(name from '^functions/(.*)[.]sql$')) is not null`;

/** The migrations of this release, in order. */
export async function knownMigrations(): Promise<readonly Pick<SqlFile, "name" | "sha256">[]> {
	return (await sqlFiles()).migrations;
}

async function sqlFiles(): Promise<{ migrations: SqlFile[]; functions: SqlFile[] }> {
	const [migrations, functions] = await Promise.all([
		filesOf("migrations/", ""),
		filesOf("functions/", "functions/"),
	]);
	return { migrations, functions };
}

async function filesOf(folder: string, prefix: string): Promise<SqlFile[]> {
	const names = (await readdir(new URL(folder, directory))).filter((name) => name.endsWith(".sql"));
	return Promise.all(
		names.sort().map(async (name) => {
			const text = await readFile(new URL(folder + name, directory), "utf8");
			return { name: prefix + name, text, sha256: createHash("sha256").update(text).digest("hex") };
		}),
	);
}

/**
 * The owner is bound by row-level security too: PostgreSQL checks a new foreign key by a query that the tables' policies
 * answer, and those ask for a tenant. With none chosen they show no rows, so a migration that fills a column which it
 * then refers from must choose each tenant in turn.
 */
const noTenant = "select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)";

/**
 * Processes of an earlier release may go on serving meanwhile. Where a migration and what they do wait for each other, it
 * would be the migration that is ended, as often as it were tried: it begins again with all tables to itself.
 */
async function apply(client: pg.Client, ...files: Files): Promise<void> {
	try {
		await applyWith(client, async () => {}, ...files);
	} catch (error) {
		if (!isDatabaseFault((error as Error).cause, ["40P01"])) throw error;
		await applyAlone(client, ...files);
	}
}

type Files = [migrations: readonly SqlFile[], functions: readonly SqlFile[]];

/** Some half a minute of waiting for the tables. */
const mostTries = 150;

/** People who still work are left to it: the tables are asked for again and again, each time for a moment only. */
async function applyAlone(client: pg.Client, ...files: Files): Promise<void> {
	for (let tries = 1; ; tries++) {
		let areHeld = false;
		const hold = async () => {
			await holdTables(client);
			areHeld = true;
		};
		try {
			return await applyWith(client, hold, ...files);
		} catch (error) {
			const isTaken = !areHeld && isDatabaseFault(error, ["55P03", "40P01"]);
			if (!isTaken || tries === mostTries) throw error;
		}
	}
}

async function holdTables(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ all: string }>(
		`select string_agg(oid::regclass::text, ', ' order by oid) as all from pg_class
		where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
			and pg_has_role(relowner, 'usage')`,
	);
	// shorter than PostgreSQL takes to look for deadlocks: nobody else is ended for it
	await client.query("set local lock_timeout = '200ms'");
	await client.query(`lock table ${rows[0]?.all} in access exclusive mode`);
	await client.query("set local lock_timeout to default");
}

async function applyWith(
	client: pg.Client,
	prepare: () => Promise<void>,
	...[migrations, functions]: Files
): Promise<void> {
	await client.query("begin");
	try {
		await client.query(noTenant);
		await prepare();
		for (const file of migrations) await run(client, file);
		// functions may name each other: first all of them come to be, then PostgreSQL reads their bodies
		for (const reads of ["off", "on"]) {
			await client.query(`set local check_function_bodies = ${reads}`);
			for (const file of functions) await run(client, file);
		}
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

async function run(client: pg.Client, file: SqlFile): Promise<void> {
	try {
		await client.query(file.text);
		await client.query(
			`insert into schema_migration (name, sha256) values ($1, $2)
			on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
			[file.name, file.sha256],
		);
	} catch (error) {
		throw new Error(`${file.name} failed: ${String(error)}`, { cause: error });
	}
}

/** Names of files that are in the project but not in the database. A newer release may have changed functions. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
	const { rows } = await pool.query<{ name: string }>(filesApplied);
	const done = new Set(rows.map((row) => row.name));
	const { migrations, functions } = await sqlFiles();
	return [...migrations, ...functions].map((file) => file.name).filter((name) => !done.has(name));
}

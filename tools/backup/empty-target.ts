import pg from "pg";
import { appliedIn } from "./catalogue.ts";
import type { Manifest } from "./manifest.ts";
import { beAbleToLoad, beAbleToReadAll } from "./may-read-all.ts";

/**
 * Makes sure that a backup may be loaded: nobody is connected, there are no tables at all, or those of an installation
 * without any tenant.
 *
 * @throws a sentence otherwise
 */
export async function demandEmptyTarget(url: string, manifest: Manifest): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await beAbleToReadAll(client);
		await beAbleToLoad(client);
		await demandNobodyElse(client);
		const applied = await appliedIn(client);
		if (applied === undefined) return await demandNoTables(client);
		const { rows } = await client.query<{ used: boolean }>(
			"select exists (select from tenant) or exists (select from tenant_directory) as used",
		);
		if (rows[0]?.used)
			throw new Error("The database is not empty: a backup is restored into an empty one only.");
		demandNotNewer(applied.migrations, manifest);
	} finally {
		await client.end();
	}
}

async function demandNobodyElse(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ others: number }>(
		`select count(*)::int as others from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
	);
	const others = rows[0]?.others ?? 0;
	if (others > 0) {
		throw new Error(
			`${others} connections to this database are open: stop the server and whatever else uses it first.`,
		);
	}
}

async function demandNoTables(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`select c.oid::regclass::text as name from pg_class c
		where c.relkind in ('r', 'p', 'v', 'm', 'f')
			and c.relnamespace::regnamespace::text in ('public', 'gate', 'graphile_worker')
			and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		limit 1`,
	);
	if (rows[0] !== undefined) {
		throw new Error(
			`The database is not empty: it has ${rows[0].name}. A backup is restored into an empty one only.`,
		);
	}
}

function demandNotNewer(applied: Manifest["migrations"], manifest: Manifest): void {
	const saved = new Set(manifest.migrations.map(({ name }) => name));
	const newer = applied.find(({ name }) => !saved.has(name));
	if (newer === undefined) return;
	throw new Error(
		`The tables of this database are newer than the backup (${newer.name}): restore it into a database without tables.`,
	);
}

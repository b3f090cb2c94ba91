import type pg from "pg";
import type { Manifest } from "./manifest.ts";

/** Everything of ours lies in these; `gate` holds functions alone. */
const schemas = ["public", "gate", "graphile_worker"];

/** What is made anew with the tables themselves. */
const madeAnew = ["public.schema_migration", "graphile_worker.migrations"];

export interface FoundTable {
	readonly schema: string;
	readonly name: string;
	/** Those that are written, in their order: none that is computed from others. */
	readonly columns: readonly string[];
}

/** Tables that hold rows, partitions instead of what they divide. */
export async function tablesOf(client: pg.Client): Promise<FoundTable[]> {
	const { rows } = await client.query<FoundTable>(
		`select n.nspname::text as schema, c.relname::text as name,
			array(select a.attname::text from pg_attribute a
				where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
				order by a.attnum) as columns
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2)
		order by n.nspname, c.relname`,
		[schemas, madeAnew],
	);
	return rows;
}

/** The same rows by whole tables, as SQL writes them: those that partitions divide instead of the partitions. */
export async function wholeTablesOf(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ schema: string; name: string }>(
		`select n.nspname::text as schema, c.relname::text as name
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind in ('r', 'p') and not c.relispartition
			and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2)`,
		[schemas, madeAnew],
	);
	return rows.map((table) => named(client, table));
}

export async function sequencesOf(client: pg.Client): Promise<Manifest["sequences"]> {
	const { rows } = await client.query<{ schema: string; name: string }>(
		`select n.nspname::text as schema, c.relname::text as name
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind = 'S' and n.nspname = any($1) order by n.nspname, c.relname`,
		[schemas],
	);
	const found: Manifest["sequences"] = [];
	for (const { schema, name } of rows) {
		const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
			`select last_value::text as value, is_called as "isCalled" from ${named(client, { schema, name })}`,
		);
		for (const { value, isCalled } of states) found.push({ schema, name, value, isCalled });
	}
	return found;
}

export async function partitionsOf(client: pg.Client): Promise<Manifest["partitions"]> {
	const { rows } = await client.query<Manifest["partitions"][number]>(
		`select c.relname::text as name, p.relname::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
		from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
		where c.relkind = 'r' and c.relispartition and c.relnamespace = 'public'::regnamespace
		order by c.relname`,
	);
	return rows;
}

type Applied = Pick<Manifest, "migrations" | "functions" | "queue">;

/** Which migrations, functions and migrations of the queue the database has; undefined where it has no tables of ours. */
export async function appliedIn(client: pg.Client): Promise<Applied | undefined> {
	const { rows } = await client.query<{ own: boolean; queue: boolean }>(
		`select to_regclass('public.schema_migration') is not null as own,
			to_regclass('graphile_worker.migrations') is not null as queue`,
	);
	if (!rows[0]?.own) return undefined;
	const files = await client.query<Manifest["migrations"][number]>(
		'select name, sha256 from schema_migration order by name collate "C"',
	);
	const queue = rows[0].queue
		? await client.query<{ id: number }>("select id from graphile_worker.migrations order by id")
		: { rows: [] };
	const isFunction = ({ name }: { name: string }) => name.startsWith("functions/");
	return {
		migrations: files.rows.filter((file) => !isFunction(file)),
		functions: files.rows.filter(isFunction),
		queue: queue.rows.map(({ id }) => id),
	};
}

/** Schema and name as SQL writes them. */
export function named(
	client: pg.Client,
	{ schema, name }: { readonly schema: string; readonly name: string },
): string {
	return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

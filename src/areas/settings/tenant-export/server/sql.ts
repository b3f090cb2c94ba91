import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";

export interface TableShape {
	readonly name: string;
	readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Every table that belongs to tenants, as it is today: a new one is never forgotten. */
export function tenantTables(tx: Tx) {
	return rows(tx)<TableShape>`
		select c.relname as name, jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
			order by a.attnum) as columns
		from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
			and has_table_privilege(c.oid, 'select')
			and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)
		group by c.relname order by c.relname`;
}

/** Rows of one table, a thousand at a time, every value as text. */
export async function* rowsOfTable(
	tx: Tx,
	tenantId: string,
	table: string,
	columns: readonly string[],
): AsyncGenerator<(string | null)[][], void> {
	const values = sql.join(columns.map((name) => sql`${sql.ref(`t.${name}`)}::text`));
	// settles how instants are written; the transaction ends with the export
	await execute(tx)`set local time zone 'UTC'`;
	await execute(tx)`declare export_rows no scroll cursor for
		select array[${values}] as cells from ${sql.table(table)} t where t.tenant_id = ${sql.lit(tenantId)}`;
	for (;;) {
		const found = await rows(tx)<{ cells: (string | null)[] }>`
			fetch forward 1000 from export_rows`;
		if (found.length === 0) break;
		yield found.map(({ cells }) => cells);
	}
	await execute(tx)`close export_rows`;
}

export async function companyName(tx: Tx, tenantId: string): Promise<string> {
	const row = await firstRow(tx)<{ name: string }>`
		select name from tenant where tenant_id = ${tenantId}`;
	return (row as { name: string }).name;
}

export async function isExportRunning(tx: Tx, tenantId: string, kind: string): Promise<boolean> {
	const found = await rows(tx)`
		select from job where tenant_id = ${tenantId} and kind = ${kind}
			and status in ('CREATED', 'IN_PROGRESS') limit 1`;
	return found.length > 0;
}

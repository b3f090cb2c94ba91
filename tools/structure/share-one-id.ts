import type pg from "pg";

/** As the database would make it at eight o'clock: ids of bookings must carry their time. */
const sharedAt = "2026-11-20T08:00Z";

/**
 * Gives one row of each of a tenant's tables the same id, wherever it stands: a call with that id means something of
 * every kind at once, so that one call a field proves what would take one for each table.
 *
 * @param rowIds one id of each table
 * @returns the id they all have now
 */
export async function shareOneId(
	client: pg.Client,
	tenantId: string,
	rowIds: readonly string[],
): Promise<string> {
	const { rows } = await client.query<{ id: string }>(
		"select uuid_v7_floor($1::timestamptz) as id",
		[sharedAt],
	);
	const shared = rows[0]?.id as string;
	await client.query("begin");
	// keys and what points to them change one after the other
	await client.query("set local session_replication_role = replica");
	for (const { table, column } of await idColumns(client)) {
		await client.query(
			`update ${table} set ${column} = $2 where tenant_id = $1 and ${column} = any($3)`,
			[tenantId, shared, rowIds],
		);
	}
	await client.query("commit");
	return shared;
}

async function idColumns(client: pg.Client): Promise<{ table: string; column: string }[]> {
	const { rows } = await client.query<{ table: string; column: string }>(`
		select quote_ident(c.relname) as table, quote_ident(a.attname) as column
		from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0
			and not a.attisdropped and a.attgenerated = '' and a.attname <> 'tenant_id'
		where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
			and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')`);
	return rows;
}

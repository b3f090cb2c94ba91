import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

type Value = string | number | boolean | null;

/** Columns of a table with their PostgreSQL types; the tenant's own column is added to each row. */
type ColumnTypes = Readonly<Record<string, string>>;

export type Row<Columns extends ColumnTypes> = {
	readonly [Name in keyof Columns]: Value;
};

const batch = 5_000;

/** Inserts many rows of one tenant, one array a column: several times faster than a statement a row. */
export async function insertRows<Columns extends ColumnTypes>(
	tx: Tx,
	table: string,
	tenantId: string,
	columns: Columns,
	rows: readonly Row<Columns>[],
): Promise<void> {
	const names = Object.keys(columns);
	const into = sql.join(names.map((name) => sql.ref(name)));
	for (let from = 0; from < rows.length; from += batch) {
		const some = rows.slice(from, from + batch);
		const arrays = sql.join(
			names.map(
				(name) => sql`${some.map((row) => row[name] ?? null)}::${sql.raw(`${columns[name]}[]`)}`,
			),
		);
		await sql`insert into ${sql.table(table)} (tenant_id, ${into})
			select ${tenantId}::uuid, given.* from unnest(${arrays}) as given`.execute(tx);
	}
}

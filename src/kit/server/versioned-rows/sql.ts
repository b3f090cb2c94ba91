import { type InsertObject, sql, type Updateable } from "kysely";
import type { DB } from "#database/schema.generated.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { Tx } from "../database/tenant-transaction.ts";

type TableWith<Columns> = {
	[T in keyof DB & string]: DB[T] extends Columns ? T : never;
}[keyof DB & string];

/** Tables whose rows have an id and count their changes. */
type VersionedTable = TableWith<{ tenant_id: unknown; id: unknown; version: unknown }>;

type Change<T extends VersionedTable> = Omit<Updateable<DB[T]>, "tenant_id" | "id" | "version">;

/**
 * Changes columns of one row and counts its version. The table is given as its literal name: the check of table writers
 * reads it.
 *
 * @returns the new version
 */
export async function changeRow<const T extends VersionedTable>(
	tx: Tx,
	table: T,
	{ tenantId, id }: { readonly tenantId: string; readonly id: string },
	change: Change<T>,
): Promise<number> {
	const columns = Object.entries(change).filter(([, value]) => value !== undefined);
	const sets = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
	const found = await rows(tx)<{ version: number }>`
		update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])}
		where tenant_id = ${tenantId} and id = ${id} returning version`;
	const [row] = found;
	if (row === undefined) throw new Error(`${table} ${id} is gone.`);
	return row.version;
}

/** Adds a row, or several at once. */
export async function addRows<const T extends keyof DB & string>(
	tx: Tx,
	table: T,
	rows: InsertObject<DB, T> | readonly InsertObject<DB, T>[],
) {
	await tx.insertInto(table).values(rows).execute();
}

interface PersonRows {
	readonly name: string;
	/** Field → column. */
	readonly columns: Readonly<Record<string, string>>;
	/** Columns that values fill under their own names. */
	readonly also: readonly string[];
}

/** Adds a row of a person to a declared table; columns that no value is given for keep their default. */
export async function addPersonRow(
	tx: Tx,
	{ name, columns, also }: PersonRows,
	key: { readonly tenantId: string; readonly id: string; readonly userId: string },
	values: Readonly<Record<string, unknown>>,
): Promise<void> {
	const all = [...Object.entries(columns), ...also.map((column) => [column, column] as const)];
	const given = all.filter(([field]) => field in values);
	await execute(tx)`
		insert into ${sql.table(name)} (tenant_id, id, user_id, ${sql.join(
			given.map(([, column]) => sql.ref(column)),
		)})
		values (${key.tenantId}, ${key.id}, ${key.userId}, ${sql.join(
			given.map(([field]) => values[field]),
		)})`;
}

/** Deletes one row. */
export async function removeRow<const T extends TableWith<{ tenant_id: unknown; id: unknown }>>(
	tx: Tx,
	table: T,
	{ tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<void> {
	await execute(tx)`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`;
}

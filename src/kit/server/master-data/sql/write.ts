import { sql } from "kysely";
import { execute } from "#kit/server/rows-of.ts";
import type { Tx } from "../../database/tenant-transaction.ts";
import type { Source } from "./read.ts";

/** @param isNew made in the same transaction: it is as new as before */
export async function writeAdded(
	tx: Tx,
	{ table }: Source,
	key: { readonly tenantId: string; readonly id: string; readonly isNew: boolean },
	values: unknown,
): Promise<void> {
	await execute(tx)`
		update ${sql.table(table.name)}
		set custom = ${JSON.stringify(values)}, version = version + ${key.isNew ? 0 : 1}
		where tenant_id = ${key.tenantId} and id = ${key.id}`;
}

/** Values by field, as the database takes them. */
function stored({ data }: Source, values: Readonly<Record<string, unknown>>) {
	return Object.keys(data.fields)
		.filter((name) => name in values)
		.map((name) => {
			const value = values[name];
			const isJson = ["RECORD", "GROUP"].includes(data.fields[name]?.kind ?? "");
			return { name, value: isJson ? JSON.stringify(value) : value };
		});
}

export async function insertEntry(
	tx: Tx,
	source: Source,
	{ tenantId, id, columns = {} }: NewEntry,
	values: Readonly<Record<string, unknown>>,
): Promise<void> {
	const { table } = source;
	const given = [
		...stored(source, values).map(({ name, value }) => [table.columns[name] as string, value]),
		...Object.entries(columns),
	] as const;
	await execute(tx)`
		insert into ${sql.table(table.name)} (tenant_id, id, ${sql.join(given.map(([name]) => sql.ref(name as string)))})
		values (${tenantId}, ${id}, ${sql.join(given.map(([, value]) => value))})`;
}

interface NewEntry {
	readonly tenantId: string;
	readonly id: string;
	/** Columns that no field holds. */
	readonly columns?: Readonly<Record<string, unknown>> | undefined;
}

export async function updateEntry(
	tx: Tx,
	source: Source,
	tenantId: string,
	id: string,
	values: Readonly<Record<string, unknown>>,
): Promise<void> {
	const { table } = source;
	const changes = stored(source, values).map(
		({ name, value }) => sql`${sql.ref(table.columns[name] as string)} = ${value}`,
	);
	if ("isEnabled" in values) changes.push(sql`is_enabled = ${values.isEnabled}`);
	await execute(tx)`
		update ${sql.table(table.name)} set version = version + 1, ${sql.join(changes)}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function deleteEntry(tx: Tx, { table }: Source, tenantId: string, id: string) {
	await execute(tx)`
		delete from ${sql.table(table.name)} where tenant_id = ${tenantId} and id = ${id}`;
}

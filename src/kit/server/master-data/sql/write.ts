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

type Values = Readonly<Record<string, unknown>>;

/** Values by field, as the database takes them. */
function stored({ data, table }: Source, values: Values) {
	return Object.keys(data.fields)
		.filter((name) => name in values && name in table.columns)
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
	values: Values,
): Promise<void> {
	const { table } = source;
	const given = [
		...stored(source, values).map(({ name, value }) => [table.columns[name] as string, value]),
		...Object.entries(columns),
	] as const;
	await execute(tx)`
		insert into ${sql.table(table.name)} (tenant_id, id, ${sql.join(given.map(([name]) => sql.ref(name as string)))})
		values (${tenantId}, ${id}, ${sql.join(given.map(([, value]) => value))})`;
	await writeSets(tx, source, { tenantId, id }, values);
}

/** What is named no more goes, what is named newly comes. */
async function writeSets(
	tx: Tx,
	{ table }: Source,
	{ tenantId, id }: { readonly tenantId: string; readonly id: string },
	values: Values,
): Promise<void> {
	for (const [name, { set, key, column }] of Object.entries(table.sets)) {
		if (!(name in values)) continue;
		const ids = sql`${[...(values[name] as string[])]}::uuid[]`;
		const at = { set: sql.table(set), key: sql.ref(key), column: sql.ref(column) };
		await execute(tx)`
			delete from ${at.set} where tenant_id = ${tenantId} and ${at.key} = ${id} and ${at.column} <> all(${ids})`;
		await execute(tx)`
			insert into ${at.set} (tenant_id, ${at.key}, ${at.column})
			select ${tenantId}, ${id}, named from unnest(${ids}) named on conflict do nothing`;
	}
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
	values: Values,
): Promise<void> {
	const { table } = source;
	const changes = stored(source, values).map(
		({ name, value }) => sql`${sql.ref(table.columns[name] as string)} = ${value}`,
	);
	if ("isEnabled" in values) changes.push(sql`is_enabled = ${values.isEnabled}`);
	await execute(tx)`
		update ${sql.table(table.name)} set ${sql.join([sql`version = version + 1`, ...changes])}
		where tenant_id = ${tenantId} and id = ${id}`;
	await writeSets(tx, source, { tenantId, id }, values);
}

export async function deleteEntry(tx: Tx, { table }: Source, tenantId: string, id: string) {
	await execute(tx)`
		delete from ${sql.table(table.name)} where tenant_id = ${tenantId} and id = ${id}`;
}

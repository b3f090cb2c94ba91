import { sql } from "kysely";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { statementOf } from "../statement-of.ts";
import type { KindTable } from "./kind-table.ts";

type Values = Readonly<Record<string, unknown>>;

/** An entry whatever its fields are. */
export interface AnyEntry extends Values {
	readonly id: string;
	readonly kind: string;
	readonly version: number;
}

const entries = ({ name, columns, extra }: KindTable) => sql`
	select ${sql.join([
		sql`m.id, m.kind, m.version`,
		...Object.entries(columns).map(
			([field, column]) => sql`${sql.ref(`m.${column}`)} as ${sql.ref(field)}`,
		),
		...Object.entries(extra).map(([field, value]) => sql`${value} as ${sql.ref(field)}`),
	])} from ${sql.table(name)} as m`;

/** All that are set up; of their secrets nothing. */
export function entriesOf(table: KindTable, tenantId: string): Statement {
	return statementOf(sql`${entries(table)} where m.tenant_id = ${tenantId} order by m.kind desc`);
}

/** One of them, which nobody else changes meanwhile. */
export function lockEntry(tx: Tx, table: KindTable, tenantId: string, kind: string) {
	return firstRow(tx)<AnyEntry>`
		${entries(table)} where m.tenant_id = ${tenantId} and m.kind = ${kind} for update of m`;
}

interface Key {
	readonly tenantId: string;
	readonly id: string;
}

/** @param values by column @returns false where somebody else has set it up at the same moment */
export async function insertEntry(
	tx: Tx,
	{ name }: KindTable,
	{ tenantId, id, kind }: Key & { readonly kind: string },
	values: Values,
): Promise<boolean> {
	const columns = Object.keys(values).map((column) => sql.ref(column));
	const added = await execute(tx)`
		insert into ${sql.table(name)} (tenant_id, id, kind, ${sql.join(columns)})
		values (${tenantId}, ${id}, ${kind}, ${sql.join(Object.values(values))})
		on conflict do nothing`;
	return added === 1;
}

/** @param values by column */
export async function updateEntry(
	tx: Tx,
	{ name }: KindTable,
	{ tenantId, id }: Key,
	values: Values,
): Promise<void> {
	const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
	await execute(tx)`
		update ${sql.table(name)} set ${sql.join([...sets, sql`version = version + 1`])}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function deleteEntry(tx: Tx, { name }: KindTable, { tenantId, id }: Key) {
	await execute(tx)`delete from ${sql.table(name)} where tenant_id = ${tenantId} and id = ${id}`;
}

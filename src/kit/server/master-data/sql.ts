import { type RawBuilder, sql } from "kysely";
import { listedFields } from "#kit/contract/master-data/master-operations.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { statementOf } from "../statement-of.ts";
import type { AnyMasterData, MasterTable, Narrowing } from "./master-table.ts";

/** An entry as it is answered: id, version, isEnabled, fields, computed values. */
export interface MasterRow extends Record<string, unknown> {
	readonly id: string;
	readonly version: number;
	readonly isEnabled: boolean;
}

/** A declaration with its table: what every statement is made of. */
export interface Source {
	readonly data: AnyMasterData;
	readonly table: MasterTable;
}

export interface ListQuery {
	readonly search?: string | undefined;
	readonly sortBy?: string | undefined;
	readonly sortDirection?: "ASC" | "DESC" | undefined;
	readonly isEnabled?: boolean | undefined;
	readonly page: number;
	readonly pageSize: number;
}

const columnOf = (table: MasterTable, field: string) =>
	sql.ref(`m.${table.columns[field] as string}`);

function columns({ data, table }: Source, names: readonly string[]) {
	return sql.join([
		sql`m.id, m.version`,
		sql`${data.isArchivable ? sql.ref("m.is_enabled") : sql`true`} as "isEnabled"`,
		...names.map((name) => sql`${columnOf(table, name)} as ${sql.ref(name)}`),
		...Object.entries(table.extra).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
	]);
}

const from = ({ table }: Source) => sql`${sql.table(table.name)} as m`;

/** One page of a list; each row carries how many there are in all. */
export function pageOf(
	source: Source,
	tenantId: string,
	query: ListQuery,
	narrowing: Narrowing,
	further: readonly RawBuilder<unknown>[] = [],
): Statement {
	const { data } = source;
	const listed = Object.keys(listedFields(data.fields));
	const { page, pageSize } = query;
	const selected = sql.join([columns(source, listed), ...further]);
	return statementOf(sql`
		select ${selected}, count(*) over () as total
		from ${from(source)}
		where m.tenant_id = ${tenantId} and ${narrowing} and ${sql.join(conditions(source, query), sql` and `)}
		order by ${order(source, query)}, m.id
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

/** The same with what references are called, for a file in which ids say nothing. */
export function exportPageOf(
	source: Source,
	tenantId: string,
	query: ListQuery,
	narrowing: Narrowing,
): Statement {
	const names = Object.entries(source.table.names).map(
		([field, name]) => sql`${name} as ${sql.ref(`${field}Name`)}`,
	);
	return pageOf(source, tenantId, query, narrowing, names);
}

function conditions({ data, table }: Source, query: ListQuery) {
	const found: RawBuilder<unknown>[] = [sql`true`];
	const { isEnabled, search } = query;
	if (isEnabled !== undefined && data.isArchivable) {
		found.push(sql`m.is_enabled = ${isEnabled}`);
	}
	const words = Object.entries(data.fields)
		.filter(([, { kind }]) => ["TEXT", "LONGTEXT", "CODE"].includes(kind))
		.map(([name]) => columnOf(table, name));
	if (search !== undefined && search !== "") {
		const needle = sql`lower(${search})`;
		const hits = words.map((word) => sql`strpos(lower(${word}), ${needle}) > 0`);
		found.push(sql`(${sql.join([sql`false`, ...hits], sql` or `)})`);
	}
	for (const [name, filter] of Object.entries(table.filters)) {
		const value = (query as unknown as Record<string, unknown>)[name];
		if (value !== undefined) found.push(filter(value as never));
	}
	return found;
}

/** Texts as a German dictionary would, "Haus 2" before "Haus 10", whatever the installation's own order is. */
function order({ data, table }: Source, query: ListQuery) {
	const name = query.sortBy ?? data.sortedBy;
	const kind = data.fields[name]?.kind;
	const column = columnOf(table, name);
	const isText = kind === "TEXT" || kind === "LONGTEXT" || kind === "CODE";
	const sorted = isText ? sql`${column} collate natural_order` : column;
	return query.sortDirection === "DESC"
		? sql`${sorted} desc nulls last`
		: sql`${sorted} asc nulls last`;
}

export function entryOf(
	source: Source,
	tenantId: string,
	id: string,
	narrowing: Narrowing,
): Statement {
	return statementOf(entry(source, tenantId, id, narrowing));
}

function entry(
	source: Source,
	tenantId: string,
	id: string,
	narrowing: Narrowing,
): RawBuilder<MasterRow> {
	return sql<MasterRow>`
		select ${columns(source, Object.keys(source.data.fields))} from ${from(source)}
		where m.tenant_id = ${tenantId} and m.id = ${id} and ${narrowing}`;
}

/** The entry within a transaction. */
export async function readEntry(
	tx: Tx,
	source: Source,
	tenantId: string,
	id: string,
	narrowing: Narrowing,
): Promise<MasterRow | undefined> {
	const { rows } = await entry(source, tenantId, id, narrowing).execute(tx);
	return rows[0];
}

/** The same, kept from others until the transaction ends. */
export async function lockEntry(
	tx: Tx,
	source: Source,
	tenantId: string,
	id: string,
	narrowing: Narrowing,
): Promise<MasterRow | undefined> {
	const query = entry(source, tenantId, id, narrowing);
	const { rows } = await sql<MasterRow>`${query} for update of m`.execute(tx);
	return rows[0];
}

/** Values by field, as the database takes them. */
function stored({ data }: Source, values: Readonly<Record<string, unknown>>) {
	return Object.keys(data.fields)
		.filter((name) => name in values)
		.map((name) => {
			const value = values[name];
			const isJson = data.fields[name]?.kind === "RECORD";
			return { name, value: isJson ? JSON.stringify(value) : value };
		});
}

export async function insertEntry(
	tx: Tx,
	source: Source,
	tenantId: string,
	id: string,
	values: Readonly<Record<string, unknown>>,
): Promise<void> {
	const { table } = source;
	const given = stored(source, values);
	const names = given.map(({ name }) => sql.ref(table.columns[name] as string));
	await sql`
		insert into ${sql.table(table.name)} (tenant_id, id, ${sql.join(names)})
		values (${tenantId}, ${id}, ${sql.join(given.map(({ value }) => value))})`.execute(tx);
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
	if ("isEnabled" in values) {
		changes.push(sql`is_enabled = ${values.isEnabled}`);
	}
	await sql`
		update ${sql.table(table.name)} set version = version + 1, ${sql.join(changes)}
		where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
}

export async function deleteEntry(
	tx: Tx,
	{ table }: Source,
	tenantId: string,
	id: string,
): Promise<void> {
	await sql`
		delete from ${sql.table(table.name)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
}

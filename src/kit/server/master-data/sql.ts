import { type RawBuilder, sql } from "kysely";
import { fieldAt, groupOf } from "#kit/contract/master-data/group-field.ts";
import { listedFields } from "#kit/contract/master-data/master-operations.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { statementOf } from "../statement-of.ts";
import type { AddedSql } from "./added-part.ts";
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

/** For whom entries are read, and what of them. */
export interface Asker {
	readonly tenantId: string;
	readonly narrowing: Narrowing;
	/** Whether details may be seen; where there are none, lists show everything anyway. */
	readonly mayRead: boolean;
	readonly added?: AddedSql | undefined;
}

/** A field's column, or a line of a group; a line is empty where it is not known. */
function columnOf({ data, table }: Source, name: string): RawBuilder<unknown> {
	const group = groupOf(data.fields, name);
	return group === undefined
		? sql.ref(`m.${table.columns[name] as string}`)
		: sql`coalesce(${sql.ref(`m.${table.columns[group] as string}`)} ->> ${sql.lit(name)}, '')`;
}

function columns(source: Source, names: readonly string[]) {
	const { data } = source;
	return [
		sql`m.id, m.version`,
		sql`${data.isArchivable ? sql.ref("m.is_enabled") : sql`true`} as "isEnabled"`,
		...names.map((name) => sql`${columnOf(source, name)} as ${sql.ref(name)}`),
	];
}

/** Computed values, and lines of groups in lists: none of them for those who may not read details. */
function further({ data, table }: Source, details: readonly string[], asker: Asker) {
	const isHidden = data.details !== undefined && !asker.mayRead;
	const values = [
		...details.map((name) => [name, columnOf({ data, table }, name)] as const),
		...Object.entries(table.extra),
	];
	return [
		...values.map(([name, value]) => sql`${isHidden ? sql`null` : value} as ${sql.ref(name)}`),
		...(asker.added ? [asker.added.columns] : []),
	];
}

const from = ({ table }: Source) => sql`${sql.table(table.name)} as m`;

/** One page of a list; each row carries how many there are in all. */
export function pageOf(
	source: Source,
	asker: Asker,
	query: ListQuery,
	more: readonly RawBuilder<unknown>[] = [],
): Statement {
	const { data } = source;
	const listed = Object.keys(listedFields(data.fields));
	const { page, pageSize } = query;
	const selected = sql.join([
		...columns(source, listed),
		...further(source, data.details ?? [], asker),
		...more,
	]);
	return statementOf(sql`
		select ${selected}, count(*) over () as total
		from ${from(source)}
		where m.tenant_id = ${asker.tenantId} and ${asker.narrowing} and ${sql.join(conditions(source, asker, query), sql` and `)}
		order by ${order(source, asker, query)}, ${sortKey(source, asker)}, m.id
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

/** The same with what references are called, for a file in which ids say nothing. */
export function exportPageOf(source: Source, asker: Asker, query: ListQuery): Statement {
	const names = Object.entries(source.table.names).map(
		([field, name]) => sql`${name} as ${sql.ref(`${field}Name`)}`,
	);
	return pageOf(source, asker, query, names);
}

/** All entries with what tells them apart, for pickers. */
export function optionsOf(source: Source, asker: Asker): Statement {
	const { picked = [], sortedBy } = source.data;
	return statementOf(sql`
		select ${sql.join(columns(source, picked))} from ${from(source)}
		where m.tenant_id = ${asker.tenantId} and ${asker.narrowing}
		order by ${columnOf(source, sortedBy)} collate natural_order, m.id`);
}

function conditions(source: Source, asker: Asker, query: ListQuery) {
	const { data, table } = source;
	const found: RawBuilder<unknown>[] = [sql`true`];
	const { isEnabled, search = "" } = query;
	if (isEnabled !== undefined && data.isArchivable) found.push(sql`m.is_enabled = ${isEnabled}`);
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(sql`strpos(${haystack(source, asker)}, ${word}) > 0`);
	}
	const given = query as unknown as Record<string, unknown>;
	for (const [name, filter] of Object.entries(table.filters)) {
		if (given[name] !== undefined) found.push(filter(given[name] as never));
	}
	for (const name of data.narrowedBy ?? []) {
		const part = given[name];
		if (typeof part !== "string" || part === "") continue;
		found.push(asker.mayRead ? holds(source, name, part) : sql`false`);
	}
	if (asker.added) found.push(...asker.added.conditions(given.custom));
	return found;
}

/** Codes are known by their beginning, e.g. postal codes; other texts by any part. */
function holds(source: Source, name: string, part: string) {
	const column = columnOf(source, name);
	return fieldAt(source.data.fields, name)?.kind === "CODE"
		? sql`starts_with(${column}, ${part})`
		: sql`strpos(lower(${column}), lower(${part})) > 0`;
}

/** Everything a word may be found in. */
function haystack(source: Source, { mayRead }: Asker) {
	const { fields, details = [] } = source.data;
	const words = [...Object.keys(fields), ...(mayRead ? details : [])]
		.filter((name) => isText(fieldAt(fields, name)?.kind))
		.map((name) => columnOf(source, name));
	return sql`lower(concat_ws(' ', ${sql.join([sql`''`, ...words])}))`;
}

const texts = ["TEXT", "LONGTEXT", "CODE", "PHONE", "MAIL", "WEBSITE"];
const isText = (kind: string | undefined) => texts.includes(kind ?? "");

/** Texts as a German dictionary would, "Haus 2" before "Haus 10", whatever the installation's own order is. */
function order(source: Source, asker: Asker, { sortBy, sortDirection }: ListQuery) {
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	const keys = asker.added?.sortKeys(sortBy ?? "") ?? [sortKey(source, asker, sortBy)];
	return sql.join(keys.map((key) => sql`${key} ${direction} nulls last`));
}

function sortKey(source: Source, asker: Asker, sortBy?: string): RawBuilder<unknown> {
	const { data, table } = source;
	const name = sortBy ?? data.sortedBy;
	if (name === "isEnabled") return sql`m.is_enabled`;
	const isDetail = data.details?.includes(name) ?? false;
	const extra = table.extra[name];
	if ((isDetail || extra !== undefined) && !asker.mayRead) return sortKey(source, asker);
	if (extra !== undefined) return extra;
	const column = columnOf(source, name);
	if (!isText(fieldAt(data.fields, name)?.kind)) return column;
	// what is not known comes last
	return isDetail
		? sql`nullif(${column}, '') collate natural_order`
		: sql`${column} collate natural_order`;
}

export function entryOf(source: Source, asker: Asker, id: string): Statement {
	return statementOf(entry(source, asker, id));
}

function entry(source: Source, asker: Asker, id: string): RawBuilder<MasterRow> {
	const selected = [
		...columns(source, Object.keys(source.data.fields)),
		...further(source, [], { ...asker, mayRead: true }),
	];
	return sql<MasterRow>`
		select ${sql.join(selected)} from ${from(source)}
		where m.tenant_id = ${asker.tenantId} and m.id = ${id} and ${asker.narrowing}`;
}

/** The entry within a transaction. */
export async function readEntry(
	tx: Tx,
	source: Source,
	asker: Asker,
	id: string,
): Promise<MasterRow | undefined> {
	const { rows } = await entry(source, asker, id).execute(tx);
	return rows[0];
}

/** The same, kept from others until the transaction ends. */
export async function lockEntry(
	tx: Tx,
	source: Source,
	asker: Asker,
	id: string,
): Promise<MasterRow | undefined> {
	const { rows } = await sql<MasterRow>`${entry(source, asker, id)} for update of m`.execute(tx);
	return rows[0];
}

/** What a company's own fields hold, of an entry locked before. */
export async function readAdded(
	tx: Tx,
	{ table }: Source,
	tenantId: string,
	id: string,
): Promise<Readonly<Record<string, unknown>>> {
	const { rows } = await sql<{ custom: Readonly<Record<string, unknown>> }>`
		select m.custom from ${sql.table(table.name)} m where m.tenant_id = ${tenantId} and m.id = ${id}`.execute(
		tx,
	);
	return rows[0]?.custom ?? {};
}

/** @param isNew made in the same transaction: it is as new as before */
export async function writeAdded(
	tx: Tx,
	{ table }: Source,
	key: { readonly tenantId: string; readonly id: string; readonly isNew: boolean },
	values: unknown,
): Promise<void> {
	await sql`
		update ${sql.table(table.name)}
		set custom = ${JSON.stringify(values)}, version = version + ${key.isNew ? 0 : 1}
		where tenant_id = ${key.tenantId} and id = ${key.id}`.execute(tx);
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
	if ("isEnabled" in values) changes.push(sql`is_enabled = ${values.isEnabled}`);
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

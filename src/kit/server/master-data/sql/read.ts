import { type RawBuilder, sql } from "kysely";
import { fieldAt, groupOf, isGroup } from "#kit/contract/master-data/group-field.ts";
import { listedFields } from "#kit/contract/master-data/master-operations.ts";
import { choicesOf, valueKind } from "#kit/contract/master-data/value-kind.ts";
import { idsOfPage, pageOfHits } from "#kit/server/page-of-rows.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import type { Statement } from "../../database/database.ts";
import type { Tx } from "../../database/tenant-transaction.ts";
import { statementOf } from "../../statement-of.ts";
import type { AddedSql } from "../added-part.ts";
import {
	type AnyMasterData,
	everything,
	type MasterSet,
	type MasterTable,
	type Narrowing,
} from "../master-table.ts";

/** An entry as it is answered: id, version, isEnabled, fields, computed values. */
export interface MasterRow extends Record<string, unknown> {
	readonly id: string;
	readonly version: number;
	readonly isEnabled: boolean;
}

/** Instants as JSON has them. */
export function answered<Row extends MasterRow>(row: Row): Row {
	const entries = Object.entries(row).map(([name, value]) => [
		name,
		value instanceof Date ? value.toISOString() : value,
	]);
	return Object.fromEntries(entries) as Row;
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
	readonly now: Date;
	readonly narrowing: Narrowing;
	/** Whether details may be seen; where there are none, lists show everything anyway. */
	readonly mayRead: boolean;
	/** Of which rows; of all unless given. */
	readonly readable?: Narrowing;
	readonly added?: AddedSql | undefined;
}

/** A field's column, or a line of a group; lines are empty where they are not known. */
function columnOf({ data, table }: Source, name: string): RawBuilder<unknown> {
	const set = table.sets[name];
	if (set !== undefined) return idsOf(set);
	const group = groupOf(data.fields, name);
	const column = sql.ref(`m.${table.columns[group ?? name] as string}`);
	if (group !== undefined) return sql`coalesce(${column} ->> ${sql.lit(name)}, '')`;
	const field = data.fields[name];
	return isGroup(field)
		? sql`${sql.lit(JSON.stringify(field.initial))}::jsonb || ${column}`
		: column;
}

/** In an order that does not hang on when they were named. */
const idsOf = ({ set, key, column }: MasterSet) => sql`array(
	select x.${sql.ref(column)} from ${sql.table(set)} x
	where x.tenant_id = m.tenant_id and x.${sql.ref(key)} = m.id order by 1)`;

function columns(source: Source, names: readonly string[]) {
	const { data } = source;
	return [
		// what is never changed counts no versions
		sql`m.id, ${isChanged(data) ? sql`m.version` : sql`1`} as version`,
		sql`${data.isArchivable ? sql.ref("m.is_enabled") : sql`true`} as "isEnabled"`,
		...names.map((name) => sql`${columnOf(source, name)} as ${sql.ref(name)}`),
	];
}

const isChanged = ({ contract, name, isArchivable }: AnyMasterData) =>
	isArchivable || `update${name}` in contract;

/** Computed values, and details in lists, as far as the asker may see them. */
function further(source: Source, details: readonly string[], asker: Asker) {
	const names = [...details, ...Object.keys(source.table.extra)];
	return [
		...names.map((name) => sql`${shown(source, asker, name)} as ${sql.ref(name)}`),
		...(asker.added ? [asker.added.columns] : []),
	];
}

/** A value; null where it is a detail of a record that the asker may not read. */
function shown(source: Source, asker: Asker, name: string): RawBuilder<unknown> {
	const { data, table } = source;
	const computed = table.extra[name];
	const value =
		typeof computed === "function" ? computed(asker.now) : (computed ?? columnOf(source, name));
	const { mayRead, readable = everything } = asker;
	if (!isDetail(source, name) || data.shownToAll?.includes(name)) return value;
	if (!mayRead) return sql`null`;
	return readable === everything ? value : sql`case when ${readable} then ${value} end`;
}

/** What only those see who may READ. */
function isDetail({ data, table }: Source, name: string): boolean {
	return data.details !== undefined && (data.details.includes(name) || name in table.extra);
}

const from = ({ table }: Source) => sql`${sql.table(table.name)} as m`;

/** One page of a list, each row with `total`, as `pageOfRows` has it: a page beyond the last one needs no further question. */
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
	const keys = order(source, asker, query);
	const key = (nth: number) => sql.ref(`key${nth}`);
	const sorted = keys.map(({ direction }, nth) => sql`${key(nth)} ${direction} nulls last`);
	const values = keys.map(({ value }, nth) => sql`${value} as ${key(nth)}`);
	return statementOf(
		sql`${pageOfHits({
			hit: sql`
			select ${sql.join([sql`m.id`, ...values])} from ${from(source)}
			where m.tenant_id = ${asker.tenantId} and ${asker.narrowing}
				and ${sql.join(conditions(source, asker, query), sql` and `)}`,
			order: sql.join([...sorted, sql`id`]),
			shown: sql`
			select ${selected} from ${from(source)}
			where m.tenant_id = ${asker.tenantId} and m.id = any(${idsOfPage})`,
			paging: { page, pageSize },
		})} order by item.place`,
	);
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
	const given = query as unknown as Record<string, unknown>;
	if (isEnabled !== undefined && data.isArchivable) found.push(sql`m.is_enabled = ${isEnabled}`);
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(sql`strpos(${haystack(source, asker)}, ${word}) > 0`);
	}
	for (const [name, filter] of Object.entries(table.filters)) {
		if (given[name] !== undefined) found.push(filter(given[name] as never));
	}
	for (const name of data.narrowedBy ?? []) {
		const part = given[name];
		if (typeof part !== "string" || part === "") continue;
		found.push(asker.mayRead ? holds(source, asker, name, part) : sql`false`);
	}
	if (asker.added) found.push(...asker.added.conditions(given.custom));
	return found;
}

/** Codes are known by their beginning, e.g. postal codes; other texts by any part. */
function holds(source: Source, asker: Asker, name: string, part: string) {
	const column = shown(source, asker, name);
	return fieldAt(source.data.fields, name)?.kind === "CODE"
		? sql`starts_with(${column}, ${part})`
		: sql`strpos(lower(${column}), lower(${part})) > 0`;
}

/** Everything a word may be found in. */
function haystack(source: Source, asker: Asker) {
	const { fields, details = [], extra, sortAlso = [] } = source.data;
	const words = [...Object.keys(fields), ...(asker.mayRead ? details : [])].filter((name) =>
		isText(fieldAt(fields, name)?.kind),
	);
	const computed = sortAlso.filter((name) => valueKind(extra[name]) === "text");
	const all = [...words, ...computed].map((name) => shown(source, asker, name));
	return sql`lower(concat_ws(' ', ${sql.join([sql`''`, ...all])}))`;
}

const texts = ["TEXT", "LONGTEXT", "CODE", "PHONE", "MAIL", "WEBSITE"];
const isText = (kind: string | undefined) => texts.includes(kind ?? "");

/** Texts as a German dictionary would, "Haus 2" before "Haus 10", whatever the installation's own order is. */
function order(source: Source, asker: Asker, { sortBy, sortDirection }: ListQuery) {
	const asc = sql.raw("asc");
	const last = { value: sortKey(source, asker), direction: asc };
	const { ties } = source.table;
	const among = ties === undefined ? [] : [{ value: ties, direction: asc }];
	const { called = {} } = source.data;
	const name = Object.keys(called).find((one) => called[one] === sortBy) ?? sortBy;
	if (name === undefined && source.table.order !== undefined)
		return [{ value: source.table.order, direction: asc }, last, ...among];
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	if (name === undefined || name === source.data.sortedBy) {
		return [{ ...last, direction }, ...among];
	}
	const keys = asker.added?.sortKeys(name) ?? [sortKey(source, asker, name)];
	return [...keys.map((value) => ({ value, direction })), last, ...among];
}

function sortKey(source: Source, asker: Asker, sortBy?: string): RawBuilder<unknown> {
	const { data } = source;
	const name = sortBy ?? data.sortedBy;
	if (name === "isEnabled") return sql`m.is_enabled`;
	if (isDetail(source, name) && !data.shownToAll?.includes(name) && !asker.mayRead) {
		return sortKey(source, asker);
	}
	const value = shown(source, asker, name);
	const choices = choicesOf(data.extra[name]);
	if (choices.length > 0) return sql`array_position(${sql.val(choices)}::text[], ${value})`;
	const isTextual =
		isText(fieldAt(data.fields, name)?.kind) || valueKind(data.extra[name]) === "text";
	if (!isTextual) return value;
	// what is not known comes last
	return data.details?.includes(name)
		? sql`nullif(${value}, '') collate natural_order`
		: sql`${value} collate natural_order`;
}

export function entryOf(source: Source, asker: Asker, id: string): Statement {
	return statementOf(entry(source, asker, id));
}

function entry(source: Source, asker: Asker, id: string): RawBuilder<MasterRow> {
	const selected = [
		...columns(source, Object.keys(source.data.fields)),
		...further(source, [], { ...asker, mayRead: true, readable: everything }),
	];
	return sql<MasterRow>`
		select ${sql.join(selected)} from ${from(source)}
		where m.tenant_id = ${asker.tenantId} and m.id = ${id} and ${asker.narrowing}`;
}

/** The entry within a transaction. */
export async function readEntry(tx: Tx, source: Source, asker: Asker, id: string) {
	const { rows } = await entry(source, asker, id).execute(tx);
	return rows[0] && answered(rows[0]);
}

/** The same, locked until the transaction ends. */
export async function lockEntry(tx: Tx, source: Source, asker: Asker, id: string) {
	const row = await firstRow(tx)<MasterRow>`${entry(source, asker, id)} for update of m`;
	return row && answered(row);
}

/** What a company's own fields hold, of an entry locked before. */
export async function readAdded(tx: Tx, { table }: Source, tenantId: string, id: string) {
	const row = await firstRow(tx)<{ custom: Readonly<Record<string, unknown>> }>`
		select m.custom from ${sql.table(table.name)} m where m.tenant_id = ${tenantId} and m.id = ${id}`;
	return row?.custom ?? {};
}

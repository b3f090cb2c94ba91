import { sql } from "kysely";
import type { Tx } from "../database/tenant-transaction.ts";
import type { PersonTable } from "../person-record/person-table.ts";
import { execute, rows } from "../rows-of.ts";

type Values = Readonly<Record<string, unknown>>;

/** A dated row as it stands in its table: values by their fields. */
export interface StoredRow extends Values {
	readonly id: string;
	readonly userId: string;
	readonly version: number;
}

/** The rows of everybody, or of these people. */
export function rowsOfAll(
	tx: Tx,
	{ name, columns }: PersonTable,
	tenantId: string,
	userIds?: readonly string[],
) {
	const fields = Object.entries(columns).map(
		([field, column]) => sql`to_jsonb(m) -> ${sql.lit(column)} as ${sql.ref(field)}`,
	);
	const among = userIds === undefined ? sql`` : sql`and m.user_id = any(${[...userIds]}::uuid[])`;
	return rows(tx)<StoredRow>`
		select m.id, m.user_id as "userId", m.version, ${sql.join(fields)}
		from ${sql.table(name)} m where m.tenant_id = ${tenantId} ${among}`;
}

export interface RowToAdd {
	readonly id: string;
	readonly userId: string;
	readonly values: Values;
}

/** Adds rows whose values all have the same fields. */
export async function addAll(
	tx: Tx,
	{ name, columns, filled }: PersonTable,
	tenantId: string,
	added: readonly RowToAdd[],
): Promise<void> {
	const [first] = added;
	if (first === undefined) return;
	const all = [...Object.entries(columns), ...filled.map((column) => [column, column] as const)];
	const given = all.filter(([field]) => field in first.values);
	const refs = sql.join(given.map(([, column]) => sql.ref(column)));
	const records = added.map(({ id, userId, values }) => ({
		...{ id, user_id: userId },
		...Object.fromEntries(given.map(([field, column]) => [column, values[field]])),
	}));
	await execute(tx)`
		insert into ${sql.table(name)} (tenant_id, id, user_id, ${refs})
		select ${tenantId}, id, user_id, ${refs}
		from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(records)}::jsonb)`;
}

export interface RowToChange {
	readonly id: string;
	/** As it was looked at. */
	readonly version: number;
	/** The same fields for all. */
	readonly values: Values;
}

/** @returns how many still had their version, and were changed */
export async function changeAll(
	tx: Tx,
	{ name, columns }: PersonTable,
	tenantId: string,
	changed: readonly RowToChange[],
): Promise<number> {
	const [first] = changed;
	if (first === undefined) return 0;
	const fields = Object.keys(first.values);
	const column = (field: string) => columns[field] as string;
	const records = changed.map(({ id, version, values }) => ({
		...{ id, version },
		...Object.fromEntries(fields.map((field) => [column(field), values[field]])),
	}));
	const sets = fields.map((field) => {
		const name = sql.ref(column(field));
		return sql`${name} = given.${name}`;
	});
	const found = await rows(tx)<{ id: string }>`
		update ${sql.table(name)} m set ${sql.join([...sets, sql`version = m.version + 1`])}
		from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(records)}::jsonb) given
		where m.tenant_id = ${tenantId} and m.id = given.id and m.version = given.version
		returning m.id`;
	return found.length;
}

/** Which of some rows still have their version. */
export async function unchangedOf(
	tx: Tx,
	{ name }: PersonTable,
	tenantId: string,
	some: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlySet<string>> {
	if (some.length === 0) return new Set();
	const found = await rows(tx)<{ id: string }>`
		select m.id from ${sql.table(name)} m
		join jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as given(id uuid, version int)
			on given.id = m.id and given.version = m.version
		where m.tenant_id = ${tenantId}`;
	return new Set(found.map(({ id }) => id));
}

export async function deleteAll(
	tx: Tx,
	{ name }: PersonTable,
	tenantId: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await execute(tx)`
		delete from ${sql.table(name)} where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/** The last day of the last closed month of each person who has one. */
export async function closedUntil(tx: Tx, tenantId: string): Promise<ReadonlyMap<string, string>> {
	const found = await rows(tx)<{ userId: string; day: string }>`
		select user_id as "userId", (max(month) + interval '1 month - 1 day')::date::text as day
		from closed_month where tenant_id = ${tenantId} group by user_id`;
	return new Map(found.map(({ userId, day }) => [userId, day]));
}

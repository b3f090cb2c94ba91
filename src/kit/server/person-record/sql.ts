import { type RawBuilder, sql } from "kysely";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { composedStatement } from "../composed-statement.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { addPersonRow } from "../versioned-rows/sql.ts";
import type { PersonTable } from "./person-table.ts";

/** A row whatever its fields are. */
export interface AnyRow extends Readonly<Record<string, unknown>> {
	readonly id: string;
	readonly userId: string;
	readonly version: number;
}
type Values = Readonly<Record<string, unknown>>;

/** Columns of the row `m` as they are answered, for statements of the feature's own. */
export function personColumns({ columns, extra }: PersonTable): RawBuilder<unknown> {
	return sql.join([
		sql`m.id, m.user_id as "userId", m.version`,
		...Object.entries(columns).map(
			([field, column]) => sql`${sql.ref(`m.${column}`)} as ${sql.ref(field)}`,
		),
		...Object.entries(extra).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
	]);
}

/** Composed once for each table. */
const listStatements = new WeakMap<PersonTable, ReturnType<typeof listStatement>>();

function listStatement(table: PersonTable) {
	return composedStatement(
		["tenantId", "userId"],
		({ tenantId, userId }) => sql`
			select ${personColumns(table)} from ${sql.table(table.name)} as m
			where m.tenant_id = ${tenantId} and m.user_id = ${userId} order by ${table.sorted}`,
	);
}

/** All of a person; rows are `AnyRow`. */
export function rowsOfPerson(table: PersonTable, tenantId: string, userId: string): Statement {
	const known = listStatements.get(table) ?? listStatement(table);
	listStatements.set(table, known);
	return known({ tenantId, userId });
}

/**
 * Keeps other changes of a person waiting until the transaction ends: first the person, then her rows. Two rows that cannot hold
 * together are so written one after the other, and the second is refused; at once, each would wait for the other.
 */
export async function holdPerson(tx: Tx, tenantId: string, userId: string): Promise<void> {
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
}

/** The same by one of her rows. */
export async function holdPersonOf(
	tx: Tx,
	{ name }: PersonTable,
	tenantId: string,
	id: string,
): Promise<void> {
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = (
			select m.user_id from ${sql.table(name)} m where m.tenant_id = ${tenantId} and m.id = ${id}) for no key update`;
}

/** @param lock whether it is about to be changed */
export function readPersonRow(
	tx: Tx,
	table: PersonTable,
	tenantId: string,
	id: string,
	lock = false,
) {
	return firstRow(tx)<AnyRow>`
		select ${personColumns(table)} from ${sql.table(table.name)} as m
		where m.tenant_id = ${tenantId} and m.id = ${id} ${sql.raw(lock ? "for update of m" : "")}`;
}

export function insertPersonRow(
	tx: Tx,
	{ name, columns, filled }: PersonTable,
	key: { readonly tenantId: string; readonly id: string; readonly userId: string },
	values: Values,
): Promise<void> {
	return addPersonRow(tx, { name, columns, also: filled }, key, values);
}

/** @returns the new version */
export async function updatePersonRow(
	tx: Tx,
	{ name, columns }: PersonTable,
	tenantId: string,
	id: string,
	values: Values,
): Promise<number> {
	const sets = Object.keys(columns)
		.filter((field) => field in values)
		.map((field) => sql`${sql.ref(columns[field] as string)} = ${values[field]}`);
	const row = await firstRow(tx)<{ version: number }>`
		update ${sql.table(name)} set ${sql.join([...sets, sql`version = version + 1`])}
		where tenant_id = ${tenantId} and id = ${id} returning version`;
	return (row as { version: number }).version;
}

export async function deletePersonRow(tx: Tx, { name }: PersonTable, tenantId: string, id: string) {
	await execute(tx)`delete from ${sql.table(name)} where tenant_id = ${tenantId} and id = ${id}`;
}

/** A row that got another last day. */
export interface EndedRow {
	readonly id: string;
	readonly before: string | null;
	readonly after: string;
}

/**
 * Ends what holds on a first day on the day before.
 *
 * @param days names of the first and the last day
 * @returns which, and until when it held
 */
export function endRowsBefore(
	tx: Tx,
	{ name, columns, apart }: PersonTable,
	[from, to]: readonly [string, string],
	{ tenantId, userId, values }: { tenantId: string; userId: string; values: Values },
) {
	const [first, last] = [columns[from] as string, columns[to] as string];
	const day = values[from];
	const same = apart.map(
		(field) =>
			sql`and ${sql.ref(`m.${columns[field] as string}`)} is not distinct from ${values[field]}`,
	);
	return rows(tx)<EndedRow>`
		update ${sql.table(name)} m set ${sql.ref(last)} = ${day}::date - 1, version = m.version + 1
		from ${sql.table(name)} old
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and old.tenant_id = m.tenant_id and old.id = m.id
			${sql.join(same, sql` `)} and ${sql.ref(`m.${first}`)} < ${day}
			and (${sql.ref(`m.${last}`)} is null or ${sql.ref(`m.${last}`)} >= ${day})
		returning m.id, ${sql.ref(`old.${last}`)} as before, ${sql.ref(`m.${last}`)} as after`;
}

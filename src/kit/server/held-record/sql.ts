import { sql } from "kysely";
import { firstRow } from "#kit/server/rows-of.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { statementOf } from "../statement-of.ts";
import { addPersonRow } from "../versioned-rows/sql.ts";
import type { HeldTable } from "./held-table.ts";

/** A row whatever its fields are. */
export interface AnyHeld extends Readonly<Record<string, unknown>> {
	readonly id: string;
}
type Values = Readonly<Record<string, unknown>>;

const columnsOf = ({ columns }: HeldTable) =>
	sql.join([
		sql`m.id`,
		...Object.entries(columns).map(
			([field, column]) => sql`${sql.ref(`m.${column}`)} as ${sql.ref(field)}`,
		),
	]);

/** What is held first, then what was returned, the latest first; rows are `AnyHeld`. */
export function rowsHeld(
	table: HeldTable,
	returned: string,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Statement {
	return statementOf(sql`
		select ${columnsOf(table)} from ${sql.table(table.name)} as m
		where m.tenant_id = ${tenantId} and m.user_id = ${userId}
		order by ${sql.ref(`m.${table.columns[returned]}`)} desc nulls first, m.id desc`);
}

export function insertHeld(
	tx: Tx,
	{ name, columns, secret }: HeldTable,
	key: { readonly tenantId: string; readonly id: string; readonly userId: string },
	values: Values,
): Promise<void> {
	return addPersonRow(tx, { name, columns, also: secret }, key, values);
}

/** @returns what was returned; undefined where the person does not hold it */
export function returnHeld(
	tx: Tx,
	table: HeldTable,
	returned: string,
	key: {
		readonly tenantId: string;
		readonly id: string;
		readonly userId: string;
		readonly now: Date;
	},
) {
	const column = sql.ref(table.columns[returned] as string);
	return firstRow(tx)<AnyHeld>`
		update ${sql.table(table.name)} as m set ${column} = ${key.now}
		where m.tenant_id = ${key.tenantId} and m.user_id = ${key.userId} and m.id = ${key.id} and m.${column} is null
		returning ${columnsOf(table)}`;
}

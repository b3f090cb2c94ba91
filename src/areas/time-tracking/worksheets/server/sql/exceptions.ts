import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { ExceptionInput } from "../../contract/plans.ts";
import type { DayValues } from "../../contract/worksheet-day.ts";
import { dayColumns, dayJson } from "./day-columns.ts";
import type { Range } from "./days.ts";

export interface StoredException {
	readonly id: string;
	readonly userId: string;
	readonly day: string;
	readonly values: DayValues;
	readonly reason: string;
	readonly version: number;
}

const columns = sql`
	x.id, x.user_id as "userId", x.day, ${dayJson("x")} as values, x.reason, x.version`;

export function readException(tx: Tx, tenantId: string, exceptionId: string) {
	return firstRow(tx)<StoredException>`
		select ${columns} from worksheet_exception x
		where x.tenant_id = ${tenantId} and x.id = ${exceptionId} for update of x`;
}

/** @param people sub-query of their ids */
export function exceptionsOf(
	tenantId: string,
	people: RawBuilder<unknown>,
	{ from, to }: Range,
): RawBuilder<unknown> {
	return sql`
		select ${columns} from worksheet_exception x
		where x.tenant_id = ${tenantId} and x.user_id = any(array(${people})) and x.day between ${from} and ${to}`;
}

export async function insertException(
	tx: Tx,
	tenantId: string,
	row: ExceptionInput & { readonly id: string; readonly userId: string; readonly day: string },
): Promise<void> {
	const { id, userId: user_id, day, reason } = row;
	await addRows(tx, "worksheet_exception", {
		tenant_id: tenantId,
		id,
		user_id,
		day,
		reason,
		...dayColumns(row),
	});
}

/** @returns the new version */
export function updateException(tx: Tx, tenantId: string, id: string, values: ExceptionInput) {
	const change = { ...dayColumns(values), reason: values.reason };
	return changeRow(tx, "worksheet_exception", { tenantId, id }, change);
}

export function removeException(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "worksheet_exception", { tenantId, id });
}

import { type RawBuilder, sql } from "kysely";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract } from "../../contract.ts";

/** Version 0: never set. */
export type ShiftplanSettings = AnswerOf<typeof contract.getUnitShiftplanSettings> &
	Record<string, unknown>;

const settings = (tenantId: string, unitId: string) => sql`
	select coalesce(s.publishing, 'ALWAYS') as publishing, s.published_to as "publishedTo",
		coalesce(s.suggestion, 'ALL') as suggestion, coalesce(s.version, 0) as version
	from unit u left join unit_shiftplan_setting s on s.tenant_id = u.tenant_id and s.unit_id = u.id
	where u.tenant_id = ${tenantId} and u.id = ${unitId}`;

/** No row where the unit may not be read. */
export function shiftplanSettings(tenantId: string, unitId: string, readable: RawBuilder<string>) {
	return statementOf(sql`${settings(tenantId, unitId)} and u.id in ${readable}`);
}

/** The unit itself is locked, for settings that are not there yet cannot be. */
export async function readShiftplanSettings(tx: Tx, tenantId: string, unitId: string) {
	const row = await firstRow(tx)<ShiftplanSettings>`
		${settings(tenantId, unitId)} for no key update of u`;
	return row as ShiftplanSettings;
}

export async function writeShiftplanSettings(
	tx: Tx,
	tenantId: string,
	unitId: string,
	{ publishing, publishedTo, suggestion, version }: ShiftplanSettings,
): Promise<void> {
	const values = { publishing, published_to: publishedTo, suggestion, version };
	await tx
		.insertInto("unit_shiftplan_setting")
		.values({ tenant_id: tenantId, unit_id: unitId, ...values })
		.onConflict((conflict) => conflict.columns(["tenant_id", "unit_id"]).doUpdateSet(values))
		.execute();
}

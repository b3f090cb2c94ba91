import type { RawBuilder } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";

/** Whether a unit is among some. @param units sub-query of ids */
export async function isUnitAmong(
	tx: Tx,
	tenantId: string,
	unitId: string,
	units: RawBuilder<string>,
): Promise<boolean> {
	const row = await firstRow(tx)`
		select id from unit where tenant_id = ${tenantId} and id = ${unitId} and id in ${units}`;
	return row !== undefined;
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { type AskedAbsence, type MetBarrier, metBarriers } from "./sql.ts";

export {
	type AskedAbsence,
	barriersOf,
	type MetBarrier,
	metBarriers,
	type UnitBarrier,
} from "./sql.ts";

/** `metBarriers` within a transaction; nothing is asked where there is no absence. */
export async function barriersMet(
	tx: Tx,
	tenantId: string,
	asked: readonly AskedAbsence[],
): Promise<MetBarrier[]> {
	return asked.length === 0 ? [] : rowsOf<MetBarrier>(tx, metBarriers(tenantId, asked));
}

import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "../http/context.ts";
import { refuse } from "../refusals/refuse.ts";
import { refuseStale } from "../refusals/stale-version.ts";

/**
 * A row that was read to be changed: refuses a missing one and a stale version.
 *
 * @param entity as the trace names it
 * @param version that the change is based on; none asks for the row alone
 */
export async function openRow<Row extends { readonly id: string; readonly version: number }>(
	{ tx, tenantId }: Pick<WriteContext, "tx" | "tenantId">,
	entity: string,
	row: Row | undefined,
	version?: number,
): Promise<Row> {
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== row.version) {
		const current = { ...row };
		await refuseStale(tx, { tenantId, entity, entityId: row.id, current });
	}
	return row;
}

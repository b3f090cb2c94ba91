import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";

/** Whether a job is at work or about to be. */
export async function isRecomputing(tx: Tx, tenantId: string, kind: string): Promise<boolean> {
	const found = await firstRow(tx)`
		select from job where tenant_id = ${tenantId} and kind = ${kind} and status in ('CREATED', 'IN_PROGRESS') limit 1`;
	return found !== undefined;
}

/**
 * Whether a job of somebody waits to begin, which it now does not before the end of this transaction: it finds all that
 * is noted until then.
 *
 * @param ownerId null: nobody's
 */
export async function isAboutToRecompute(
	tx: Tx,
	tenantId: string,
	kind: string,
	ownerId: string | null,
): Promise<boolean> {
	const found = await firstRow(tx)`
		select from job where tenant_id = ${tenantId} and kind = ${kind} and status = 'CREATED' and not cancel_requested
			and owner_id is not distinct from ${ownerId}::uuid limit 1
		for share skip locked`;
	return found !== undefined;
}

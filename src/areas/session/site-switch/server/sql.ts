import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";

export async function setSessionSite(tx: Tx, tenantId: string, sessionId: string, siteId: string) {
	await execute(tx)`update session set site_id = ${siteId}
		where tenant_id = ${tenantId} and id = ${sessionId}`;
}

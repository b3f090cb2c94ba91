import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export async function setSessionSite(
	tx: Tx,
	tenantId: string,
	sessionId: string,
	siteId: string,
): Promise<void> {
	await sql`update session set site_id = ${siteId}
		where tenant_id = ${tenantId} and id = ${sessionId}`.execute(tx);
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { heldTable } from "#kit/server/held-record/held-table.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { hardwareTokenInUse, hardwareTokens } from "../contract.ts";

export const tokenTable = heldTable("hardware_token", hardwareTokens, {
	secret: ["token_hash"],
	constraints: { hardware_token_in_use: hardwareTokenInUse },
});

/** Only of people who still work here. */
export async function holderByHash(tx: Tx, tenantId: string, hash: Buffer) {
	const row = await firstRow(tx)<{ userId: string }>`
		select t.user_id as "userId" from hardware_token t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		where t.tenant_id = ${tenantId} and t.token_hash = ${hash} and t.returned_at is null and u.is_enabled`;
	return row?.userId;
}

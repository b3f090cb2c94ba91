import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { TokenType } from "../contract.ts";

interface KeptToken {
	readonly id: string;
	readonly type: TokenType;
	readonly hint: string;
	readonly givenAt: Date;
	readonly returnedAt: Date | null;
}

export async function tokensOf(tx: Tx, tenantId: string, userId: string) {
	return rows(tx)<KeptToken>`
		select id, type, hint, given_at as "givenAt", returned_at as "returnedAt" from hardware_token
		where tenant_id = ${tenantId} and user_id = ${userId}
		order by returned_at desc nulls first, id desc`;
}

interface NewToken extends Pick<KeptToken, "id" | "type" | "hint"> {
	readonly userId: string;
	readonly tokenHash: Buffer;
	readonly now: Date;
}

/** @returns false when somebody holds it */
export async function insertToken(tx: Tx, tenantId: string, row: NewToken): Promise<boolean> {
	const added = await execute(tx)`
		insert into hardware_token (tenant_id, id, user_id, type, token_hash, hint, given_at)
		values (${tenantId}, ${row.id}, ${row.userId}, ${row.type}, ${row.tokenHash}, ${row.hint}, ${row.now})
		on conflict (tenant_id, token_hash) where returned_at is null do nothing`;
	return added === 1;
}

export async function returnToken(
	tx: Tx,
	tenantId: string,
	{ userId, id }: { readonly userId: string; readonly id: string },
	now: Date,
) {
	return firstRow(tx)<{ type: TokenType; hint: string }>`
		update hardware_token set returned_at = ${now}
		where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} and returned_at is null
		returning type, hint`;
}

/** Only of people who still work here. */
export async function holderByHash(tx: Tx, tenantId: string, hash: Buffer) {
	const row = await firstRow(tx)<{ userId: string }>`
		select t.user_id as "userId" from hardware_token t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		where t.tenant_id = ${tenantId} and t.token_hash = ${hash} and t.returned_at is null and u.is_enabled`;
	return row?.userId;
}

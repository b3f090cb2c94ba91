import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { TokenType } from "../contract/token-types.ts";

export async function tokensOf(tx: Tx, tenantId: string, userId: string) {
	return tx
		.selectFrom("hardware_token")
		.select(["id", "type", "hint", "given_at as givenAt", "returned_at as returnedAt"])
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.orderBy("returned_at", (order) => order.desc().nullsFirst())
		.orderBy("id", "desc")
		.execute();
}

export interface NewToken {
	readonly id: string;
	readonly userId: string;
	readonly type: TokenType;
	readonly tokenHash: Buffer;
	readonly hint: string;
	readonly now: Date;
}

/** @returns false when somebody holds it */
export async function insertToken(tx: Tx, tenantId: string, row: NewToken): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("hardware_token")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			type: row.type,
			token_hash: row.tokenHash,
			hint: row.hint,
			given_at: row.now,
		})
		.onConflict((conflict) =>
			conflict.columns(["tenant_id", "token_hash"]).where("returned_at", "is", null).doNothing(),
		)
		.executeTakeFirstOrThrow();
	return Number(numInsertedOrUpdatedRows) === 1;
}

export async function returnToken(
	tx: Tx,
	tenantId: string,
	{ userId, id }: { readonly userId: string; readonly id: string },
	now: Date,
): Promise<{ type: string; hint: string } | undefined> {
	return tx
		.updateTable("hardware_token")
		.set({ returned_at: now })
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.where("id", "=", id)
		.where("returned_at", "is", null)
		.returning(["type", "hint"])
		.executeTakeFirst();
}

/** Only of people who still work here. */
export async function holderByHash(tx: Tx, tenantId: string, hash: Buffer) {
	const row = await tx
		.selectFrom("hardware_token as t")
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "t.tenant_id").onRef("u.id", "=", "t.user_id"),
		)
		.select("t.user_id as userId")
		.where("t.tenant_id", "=", tenantId)
		.where("t.token_hash", "=", hash)
		.where("t.returned_at", "is", null)
		.where("u.is_enabled", "=", true)
		.executeTakeFirst();
	return row?.userId;
}

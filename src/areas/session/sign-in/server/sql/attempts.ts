import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** In place of an address: the row that counts failures from anywhere. */
export const anywhere = Buffer.alloc(32);

export interface AttemptRow {
	readonly addressHash: Buffer;
	readonly failures: number;
	readonly lockedUntil: Date | null;
	readonly updatedAt: Date;
}

/** Makes the two counters of a login where they are missing, and locks both; always in the same order. */
export async function lockAttempts(
	tx: Tx,
	tenantId: string,
	nameHash: Buffer,
	addressHash: Buffer,
	now: Date,
): Promise<{ fromAnywhere: AttemptRow; fromAddress: AttemptRow }> {
	await tx
		.insertInto("login_throttle")
		.values(
			[anywhere, addressHash].map((hash) => ({
				tenant_id: tenantId,
				name_hash: nameHash,
				address_hash: hash,
				updated_at: now,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const rows = await tx
		.selectFrom("login_throttle")
		.select([
			"address_hash as addressHash",
			"failures",
			"locked_until as lockedUntil",
			"updated_at as updatedAt",
		])
		.where("tenant_id", "=", tenantId)
		.where("name_hash", "=", nameHash)
		.where("address_hash", "in", [anywhere, addressHash])
		.orderBy("address_hash")
		.forUpdate()
		.execute();
	return { fromAnywhere: rows[0] as AttemptRow, fromAddress: rows[1] as AttemptRow };
}

export async function writeAttempts(
	tx: Tx,
	tenantId: string,
	nameHash: Buffer,
	row: AttemptRow,
): Promise<void> {
	await tx
		.updateTable("login_throttle")
		.set({
			failures: row.failures,
			locks: row.lockedUntil === null ? 0 : 1,
			locked_until: row.lockedUntil,
			updated_at: row.updatedAt,
		})
		.where("tenant_id", "=", tenantId)
		.where("name_hash", "=", nameHash)
		.where("address_hash", "=", row.addressHash)
		.execute();
}

/** Forgets all failures of a login. */
export async function deleteAttempts(tx: Tx, tenantId: string, nameHash: Buffer): Promise<void> {
	await tx
		.deleteFrom("login_throttle")
		.where("tenant_id", "=", tenantId)
		.where("name_hash", "=", nameHash)
		.execute();
}

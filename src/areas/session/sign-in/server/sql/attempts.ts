import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/** In place of an address: the row that counts failures from anywhere. */
export const anywhere = Buffer.alloc(32);

/** Whose attempts are counted together: one login, or one name that is nobody's. */
export interface AttemptKey {
	readonly tenantId: string;
	readonly nameHash: Buffer;
}

export interface AttemptRow {
	readonly addressHash: Buffer;
	readonly failures: number;
	readonly lockedUntil: Date | null;
	readonly updatedAt: Date;
}

/** Makes the two counters of a login where they are missing, and locks both; always in the same order. */
export async function lockAttempts(
	tx: Tx,
	{ tenantId, nameHash }: AttemptKey,
	addressHash: Buffer,
	now: Date,
): Promise<{ fromAnywhere: AttemptRow; fromAddress: AttemptRow }> {
	await execute(tx)`
		insert into login_throttle (tenant_id, name_hash, address_hash, updated_at)
		values (${tenantId}, ${nameHash}, ${anywhere}, ${now}), (${tenantId}, ${nameHash}, ${addressHash}, ${now})
		on conflict do nothing`;
	const found = await rows(tx)<AttemptRow>`
		select address_hash as "addressHash", failures, locked_until as "lockedUntil", updated_at as "updatedAt"
		from login_throttle
		where tenant_id = ${tenantId} and name_hash = ${nameHash} and address_hash in (${anywhere}, ${addressHash})
		order by address_hash for update`;
	return { fromAnywhere: found[0] as AttemptRow, fromAddress: found[1] as AttemptRow };
}

export async function writeAttempts(
	tx: Tx,
	{ tenantId, nameHash }: AttemptKey,
	{ addressHash, failures, lockedUntil, updatedAt }: AttemptRow,
): Promise<void> {
	await execute(tx)`
		update login_throttle set failures = ${failures}, locks = ${lockedUntil === null ? 0 : 1},
			locked_until = ${lockedUntil}, updated_at = ${updatedAt}
		where tenant_id = ${tenantId} and name_hash = ${nameHash} and address_hash = ${addressHash}`;
}

/** Forgets all failures of a login. */
export async function deleteAttempts(tx: Tx, { tenantId, nameHash }: AttemptKey): Promise<void> {
	await execute(tx)`
		delete from login_throttle where tenant_id = ${tenantId} and name_hash = ${nameHash}`;
}

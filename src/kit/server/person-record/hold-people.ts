import type { Tx } from "../database/tenant-transaction.ts";
import { execute } from "../rows-of.ts";

/**
 * Keeps other work on people waiting until the transaction ends: first the people, then what is theirs. In order of ids, as
 * everywhere, so that two who hold several never wait for each other.
 */
export async function holdPeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = any(${[...userIds]}::uuid[])
		order by id for no key update`;
}

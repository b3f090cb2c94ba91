import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";

export function deleteEndedSessions(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`delete from session where tenant_id = ${tenantId}
			and (ends_at < ${before} or idle_until < ${before} or revoked_at < ${before})`;
}

export function deleteOldTokens(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`
		delete from login_token where tenant_id = ${tenantId} and expires_at < ${before}`;
}

/** An id carries the time of its event, so whole partitions are left out. */
export function deleteOldEvents(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`
		delete from login_event where tenant_id = ${tenantId} and id < uuid_v7_floor(${before})`;
}

/** Counters without a failure since then; no lock lasts that long. */
export function deleteOldAttempts(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`
		delete from login_throttle where tenant_id = ${tenantId} and updated_at < ${before}`;
}

export function deleteOldAddresses(startedBefore: Date): Statement {
	return {
		text: "delete from address_throttle where window_start < $1",
		values: [startedBefore],
	};
}

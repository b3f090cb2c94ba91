import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export async function deleteEndedSessions(
	tx: Tx,
	tenantId: string,
	endedBefore: Date,
): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("session")
		.where("tenant_id", "=", tenantId)
		.where((eb) =>
			eb.or([
				eb("ends_at", "<", endedBefore),
				eb("idle_until", "<", endedBefore),
				eb("revoked_at", "<", endedBefore),
			]),
		)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

export async function deleteOldTokens(
	tx: Tx,
	tenantId: string,
	expiredBefore: Date,
): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("login_token")
		.where("tenant_id", "=", tenantId)
		.where("expires_at", "<", expiredBefore)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

/** An id carries the time of its event, so whole partitions are left out. */
export async function deleteOldEvents(
	tx: Tx,
	tenantId: string,
	happenedBefore: Date,
): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("login_event")
		.where("tenant_id", "=", tenantId)
		.where("id", "<", sql<string>`uuid_v7_floor(${happenedBefore})`)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

/** Counters without a failure since then; no lock lasts that long. */
export async function deleteOldAttempts(
	tx: Tx,
	tenantId: string,
	untouchedSince: Date,
): Promise<void> {
	await tx
		.deleteFrom("login_throttle")
		.where("tenant_id", "=", tenantId)
		.where("updated_at", "<", untouchedSince)
		.execute();
}

export function deleteOldAddresses(startedBefore: Date): Statement {
	return {
		name: "delete_old_addresses",
		text: "delete from address_throttle where window_start < $1",
		values: [startedBefore],
	};
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";

/** A person who may sign in today: enabled, and employed as her site counts. */
export async function canBeActed(tx: Tx, tenantId: string, userId: string, now: Date) {
	const row = await firstRow(tx)<{ isOpen: boolean }>`
		select u.is_enabled and u.role = 'USER'
			and (u.exit_date is null or u.exit_date >= (${now}::timestamptz at time zone h.time_zone)::date) as "isOpen"
		from app_user u join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row?.isOpen;
}

interface NewImpersonation {
	readonly id: string;
	readonly tokenHash: Buffer;
	readonly userId: string;
	readonly impersonatorId: string;
	readonly now: Date;
	readonly endsAt: Date;
	readonly client: string;
}

export async function insertImpersonation(tx: Tx, tenantId: string, row: NewImpersonation) {
	await execute(tx)`
		insert into session (tenant_id, token_hash, id, user_id, provider, impersonator_id, seen_at, idle_until,
			ends_at, client)
		values (${tenantId}, ${row.tokenHash}, ${row.id}, ${row.userId}, 'IMPERSONATION', ${row.impersonatorId},
			${row.now}, ${row.endsAt}, ${row.endsAt}, ${row.client})`;
}

/** A session of a person by its cookie, while it is open. */
export function openSessionOf(
	tx: Tx,
	tenantId: string,
	{ userId, tokenHash, now }: Pick<NewImpersonation, "userId" | "tokenHash" | "now">,
) {
	return firstRow(tx)<{ persistent: boolean; endsAt: Date }>`
		select persistent, ends_at as "endsAt" from session
		where tenant_id = ${tenantId} and token_hash = ${tokenHash} and user_id = ${userId}
			and revoked_at is null and idle_until > ${now} and ends_at > ${now}`;
}

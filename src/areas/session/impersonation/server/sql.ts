import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** A person who may sign in today: enabled, and employed as her site counts. */
export async function canBeActed(
	tx: Tx,
	tenantId: string,
	userId: string,
	now: Date,
): Promise<boolean | undefined> {
	const { rows } = await sql<{ isOpen: boolean }>`
		select u.is_enabled and u.role = 'USER'
			and (u.exit_date is null or u.exit_date >= (${now}::timestamptz at time zone h.time_zone)::date) as "isOpen"
		from app_user u join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(tx);
	return rows[0]?.isOpen;
}

export interface NewImpersonation {
	readonly id: string;
	readonly tokenHash: Buffer;
	readonly userId: string;
	readonly impersonatorId: string;
	readonly now: Date;
	readonly endsAt: Date;
	readonly client: string;
}

export async function insertImpersonation(
	tx: Tx,
	tenantId: string,
	row: NewImpersonation,
): Promise<void> {
	await tx
		.insertInto("session")
		.values({
			tenant_id: tenantId,
			token_hash: row.tokenHash,
			id: row.id,
			user_id: row.userId,
			provider: "IMPERSONATION",
			impersonator_id: row.impersonatorId,
			seen_at: row.now,
			idle_until: row.endsAt,
			ends_at: row.endsAt,
			client: row.client,
		})
		.execute();
}

/** A session of a person by its cookie, while it is open. */
export async function openSessionOf(
	tx: Tx,
	tenantId: string,
	of: { readonly userId: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<{ persistent: boolean; endsAt: Date } | undefined> {
	return tx
		.selectFrom("session")
		.select(["persistent", "ends_at as endsAt"])
		.where("tenant_id", "=", tenantId)
		.where("token_hash", "=", of.tokenHash)
		.where("user_id", "=", of.userId)
		.where("revoked_at", "is", null)
		.where("idle_until", ">", of.now)
		.where("ends_at", ">", of.now)
		.executeTakeFirst();
}

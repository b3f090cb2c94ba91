import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** Whom to write to, and in which language; the setting of the profile rules. */
export interface Recipient {
	readonly name: string;
	readonly mail: string | null;
	readonly language: unknown;
}

export async function readRecipient(tx: Tx, tenantId: string, userId: string): Promise<Recipient> {
	const { rows } = await sql<Recipient>`
		select u.first_name || ' ' || u.last_name as name, u.mail, s.value as language
		from app_user u
		left join user_setting s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.scope = 'PROFILE'
			and s.site_id = '00000000-0000-0000-0000-000000000000' and s.key = 'Profile.Language'
		where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(tx);
	return rows[0] as Recipient;
}

/** The sign-in by password of the person with this address. */
export async function loginByMail(
	tx: Tx,
	tenantId: string,
	mail: string,
): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`
		select l.id from app_user u
		join user_login l on l.tenant_id = u.tenant_id and l.user_id = u.id and l.provider = 'MANUAL'
		where u.tenant_id = ${tenantId} and u.mail is not null and lower(u.mail) = lower(${mail})
		limit 1`.execute(tx);
	return rows[0]?.id;
}

/** @returns false when the password has changed since it was read */
export async function replaceHash(
	tx: Tx,
	tenantId: string,
	loginId: string,
	hashes: { from: string | null; to: string },
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("user_login")
		.set((eb) => ({ password_hash: hashes.to, must_change: false, version: eb("version", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", loginId)
		.where("password_hash", "is not distinct from", hashes.from)
		.executeTakeFirstOrThrow();
	return numUpdatedRows === 1n;
}

/** The next sign-in begins with a new password. */
export async function demandNewPassword(tx: Tx, tenantId: string, loginId: string): Promise<void> {
	await tx
		.updateTable("user_login")
		.set({ must_change: true })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", loginId)
		.execute();
}

export async function insertHistory(
	tx: Tx,
	row: { tenantId: string; id: string; loginId: string; hash: string },
): Promise<void> {
	await tx
		.insertInto("password_history")
		.values({ tenant_id: row.tenantId, id: row.id, login_id: row.loginId, password_hash: row.hash })
		.execute();
}

/** Hashes that were replaced, the newest first. */
export async function recentHashes(
	tx: Tx,
	tenantId: string,
	loginId: string,
	count: number,
): Promise<string[]> {
	const rows = await tx
		.selectFrom("password_history")
		.select("password_hash")
		.where("tenant_id", "=", tenantId)
		.where("login_id", "=", loginId)
		.orderBy("id", "desc")
		.limit(count)
		.execute();
	return rows.map((row) => row.password_hash);
}

/** A newer request takes the place of the older ones. */
export async function insertReset(
	tx: Tx,
	row: {
		tenantId: string;
		guid: string;
		loginId: string;
		codeHash: Buffer;
		now: Date;
		expiresAt: Date;
	},
): Promise<void> {
	await tx
		.updateTable("password_reset")
		.set({ used_at: row.now })
		.where("tenant_id", "=", row.tenantId)
		.where("login_id", "=", row.loginId)
		.where("used_at", "is", null)
		.execute();
	await tx
		.insertInto("password_reset")
		.values({
			tenant_id: row.tenantId,
			guid: row.guid,
			login_id: row.loginId,
			code_hash: row.codeHash,
			expires_at: row.expiresAt,
		})
		.execute();
}

export async function isResetOpen(
	tx: Tx,
	tenantId: string,
	guid: string,
	now: Date,
): Promise<boolean> {
	const row = await tx
		.selectFrom("password_reset")
		.select("guid")
		.where("tenant_id", "=", tenantId)
		.where("guid", "=", guid)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.where("tries", "<", 5)
		.executeTakeFirst();
	return row !== undefined;
}

/** Counts a try as wrong before the code is compared, so that many at once cannot all be tried. */
export async function reserveTry(
	tx: Tx,
	tenantId: string,
	guid: string,
	now: Date,
): Promise<{ loginId: string; codeHash: Buffer } | undefined> {
	return tx
		.updateTable("password_reset")
		.set((eb) => ({ tries: eb("tries", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("guid", "=", guid)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.where("tries", "<", 5)
		.returning(["login_id as loginId", "code_hash as codeHash"])
		.executeTakeFirst();
}

export async function takeTryBack(tx: Tx, tenantId: string, guid: string): Promise<void> {
	await tx
		.updateTable("password_reset")
		.set((eb) => ({ tries: eb("tries", "-", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("guid", "=", guid)
		.execute();
}

/** @returns false when somebody else has just used it */
export async function closeReset(
	tx: Tx,
	tenantId: string,
	guid: string,
	now: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("password_reset")
		.set({ used_at: now })
		.where("tenant_id", "=", tenantId)
		.where("guid", "=", guid)
		.where("used_at", "is", null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows === 1n;
}

/** Mailed codes and one-time links that nobody has used: the password they were meant for is set. */
export async function closeOtherWays(
	tx: Tx,
	tenantId: string,
	of: { loginId: string; userId: string },
	now: Date,
): Promise<void> {
	await tx
		.updateTable("password_reset")
		.set({ used_at: now })
		.where("tenant_id", "=", tenantId)
		.where("login_id", "=", of.loginId)
		.where("used_at", "is", null)
		.execute();
	await tx
		.updateTable("login_token")
		.set({ used_at: now })
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", of.userId)
		.where("used_at", "is", null)
		.execute();
}

export async function deleteOldResets(
	tx: Tx,
	tenantId: string,
	expiredBefore: Date,
): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("password_reset")
		.where("tenant_id", "=", tenantId)
		.where("expires_at", "<", expiredBefore)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

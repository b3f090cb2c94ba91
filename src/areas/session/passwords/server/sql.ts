import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";

/** Whom to write to, and in which language; the setting of the profile rules. */
export interface Recipient {
	readonly name: string;
	readonly mail: string | null;
	readonly language: unknown;
}

export async function readRecipient(tx: Tx, tenantId: string, userId: string): Promise<Recipient> {
	const row = await firstRow(tx)<Recipient>`
		select u.first_name || ' ' || u.last_name as name, u.mail, s.value as language
		from app_user u
		left join user_setting s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.scope = 'PROFILE'
			and s.site_id = '00000000-0000-0000-0000-000000000000' and s.key = 'Profile.Language'
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row as Recipient;
}

/** The sign-in by password of the person with this address. */
export async function loginByMail(tx: Tx, tenantId: string, mail: string) {
	const row = await firstRow(tx)<{ id: string }>`
		select l.id from app_user u
		join user_login l on l.tenant_id = u.tenant_id and l.user_id = u.id and l.provider = 'MANUAL'
		where u.tenant_id = ${tenantId} and u.mail is not null and lower(u.mail) = lower(${mail})
		limit 1`;
	return row?.id;
}

/** @returns false when the password has changed since it was read */
export async function replaceHash(
	tx: Tx,
	tenantId: string,
	loginId: string,
	hashes: { from: string | null; to: string },
): Promise<boolean> {
	const replaced = await execute(tx)`
		update user_login set password_hash = ${hashes.to}, must_change = false, version = version + 1
			where tenant_id = ${tenantId} and id = ${loginId}
				and password_hash is not distinct from ${hashes.from}`;
	return replaced === 1;
}

/** The next sign-in begins with a new password. */
export async function demandNewPassword(tx: Tx, tenantId: string, loginId: string): Promise<void> {
	await execute(tx)`update user_login set must_change = true
		where tenant_id = ${tenantId} and id = ${loginId}`;
}

export async function insertHistory(
	tx: Tx,
	row: { tenantId: string; id: string; loginId: string; hash: string },
): Promise<void> {
	await execute(tx)`
		insert into password_history (tenant_id, id, login_id, password_hash)
		values (${row.tenantId}, ${row.id}, ${row.loginId}, ${row.hash})`;
}

/** Hashes that were replaced, the newest first. */
export async function recentHashes(tx: Tx, tenantId: string, loginId: string, count: number) {
	const found = await rows(tx)<{ hash: string }>`
		select password_hash as hash from password_history
		where tenant_id = ${tenantId} and login_id = ${loginId} order by id desc ${atMost(count)}`;
	return found.map(({ hash }) => hash);
}

/** The login whose password is to be replaced, or the keyed hash of an address that nobody here has. */
export type ResetSubject =
	| { readonly loginId: string; readonly unknownMailHash: null }
	| { readonly loginId: null; readonly unknownMailHash: Buffer };

interface NewReset {
	readonly tenantId: string;
	readonly guid: string;
	readonly subject: ResetSubject;
	readonly codeHash: Buffer;
	readonly now: Date;
	readonly expiresAt: Date;
}

/** A newer request takes the place of the older ones. */
export async function insertReset(
	tx: Tx,
	{ tenantId, guid, subject, codeHash, now, expiresAt }: NewReset,
): Promise<void> {
	const { loginId, unknownMailHash } = subject;
	await closeResets(tx, tenantId, subject, now);
	await execute(tx)`
		insert into password_reset (tenant_id, guid, login_id, unknown_mail_hash, code_hash, expires_at)
		values (${tenantId}, ${guid}, ${loginId}, ${unknownMailHash}, ${codeHash}, ${expiresAt})`;
}

async function closeResets(
	tx: Tx,
	tenantId: string,
	{ loginId, unknownMailHash }: ResetSubject,
	now: Date,
): Promise<void> {
	await execute(tx)`update password_reset set used_at = ${now}
		where tenant_id = ${tenantId} and used_at is null
			and (login_id = ${loginId} or unknown_mail_hash = ${unknownMailHash})`;
}

/** The request `guid`, as long as its code may be tried. */
const openReset = (tenantId: string, guid: string, now: Date) =>
	sql`tenant_id = ${tenantId} and guid = ${guid} and used_at is null and expires_at > ${now} and tries < 5`;

export async function isResetOpen(tx: Tx, tenantId: string, guid: string, now: Date) {
	const found = await rows(tx)`select from password_reset where ${openReset(tenantId, guid, now)}`;
	return found.length > 0;
}

/** The subject's request that ends after a moment, if nobody has used it. */
export async function openRequestOf(
	tx: Tx,
	tenantId: string,
	{ loginId, unknownMailHash }: ResetSubject,
	endsAfter: Date,
): Promise<string | undefined> {
	const row = await firstRow(tx)<{ guid: string }>`
		select guid from password_reset
		where tenant_id = ${tenantId} and used_at is null and expires_at > ${endsAfter}
			and (login_id = ${loginId} or unknown_mail_hash = ${unknownMailHash})`;
	return row?.guid;
}

/** Counts a try as wrong before the code is compared, so that many at once cannot all be tried. */
export function reserveTry(tx: Tx, tenantId: string, guid: string, now: Date) {
	return firstRow(tx)<ResetSubject & { readonly codeHash: Buffer }>`
		update password_reset set tries = tries + 1 where ${openReset(tenantId, guid, now)}
		returning login_id as "loginId", unknown_mail_hash as "unknownMailHash", code_hash as "codeHash"`;
}

export async function takeTryBack(tx: Tx, tenantId: string, guid: string): Promise<void> {
	await execute(tx)`update password_reset set tries = tries - 1
		where tenant_id = ${tenantId} and guid = ${guid}`;
}

/** @returns false when somebody else has just used it */
export async function closeReset(tx: Tx, tenantId: string, guid: string, now: Date) {
	const closed = await execute(tx)`update password_reset set used_at = ${now}
			where tenant_id = ${tenantId} and guid = ${guid} and used_at is null`;
	return closed === 1;
}

/** Mailed codes and one-time links that nobody has used: the password they were meant for is set. */
export async function closeOtherWays(
	tx: Tx,
	tenantId: string,
	{ loginId, userId }: { loginId: string; userId: string },
	now: Date,
): Promise<void> {
	await closeResets(tx, tenantId, { loginId, unknownMailHash: null }, now);
	await execute(tx)`update login_token set used_at = ${now}
		where tenant_id = ${tenantId} and user_id = ${userId} and used_at is null`;
}

export function deleteOldResets(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`
		delete from password_reset where tenant_id = ${tenantId} and expires_at < ${before}`;
}

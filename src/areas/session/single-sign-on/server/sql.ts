import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { SsoKind } from "../contract/sso-kinds.ts";

export interface StoredProvider {
	readonly id: string;
	readonly kind: SsoKind;
	readonly issuer: string;
	readonly clientId: string;
	readonly secretSealed: Buffer;
	readonly domains: readonly string[];
}

const providerColumns = sql`p.id, p.kind, p.issuer, p.client_id as "clientId", p.secret_sealed as "secretSealed",
	p.domains`;

export function findProvider(tx: Tx, tenantId: string, kind: SsoKind) {
	return firstRow(tx)<StoredProvider>`
		select ${providerColumns} from sso_provider p
		where p.tenant_id = ${tenantId} and p.kind = ${kind} and p.is_enabled`;
}

export interface StoredAttempt {
	readonly verifierSealed: Buffer;
	readonly nonce: string;
	readonly persistent: boolean;
}

interface NewAttempt extends StoredAttempt {
	readonly tenantId: string;
	readonly stateHash: Buffer;
	readonly providerId: string;
	readonly now: Date;
	readonly expiresAt: Date;
}

/** Attempts that came to nothing are cleared away with the next one. */
export async function insertAttempt(tx: Tx, row: NewAttempt): Promise<void> {
	await execute(tx)`
		delete from sso_attempt where tenant_id = ${row.tenantId} and expires_at <= ${row.now}`;
	await execute(tx)`
		insert into sso_attempt (tenant_id, state_hash, provider_id, verifier_sealed, nonce, persistent, return_to,
			expires_at)
		values (${row.tenantId}, ${row.stateHash}, ${row.providerId}, ${row.verifierSealed}, ${row.nonce},
			${row.persistent}, '/', ${row.expiresAt})`;
}

/** To whom an open attempt was sent. */
export async function issuerOfAttempt(tx: Tx, tenantId: string, stateHash: Buffer) {
	const row = await firstRow(tx)<{ issuer: string }>`
		select p.issuer from sso_attempt a join sso_provider p on p.tenant_id = a.tenant_id and p.id = a.provider_id
		where a.tenant_id = ${tenantId} and a.state_hash = ${stateHash}`;
	return row?.issuer;
}

/** Uses an attempt up, whatever becomes of it. */
export async function takeAttempt(
	tx: Tx,
	tenantId: string,
	stateHash: Buffer,
	now: Date,
): Promise<(StoredAttempt & { provider: StoredProvider }) | undefined> {
	const held = await rows(tx)<StoredAttempt & { providerId: string; expiresAt: Date }>`
		delete from sso_attempt where tenant_id = ${tenantId} and state_hash = ${stateHash}
		returning provider_id as "providerId", verifier_sealed as "verifierSealed", nonce, persistent,
			expires_at as "expiresAt"`;
	const [attempt] = held;
	if (attempt === undefined || attempt.expiresAt <= now) return undefined;
	const found = await sql<StoredProvider>`
		select ${providerColumns} from sso_provider p
		where p.tenant_id = ${tenantId} and p.id = ${attempt.providerId} and p.is_enabled`.execute(tx);
	const [provider] = found.rows;
	return provider && { ...attempt, provider };
}

/** A way in through a provider, and whether its person may sign in today. */
export interface LinkedLogin {
	readonly loginId: string;
	readonly userId: string;
	readonly isOpen: boolean;
	readonly role: string;
}

const isOpen = (now: Date) => sql<boolean>`(u.is_enabled
	and (u.exit_date is null or u.exit_date >= (${now}::timestamptz at time zone h.time_zone)::date
		or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, (${now}::timestamptz at time zone h.time_zone)::date)))`;

export function loginBySubject(
	tx: Tx,
	tenantId: string,
	kind: SsoKind,
	subject: string,
	now: Date,
) {
	return firstRow(tx)<LinkedLogin>`
		select l.id as "loginId", l.user_id as "userId", u.role, l.is_enabled and ${isOpen(now)} as "isOpen"
		from user_login l
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where l.tenant_id = ${tenantId} and l.provider = ${kind} and l.external_subject = ${subject}`;
}

/** Somebody with this address who is not linked with the provider yet. */
export async function unlinkedPersonByMail(
	tx: Tx,
	tenantId: string,
	kind: SsoKind,
	mail: string,
	now: Date,
): Promise<string | undefined> {
	const row = await firstRow(tx)<{ id: string }>`
		select u.id from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where u.tenant_id = ${tenantId} and u.mail is not null and lower(u.mail) = lower(${mail}) and ${isOpen(now)}
			and not exists (select from user_login l
				where l.tenant_id = u.tenant_id and l.user_id = u.id and l.provider = ${kind})`;
	return row?.id;
}

export async function insertLinkedLogin(
	tx: Tx,
	row: { tenantId: string; id: string; userId: string; kind: SsoKind; subject: string },
): Promise<void> {
	// somebody signs in for the first time in two windows at once
	await execute(tx)`
		insert into user_login (tenant_id, id, user_id, provider, external_subject)
		values (${row.tenantId}, ${row.id}, ${row.userId}, ${row.kind}, ${row.subject})
		on conflict do nothing`;
}

/** Ways to a provider from which nobody came back. */
export function deleteOldAttempts(tx: Tx, tenantId: string, before: Date): Promise<number> {
	return execute(tx)`
		delete from sso_attempt where tenant_id = ${tenantId} and expires_at < ${before}`;
}

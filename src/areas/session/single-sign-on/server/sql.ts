import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { SsoKind } from "../contract.ts";

export interface StoredProvider {
	readonly id: string;
	readonly kind: SsoKind;
	readonly issuer: string;
	readonly clientId: string;
	readonly secretSealed: Buffer;
	readonly domains: readonly string[];
}

const providerColumns = [
	"p.id",
	"p.kind",
	"p.issuer",
	"p.client_id as clientId",
	"p.secret_sealed as secretSealed",
	"p.domains",
] as const;

export async function findProvider(
	tx: Tx,
	tenantId: string,
	kind: SsoKind,
): Promise<StoredProvider | undefined> {
	const row = await tx
		.selectFrom("sso_provider as p")
		.select(providerColumns)
		.where("p.tenant_id", "=", tenantId)
		.where("p.kind", "=", kind)
		.where("p.is_enabled", "=", true)
		.executeTakeFirst();
	return row as StoredProvider | undefined;
}

export interface StoredAttempt {
	readonly verifierSealed: Buffer;
	readonly nonce: string;
	readonly persistent: boolean;
}

/** Attempts that came to nothing are cleared away with the next one. */
export async function insertAttempt(
	tx: Tx,
	row: StoredAttempt & {
		tenantId: string;
		stateHash: Buffer;
		providerId: string;
		now: Date;
		expiresAt: Date;
	},
): Promise<void> {
	await tx
		.deleteFrom("sso_attempt")
		.where("tenant_id", "=", row.tenantId)
		.where("expires_at", "<=", row.now)
		.execute();
	await tx
		.insertInto("sso_attempt")
		.values({
			tenant_id: row.tenantId,
			state_hash: row.stateHash,
			provider_id: row.providerId,
			verifier_sealed: row.verifierSealed,
			nonce: row.nonce,
			persistent: row.persistent,
			return_to: "/",
			expires_at: row.expiresAt,
		})
		.execute();
}

/** To whom an open attempt was sent. */
export async function issuerOfAttempt(
	tx: Tx,
	tenantId: string,
	stateHash: Buffer,
): Promise<string | undefined> {
	const row = await tx
		.selectFrom("sso_attempt as a")
		.innerJoin("sso_provider as p", (join) =>
			join.onRef("p.tenant_id", "=", "a.tenant_id").onRef("p.id", "=", "a.provider_id"),
		)
		.select("p.issuer")
		.where("a.tenant_id", "=", tenantId)
		.where("a.state_hash", "=", stateHash)
		.executeTakeFirst();
	return row?.issuer;
}

/** Uses an attempt up, whatever becomes of it. */
export async function takeAttempt(
	tx: Tx,
	tenantId: string,
	stateHash: Buffer,
	now: Date,
): Promise<(StoredAttempt & { provider: StoredProvider }) | undefined> {
	const attempt = await tx
		.deleteFrom("sso_attempt")
		.where("tenant_id", "=", tenantId)
		.where("state_hash", "=", stateHash)
		.returning([
			"provider_id as providerId",
			"verifier_sealed as verifierSealed",
			"nonce",
			"persistent",
			"expires_at as expiresAt",
		])
		.executeTakeFirst();
	if (attempt === undefined || attempt.expiresAt <= now) return undefined;
	const provider = await tx
		.selectFrom("sso_provider as p")
		.select(providerColumns)
		.where("p.tenant_id", "=", tenantId)
		.where("p.id", "=", attempt.providerId)
		.where("p.is_enabled", "=", true)
		.executeTakeFirst();
	if (provider === undefined) return undefined;
	return { ...attempt, provider: provider as StoredProvider };
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

export async function loginBySubject(
	tx: Tx,
	tenantId: string,
	kind: SsoKind,
	subject: string,
	now: Date,
): Promise<LinkedLogin | undefined> {
	const { rows } = await sql<LinkedLogin>`
		select l.id as "loginId", l.user_id as "userId", u.role, l.is_enabled and ${isOpen(now)} as "isOpen"
		from user_login l
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where l.tenant_id = ${tenantId} and l.provider = ${kind} and l.external_subject = ${subject}`.execute(
		tx,
	);
	return rows[0];
}

/** Somebody with this address who is not linked with the provider yet. */
export async function unlinkedPersonByMail(
	tx: Tx,
	tenantId: string,
	kind: SsoKind,
	mail: string,
	now: Date,
): Promise<{ userId: string } | undefined> {
	const { rows } = await sql<{ userId: string }>`
		select u.id as "userId"
		from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where u.tenant_id = ${tenantId} and u.mail is not null and lower(u.mail) = lower(${mail}) and ${isOpen(now)}
			and not exists (select from user_login l
				where l.tenant_id = u.tenant_id and l.user_id = u.id and l.provider = ${kind})`.execute(tx);
	return rows[0];
}

export async function insertLinkedLogin(
	tx: Tx,
	row: {
		tenantId: string;
		id: string;
		userId: string;
		kind: SsoKind;
		subject: string;
	},
): Promise<void> {
	await tx
		.insertInto("user_login")
		.values({
			tenant_id: row.tenantId,
			id: row.id,
			user_id: row.userId,
			provider: row.kind,
			external_subject: row.subject,
		})
		// somebody signs in for the first time in two windows at once
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Ways to a provider from which nobody came back. */
export async function deleteOldAttempts(
	tx: Tx,
	tenantId: string,
	expiredBefore: Date,
): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("sso_attempt")
		.where("tenant_id", "=", tenantId)
		.where("expires_at", "<", expiredBefore)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export function tenantByNo(tenantNo: string): Statement {
	return {
		text: 'select tenant_id as "tenantId", name, language from gate.tenant_by_no($1)',
		values: [tenantNo],
	};
}

/** The value of a group of settings for the whole company, today; undefined where none is set. */
export async function companySetting(
	tx: Tx,
	tenantId: string,
	key: string,
	now: Date,
): Promise<unknown> {
	const row = await firstRow(tx)<{ value: unknown }>`
		select value from setting
		where tenant_id = ${tenantId} and key = ${key} and scope = 'GLOBAL'
			and valid_from <= ${now}::timestamptz::date
			and (valid_to is null or valid_to >= ${now}::timestamptz::date)
		order by valid_from desc limit 1`;
	return row?.value;
}

/** The providers of single sign-on that a tenant has switched on. */
export function enabledProviders(tenantId: string): Statement {
	return statementOf(sql`
		select kind from sso_provider where tenant_id = ${tenantId} and is_enabled order by kind desc`);
}

/** A sign-in by password, and whether its person may sign in at all today. */
export interface Login {
	readonly loginId: string;
	readonly userId: string;
	readonly username: string;
	readonly passwordHash: string | null;
	readonly mustChange: boolean;
	readonly isOpen: boolean;
	readonly role: "USER" | "TERMINAL" | "APP" | "APIKEY" | "SYSTEM";
}

const loginColumns = sql`l.id as "loginId", l.user_id as "userId", l.username, l.password_hash as "passwordHash",
	l.must_change as "mustChange", u.role`;

/** By sign-in name or e-mail address; the name wins where one person's address is another's name. */
export function findLogin(tx: Tx, tenantId: string, name: string, now: Date) {
	return firstRow(tx)<Login>`
		select ${loginColumns}, ${isOpen(now)} as "isOpen"
		from (
			select id, 1 as rank from user_login
			where tenant_id = ${tenantId} and username is not null and lower(username) = lower(${name})
			union all
			select m.id, 2 from app_user p
			join user_login m on m.tenant_id = p.tenant_id and m.user_id = p.id and m.provider = 'MANUAL'
			where p.tenant_id = ${tenantId} and p.mail is not null and lower(p.mail) = lower(${name})
			order by rank limit 1
		) hit
		join user_login l on l.tenant_id = ${tenantId} and l.id = hit.id
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id`;
}

/** The sign-in by password of a person, or that of the id. */
export function readLogin(
	tx: Tx,
	tenantId: string,
	of: { loginId: string } | { userId: string },
	now: Date,
) {
	return firstRow(tx)<Login>`
		select ${loginColumns}, ${isOpen(now)} as "isOpen"
		from user_login l
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where l.tenant_id = ${tenantId} and l.provider = 'MANUAL'
			and ${"loginId" in of ? sql`l.id = ${of.loginId}` : sql`l.user_id = ${of.userId}`}
		limit 1`;
}

/**
 * Keeps a login as it is until the transaction ends. Shared: what rests on its password goes on side by side, a change
 * waits. Alone: of several changes one goes on; rows that only point at the login are not held up.
 */
export async function holdLogin(
	tx: Tx,
	tenantId: string,
	loginId: string,
	how: "shared" | "alone",
): Promise<void> {
	const lock = how === "shared" ? sql`for share` : sql`for no key update`;
	await execute(tx)`
		select from user_login where tenant_id = ${tenantId} and id = ${loginId} ${lock}`;
}

/** Neither switched off nor past the last working day, counted in the site's zone; its night shift may still be ended. */
function isOpen(now: Date) {
	return sql<boolean>`(l.is_enabled and u.is_enabled
		and (u.exit_date is null or u.exit_date >= (${now}::timestamptz at time zone h.time_zone)::date
			or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, (${now}::timestamptz at time zone h.time_zone)::date)))`;
}

export interface LoginEventRow {
	readonly tenantId: string;
	readonly id: string;
	readonly at: Date;
	readonly userId: string | null;
	readonly nameHash: Buffer | null;
	readonly outcome: string;
	readonly provider: string;
	readonly address: string;
	readonly client: string;
}

export async function insertLoginEvent(tx: Tx, row: LoginEventRow): Promise<void> {
	await execute(tx)`
		insert into login_event (tenant_id, id, at, user_id, name_hash, outcome, provider, address, client)
		values (${row.tenantId}, ${row.id}, ${row.at}, ${row.userId}, ${row.nameHash}, ${row.outcome}, ${row.provider},
			${row.address}, ${row.client})`;
}

/** A one-time link that can still be opened: not expired, and not used unless its own step goes on. */
export function findLoginToken(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
	return firstRow(tx)<{ userId: string; usedAt: Date | null }>`
		select user_id as "userId", used_at as "usedAt" from login_token
		where tenant_id = ${tenantId} and token_hash = ${tokenHash} and expires_at > ${now} for update`;
}

export async function useLoginToken(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
	await execute(tx)`update login_token set used_at = ${now}
		where tenant_id = ${tenantId} and token_hash = ${tokenHash}`;
}

/** Whether the person signed in since then, from this address as the trace keeps it. */
export async function hasSignedIn(
	tx: Tx,
	tenantId: string,
	userId: string,
	address: string,
	since: Date,
): Promise<boolean> {
	const found = await firstRow(tx)`
		select from login_event
		where tenant_id = ${tenantId} and user_id = ${userId} and id >= uuid_v7_floor(${since}::timestamptz)
			and outcome = 'SIGNED_IN' and address = ${address}
		limit 1`;
	return found !== undefined;
}

/** What somebody may type to mean this login. */
export async function namesOfLogin(
	tx: Tx,
	tenantId: string,
	{ loginId, userId }: { readonly loginId: string; readonly userId: string },
): Promise<string[]> {
	const row = await firstRow(tx)<{ username: string | null; mail: string | null }>`
		select l.username, u.mail from user_login l
		join app_user u on u.tenant_id = l.tenant_id and u.id = ${userId}
		where l.tenant_id = ${tenantId} and l.id = ${loginId}`;
	return [row?.username, row?.mail].flatMap((name) => name ?? []);
}

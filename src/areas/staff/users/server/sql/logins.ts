import { sql } from "kysely";
import type { LoginKind } from "#areas/session/sign-in/contract.ts";
import type { SortDirection } from "#kit/contract/list.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";

export interface StoredLogin {
	readonly provider: LoginKind;
	readonly loginId: string;
	readonly username: string | null;
	readonly externalSubject: string | null;
	readonly isEnabled: boolean;
	readonly hasPassword: boolean;
	readonly mustChangePassword: boolean;
}

const columns = sql`l.provider, l.id as "loginId", l.username, l.external_subject as "externalSubject",
	l.is_enabled as "isEnabled", l.password_hash is not null as "hasPassword", l.must_change as "mustChangePassword"`;

/** The sign-ins of a person, locked. */
export function readLogins(tx: Tx, tenantId: string, userId: string) {
	return rows(tx)<StoredLogin>`
		select ${columns} from user_login l where l.tenant_id = ${tenantId} and l.user_id = ${userId}
		order by l.is_enabled desc, l.id for no key update of l`;
}

/** The sign-in by name and password, kept likewise; undefined where there is none. */
export async function readManualLogin(tx: Tx, tenantId: string, userId: string) {
	const logins = await readLogins(tx, tenantId, userId);
	return logins.find(({ provider }) => provider === "MANUAL");
}

export interface ListedLogin extends Omit<StoredLogin, "loginId">, Record<string, unknown> {
	readonly loginId: string | null;
	readonly lastSignInAt: Date | null;
	readonly invitedUntil: Date | null;
}

/** One line for the password, for each provider that is switched on, and for whatever the person has beside; rows are `ListedLogin`. */
export const listLogins = composedStatement(
	["tenantId", "userId", "now"],
	({ tenantId, userId, now }) => sql`
		select k.provider, l.id as "loginId", l.username, l.external_subject as "externalSubject",
			coalesce(l.is_enabled, false) as "isEnabled", coalesce(l.password_hash is not null, false) as "hasPassword",
			coalesce(l.must_change, false) as "mustChangePassword",
			(select e.at from login_event e where e.tenant_id = ${tenantId} and e.user_id = ${userId}
				and e.provider = k.provider and e.outcome = 'SIGNED_IN' order by e.id desc limit 1) as "lastSignInAt",
			(select max(expires_at) from login_token where tenant_id = ${tenantId} and user_id = ${userId}
				and purpose = 'INVITE' and used_at is null and expires_at > ${now}) as "invitedUntil"
		from (
			select 'MANUAL' as provider union select kind from sso_provider where tenant_id = ${tenantId} and is_enabled
			union select provider from user_login where tenant_id = ${tenantId} and user_id = ${userId}) k
		left join user_login l on l.tenant_id = ${tenantId} and l.user_id = ${userId} and l.provider = k.provider
		order by k.provider <> 'MANUAL', k.provider`,
);

export async function insertLogin(
	tx: Tx,
	tenantId: string,
	row: {
		readonly id: string;
		readonly userId: string;
		readonly provider: LoginKind;
		readonly username: string | null;
		readonly externalSubject: string | null;
		readonly isEnabled: boolean;
	},
): Promise<void> {
	const must_change = row.provider === "MANUAL";
	await addRows(tx, "user_login", { tenant_id: tenantId, ...columnsOf(row), must_change });
}

export async function updateLogin(
	tx: Tx,
	tenantId: string,
	id: string,
	change: Partial<Pick<StoredLogin, "username" | "externalSubject" | "isEnabled">>,
): Promise<void> {
	await changeRow(tx, "user_login", { tenantId, id }, columnsOf(change));
}

export function deleteLogin(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "user_login", { tenantId, id });
}

/** Whether the name is the mail address of somebody else, who signs in with it too. */
export async function isMailOfOther(tx: Tx, tenantId: string, userId: string, username: string) {
	const found = await rows(tx)`
		select from app_user where tenant_id = ${tenantId} and mail is not null and lower(mail) = lower(${username})
			and id <> ${userId}`;
	return found.length > 0;
}

export interface Invitee {
	readonly name: string;
	readonly mail: string | null;
	readonly isEnabled: boolean;
	readonly company: string;
	readonly language: string;
	readonly tenantNo: string;
}

export async function readInvitee(tx: Tx, tenantId: string, userId: string): Promise<Invitee> {
	const row = await firstRow(tx)<Invitee>`
		select u.first_name || ' ' || u.last_name as name, u.mail, u.is_enabled as "isEnabled", t.name as company,
			t.language, gate.own_tenant_no() as "tenantNo"
		from app_user u join tenant t on t.tenant_id = u.tenant_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row as Invitee;
}

/** Whether a person can sign in already, by password or through a provider. */
export async function hasActiveLogin(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
	const found = await rows(tx)`
		select from user_login where tenant_id = ${tenantId} and user_id = ${userId} and is_enabled
			and (password_hash is not null or external_subject is not null) limit 1`;
	return found.length > 0;
}

/** Puts an invitation in place of the earlier ones. */
export async function replaceInvitation(
	tx: Tx,
	tenantId: string,
	userId: string,
	link: { readonly tokenHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
	await execute(tx)`
		update login_token set used_at = ${link.now}
		where tenant_id = ${tenantId} and user_id = ${userId} and used_at is null`;
	await addRows(tx, "login_token", {
		tenant_id: tenantId,
		token_hash: link.tokenHash,
		user_id: userId,
		purpose: "INVITE",
		expires_at: link.expiresAt,
	});
}

export interface EventRow extends Record<string, unknown> {
	readonly id: string;
	readonly at: Date;
	readonly outcome: string;
	readonly provider: string;
	readonly address: string | null;
	readonly client: string;
	readonly total: number;
}

interface Page {
	readonly page: number;
	readonly pageSize: number;
	readonly search?: string | undefined;
	readonly sortDirection?: SortDirection | undefined;
}

/** One page of what somebody did to sign in; after the last page the number alone. */
export function loginEvents(
	tenantId: string,
	userId: string,
	{ page, pageSize, search = "", sortDirection }: Page,
): Statement {
	const direction = sql.raw(sortDirection === "ASC" ? "asc" : "desc");
	const hits = sql`from login_event where tenant_id = ${tenantId} and user_id = ${userId}
		and strpos(lower(concat_ws(' ', outcome, provider, address, client)), lower(${search})) > 0`;
	return statementOf(sql`
		select t.total, e.* from (select count(*)::int as total ${hits}) t
		left join (select id, at, outcome, provider, address, client ${hits}
			order by id ${direction} ${pageLimit({ page, pageSize })}) e on true
		order by e.id ${direction}`);
}

import { sql } from "kysely";
import type { LoginKind } from "#areas/session/sign-in/contract.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

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

/** The sign-ins of a person, kept from other changes. */
export async function readLogins(tx: Tx, tenantId: string, userId: string): Promise<StoredLogin[]> {
	const { rows } = await sql<StoredLogin>`
		select ${columns} from user_login l where l.tenant_id = ${tenantId} and l.user_id = ${userId}
		order by l.is_enabled desc, l.id for no key update of l`.execute(tx);
	return rows;
}

export interface ListedLogin extends Omit<StoredLogin, "loginId"> {
	readonly loginId: string | null;
	readonly lastSignInAt: Date | null;
	readonly invitedUntil: Date | null;
}

/** One line for the password, for each provider that is switched on, and for whatever the person has beside. */
export async function listLogins(
	tx: Tx,
	tenantId: string,
	userId: string,
	now: Date,
): Promise<ListedLogin[]> {
	const { rows } = await sql<ListedLogin>`
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
		order by k.provider <> 'MANUAL', k.provider`.execute(tx);
	return rows;
}

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
	await tx
		.insertInto("user_login")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			provider: row.provider,
			username: row.username,
			external_subject: row.externalSubject,
			is_enabled: row.isEnabled,
			must_change: row.provider === "MANUAL",
		})
		.execute();
}

export async function updateLogin(
	tx: Tx,
	tenantId: string,
	loginId: string,
	change: {
		readonly username?: string;
		readonly external_subject?: string;
		readonly is_enabled?: boolean;
	},
): Promise<void> {
	await tx
		.updateTable("user_login")
		.set((eb) => ({ ...change, version: eb("version", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", loginId)
		.execute();
}

export async function deleteLogin(tx: Tx, tenantId: string, loginId: string): Promise<void> {
	await tx
		.deleteFrom("user_login")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", loginId)
		.execute();
}

/** Whether the name is the mail address of somebody else, who signs in with it too. */
export async function isMailOfOther(
	tx: Tx,
	tenantId: string,
	userId: string,
	username: string,
): Promise<boolean> {
	const { rows } = await sql`
		select from app_user where tenant_id = ${tenantId} and mail is not null and lower(mail) = lower(${username})
			and id <> ${userId}`.execute(tx);
	return rows.length > 0;
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
	const { rows } = await sql<Invitee>`
		select u.first_name || ' ' || u.last_name as name, u.mail, u.is_enabled as "isEnabled", t.name as company,
			t.language, gate.own_tenant_no() as "tenantNo"
		from app_user u join tenant t on t.tenant_id = u.tenant_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(tx);
	return rows[0] as Invitee;
}

/** Puts an invitation in place of the earlier ones. */
export async function replaceInvitation(
	tx: Tx,
	tenantId: string,
	userId: string,
	link: { readonly tokenHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
	await tx
		.updateTable("login_token")
		.set({ used_at: link.now })
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.where("used_at", "is", null)
		.execute();
	await tx
		.insertInto("login_token")
		.values({
			tenant_id: tenantId,
			token_hash: link.tokenHash,
			user_id: userId,
			purpose: "INVITE",
			expires_at: link.expiresAt,
		})
		.execute();
}

export interface EventRow extends Record<string, unknown> {
	readonly id: string | null;
	readonly at: Date;
	readonly outcome: string;
	readonly provider: string;
	readonly address: string | null;
	readonly client: string;
	readonly total: number;
}

export async function loginEvents(
	tx: Tx,
	tenantId: string,
	userId: string,
	page: {
		readonly limit: number;
		readonly offset: number;
		readonly isOldestFirst: boolean;
		readonly search: string;
	},
): Promise<EventRow[]> {
	const direction = sql.raw(page.isOldestFirst ? "asc" : "desc");
	const hits = sql`from login_event where tenant_id = ${tenantId} and user_id = ${userId}
		and strpos(lower(concat_ws(' ', outcome, provider, address, client)), lower(${page.search})) > 0`;
	const { rows } = await sql<EventRow>`
		select t.total, e.* from (select count(*)::int as total ${hits}) t
		left join (select id, at, outcome, provider, address, client ${hits}
			order by id ${direction} limit ${page.limit} offset ${page.offset}) e on true
		order by e.id ${direction}`.execute(tx);
	return rows;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export interface NewSession {
	readonly tenantId: string;
	readonly tokenHash: Buffer;
	readonly id: string;
	readonly userId: string;
	readonly loginId: string | null;
	readonly provider: string;
	readonly persistent: boolean;
	readonly now: Date;
	readonly idleUntil: Date;
	readonly endsAt: Date;
	readonly client: string;
}

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
	await execute(tx)`
		insert into session (tenant_id, token_hash, id, user_id, login_id, provider, persistent, seen_at,
			idle_until, ends_at, client)
		values (${row.tenantId}, ${row.tokenHash}, ${row.id}, ${row.userId}, ${row.loginId}, ${row.provider},
			${row.persistent}, ${row.now}, ${row.idleUntil}, ${row.endsAt}, ${row.client})`;
}

export async function sessionTimesSetting(tx: Tx, tenantId: string, now: Date): Promise<unknown> {
	const row = await firstRow(tx)<{ value: unknown }>`
		select resolve_setting(${tenantId}, null, null, 'session.times', ${now}::timestamptz::date) as value`;
	return row?.value;
}

export interface EndedSession {
	readonly id: string;
	readonly userId: string;
	/** Who acted as that person in it. */
	readonly impersonatorId: string | null;
}

/**
 * Which sessions end: the one of a cookie, one of a person's, all of a login but one, all of a person, or those in which a
 * person acts as somebody else. With a login or a person go those that they act in.
 */
export type Ending =
	| { readonly tokenHash: Buffer }
	| { readonly sessionId: string; readonly userId: string }
	| { readonly loginId: string; readonly exceptSessionId: string | null }
	| { readonly allOfUserId: string }
	| { readonly actedByUserId: string };

export async function revokeSessions(
	tx: Tx,
	tenantId: string,
	which: Ending,
	now: Date,
): Promise<EndedSession[]> {
	return tx
		.updateTable("session")
		.set({ revoked_at: now })
		.where("tenant_id", "=", tenantId)
		.where("revoked_at", "is", null)
		.where(isEnding(tenantId, which))
		.returning(["id", "user_id as userId", "impersonator_id as impersonatorId"])
		.execute();
}

function isEnding(tenantId: string, which: Ending): RawBuilder<SqlBool> {
	if ("tokenHash" in which) return sql`token_hash = ${which.tokenHash}`;
	if ("sessionId" in which) return sql`id = ${which.sessionId} and user_id = ${which.userId}`;
	if ("actedByUserId" in which) return sql`impersonator_id = ${which.actedByUserId}`;
	if ("allOfUserId" in which) {
		const { allOfUserId: id } = which;
		return sql`(user_id = ${id} or impersonator_id = ${id})`;
	}
	const { loginId, exceptSessionId } = which;
	return sql`(login_id = ${loginId} and id is distinct from ${exceptSessionId}::uuid
		or impersonator_id = (select l.user_id from user_login l where l.tenant_id = ${tenantId} and l.id = ${loginId}))`;
}

export function openSessionsOf(tenantId: string, userId: string, now: Date): Statement {
	return statementOf(sql`
		select id, provider, client, seen_at as "seenAt", least(ends_at, idle_until) as "endsAt", persistent
		from session
		where tenant_id = ${tenantId} and user_id = ${userId} and revoked_at is null
			and idle_until > ${now} and ends_at > ${now}
		order by seen_at desc, id desc`);
}

/** What a session shows beside what its check has read already; one row. */
export function sessionFacts(of: {
	tenantId: string;
	userId: string;
	loginId: string | null;
	siteIds: readonly string[];
}): Statement {
	return {
		text: `
			select gate.own_tenant_no() as "tenantNo",
				coalesce(l.username, u.mail, u.first_name || ' ' || u.last_name) as username,
				(select id from unit where tenant_id = $1 and parent_id is null) as "rootUnitId",
				jsonb_build_object('id', p.id, 'name', p.name) as "primaryUnit",
				u.site_id as "primarySiteId",
				(select jsonb_agg(jsonb_build_object('siteId', s.id, 'unitId', s.unit_id, 'name', s.name,
						'timeZone', s.time_zone) order by s.name)
					from site s where s.tenant_id = $1 and s.id = any($4)) as sites,
				(select coalesce(jsonb_object_agg(k.key, k.value), '{}')
					from (select key, value from user_setting
						where tenant_id = $1 and user_id = $2 and key not like 'Grid.%'
							and site_id = '00000000-0000-0000-0000-000000000000'
						order by scope desc) k) as settings
			from app_user u
			join unit p on p.tenant_id = u.tenant_id and p.id = u.unit_id
			left join user_login l on l.tenant_id = u.tenant_id and l.id = $3
			where u.tenant_id = $1 and u.id = $2`,
		values: [of.tenantId, of.userId, of.loginId, of.siteIds],
	};
}

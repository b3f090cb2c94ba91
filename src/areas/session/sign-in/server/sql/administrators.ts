import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";

/** How well a company is provided: nobody, somebody who could not sign in, or somebody who can. */
export type Provision = 0 | 1 | 2;

/** Those who hold everything everywhere. */
export interface Administrators {
	readonly today: Provision;
	/** Of those for whom no end is known: neither of the right, nor a last day of the person. */
	readonly lasting: Provision;
}

interface Asked {
	readonly tenantId: string;
	/** The civil day on which grants and employments count. */
	readonly today: string;
	readonly now: Date;
}

const none: Administrators = { today: 0, lasting: 0 };

/**
 * Who holds everything everywhere today, is enabled and still employed; `others` leaves one of them out. Keeps other
 * changes of administrators waiting until the transaction ends, so that two cannot remove each other.
 */
export async function administratorsOf(tx: Tx, { tenantId, today, now }: Asked, without?: string) {
	await execute(tx)`select from tenant where tenant_id = ${tenantId} for no key update`;
	const row = await firstRow(tx)<{ all: Administrators; others: Administrators }>`
		with administrator as (
			select u.id, ${canSignIn(now)} as able, bool_or(g.valid_to is null and u.exit_date is null) as lasting
			from (
				select a.user_id, a.valid_to from role_assignment a
				join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id
					and p.permission_key = 'access.defaults' and p.level = 4
				where a.tenant_id = ${tenantId} and a.scope = 'GLOBAL'
					and a.valid_from <= ${today} and (a.valid_to is null or a.valid_to >= ${today})
				union all
				select g.user_id, g.valid_to from user_permission g
				where g.tenant_id = ${tenantId} and g.scope = 'GLOBAL' and g.permission_key = 'access.defaults' and g.level = 4
					and g.valid_from <= ${today} and (g.valid_to is null or g.valid_to >= ${today})
			) g
			join app_user u on u.tenant_id = ${tenantId} and u.id = g.user_id and u.is_enabled and u.role = 'USER'
				and (u.exit_date is null or u.exit_date >= ${today})
			group by u.tenant_id, u.id
		), graded as (
			select id, 1 + able::int as grade, (1 + able::int) * lasting::int as lasting from administrator
		)
		select jsonb_build_object('today', coalesce(max(grade), 0), 'lasting', coalesce(max(lasting), 0)) as "all",
			jsonb_build_object('today', coalesce(max(grade) filter (where id <> ${without ?? null}::uuid), 0),
				'lasting', coalesce(max(lasting) filter (where id <> ${without ?? null}::uuid), 0)) as others
		from graded`;
	return row ?? { all: none, others: none };
}

/**
 * Whether there is a way in for the person `u`: a password; an invitation that still leads to one; a provider that is
 * switched on and knows her, or will know her by her mail address.
 */
function canSignIn(now: Date) {
	const login = sql`select from user_login l where l.tenant_id = u.tenant_id and l.user_id = u.id`;
	return sql`(
		exists (${login} and l.is_enabled and l.provider = 'MANUAL' and (l.password_hash is not null or exists (
			select from login_token k where k.tenant_id = u.tenant_id and k.user_id = u.id
				and k.used_at is null and k.expires_at > ${now})))
		or exists (select from sso_provider p where p.tenant_id = u.tenant_id and p.is_enabled and (
			exists (${login} and l.is_enabled and l.provider = p.kind and l.external_subject is not null)
			or not exists (${login} and l.provider = p.kind)
				and lower(split_part(u.mail, '@', 2)) in (select lower(d) from unnest(p.domains) d))))`;
}

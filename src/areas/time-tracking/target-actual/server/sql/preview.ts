import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { NamedPerson } from "../../contract/fields.ts";
import { namedPerson } from "./listed-people.ts";
import type { UserDay } from "./stale.ts";

/** Somebody whose days a change reaches. */
export interface ReachedPerson {
	readonly userId: string;
	/** Whether their times may be shown to the asking person. */
	readonly isVisible: boolean;
}

/** How far a change reaches; days of closed months are not counted. */
export interface Reach {
	readonly people: number;
	readonly days: number;
	/** Civil days; null where there are none. */
	readonly from: string | null;
	readonly to: string | null;
	readonly keptMonths: number;
	/** Those who may be shown first, all others in an order that has nothing to do with names or units. */
	readonly sample: readonly ReachedPerson[];
}

/**
 * `spans`: the ranges of days that this transaction has left notes at, without those of closed months. Notes that others
 * have not committed yet cannot be seen, so what carries its number is its own.
 */
function spansOf(tenantId: string, ofSome: RawBuilder<unknown>) {
	return sql`
		noted as materialized (
			select user_id, from_day, to_day from day_stale
			where tenant_id = ${tenantId} and xmin = pg_current_xact_id()::xid ${ofSome}),
		closed as (
			select c.user_id, count(*) as many, range_agg(daterange(c.month, (c.month + interval '1 month')::date)) as months
			from closed_month c
			where c.tenant_id = ${tenantId} and exists (select from noted n where n.user_id = c.user_id
				and n.from_day < c.month + interval '1 month' and n.to_day >= c.month)
			group by c.user_id),
		spans as materialized (
			select n.user_id, lower(span) as from_day, upper(span) as end_day
			from (select user_id, range_agg(daterange(from_day, to_day, '[]')) as days from noted group by user_id) n
			left join closed c on c.user_id = n.user_id
			cross join lateral unnest(n.days - coalesce(c.months, '{}')) span)`;
}

/** The kept days `r` of the ranges `s`. */
function keptDays(tenantId: string) {
	return sql`spans s join day_result r on r.tenant_id = ${tenantId} and r.user_id = s.user_id
		and r.day >= s.from_day and r.day < s.end_day`;
}

/** Who asks, and whom she sees, as a sub-query of ids. */
interface Asker {
	readonly tenantId: string;
	readonly ownId: string;
	readonly visible: RawBuilder<string>;
}

/** @param most people of the sample */
export async function reachOf(
	tx: Tx,
	{ tenantId, ownId, visible }: Asker,
	most: number,
): Promise<Reach> {
	const found = await firstRow(tx)<Reach>`
		with ${spansOf(tenantId, sql``)},
		people as materialized (
			select r.user_id, count(*) as days, min(r.day) as first_day, max(r.day) as last_day
			from ${keptDays(tenantId)} group by r.user_id),
		sample as (
			select p.user_id, (p.user_id = ${ownId} or p.user_id in ${visible}) as is_visible
			from people p order by is_visible desc, md5(p.user_id::text) ${atMost(most)})
		select count(*)::int as people, coalesce(sum(days), 0)::int as days, min(first_day)::text as "from",
			max(last_day)::text as "to", (select coalesce(sum(many), 0)::int from closed) as "keptMonths",
			(select coalesce(json_agg(json_build_object('userId', user_id, 'isVisible', is_visible)), '[]')
				from sample) as sample
		from people`;
	return found as Reach;
}

/** Of the days that a change reaches so many of each of some people: the nearest to today. */
export function nearestDays(
	tx: Tx,
	tenantId: string,
	given: { readonly userIds: readonly string[]; readonly today: string; readonly each: number },
) {
	const ids = sql`${[...given.userIds]}::uuid[]`;
	return rows(tx)<UserDay>`
		with ${spansOf(tenantId, sql`and user_id = any(${ids})`)}
		select u.id as "userId", d.day::text as day
		from unnest(${ids}) as u(id)
		cross join lateral (select r.day from ${keptDays(tenantId)}
			where s.user_id = u.id order by abs(r.day - ${given.today}::date), r.day ${atMost(given.each)}) d
		order by 1, 2`;
}

/** In order of their names. */
export async function peopleNamed(tx: Tx, tenantId: string, userIds: readonly string[]) {
	const found = await rows(tx)<{ readonly user: NamedPerson }>`
		select ${namedPerson} as "user" from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;
	return found.map(({ user }) => user);
}

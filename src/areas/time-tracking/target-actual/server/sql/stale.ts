import { sql } from "kysely";
import type { Tx } from "../../../../../kit/server/database/tenant-transaction.ts";

export interface UserDay {
	readonly userId: string;
	/** Civil day. */
	readonly day: string;
}

export interface UserDays {
	readonly userId: string;
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** The tenant that a transaction is bound to. */
export async function tenantOf(tx: Tx): Promise<string> {
	const { rows } = await sql<{ id: string }>`
		select current_setting('app.tenant_id')::uuid as id`.execute(tx);
	return (rows[0] as { id: string }).id;
}

function given(days: readonly UserDays[]) {
	return sql`unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.from)}::date[],
		${days.map((one) => one.to)}::date[]) as g(user_id, from_day, to_day)`;
}

/** How many of some days have a result. */
export async function countResults(
	tx: Tx,
	tenantId: string,
	days: readonly UserDays[],
	most: number,
): Promise<number> {
	const { rows } = await sql<{ found: number }>`
		select count(*)::int as found from (
			select from ${given(days)}
			join day_result r on r.tenant_id = ${tenantId} and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day
			limit ${most}) few`.execute(tx);
	return rows[0]?.found ?? 0;
}

/** The days of some ranges that have a result. */
export async function daysWithResult(
	tx: Tx,
	tenantId: string,
	days: readonly UserDays[],
): Promise<UserDay[]> {
	const { rows } = await sql<UserDay>`
		select distinct r.user_id as "userId", r.day::text as day from ${given(days)}
		join day_result r on r.tenant_id = ${tenantId} and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day`.execute(
		tx,
	);
	return rows;
}

/**
 * Notes days that have a result as to be computed anew. A note that is there already is touched: whoever is just settling
 * it waits, and leaves it for the next time.
 */
export async function markStale(
	tx: Tx,
	tenantId: string,
	days: readonly UserDays[],
	now: Date,
): Promise<void> {
	await sql`
		insert into day_stale (tenant_id, user_id, day, since)
		select distinct ${tenantId}::uuid, r.user_id, r.day, ${now}::timestamptz from ${given(days)}
		join day_result r on r.tenant_id = ${tenantId} and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day
		order by r.user_id, r.day
		on conflict (tenant_id, user_id, day) do update set since = excluded.since`.execute(
		tx,
	);
}

/** How many days of each person wait, in order of ids. */
export async function waitingPeople(
	tx: Tx,
	tenantId: string,
): Promise<{ readonly userId: string; readonly days: number }[]> {
	const { rows } = await sql<{ userId: string; days: number }>`
		select user_id as "userId", count(*)::int as days from day_stale
		where tenant_id = ${tenantId} group by 1 order by 1`.execute(tx);
	return rows;
}

/** Some of the days that wait, whole people first. */
export async function someStale(
	tx: Tx,
	tenantId: string,
	most: number,
): Promise<UserDay[]> {
	const { rows } = await sql<UserDay>`
		select s.user_id as "userId", s.day::text as day from day_stale s where s.tenant_id = ${tenantId}
		order by s.user_id, s.day limit ${most}`.execute(tx);
	return rows;
}

/** The days of some people that wait. */
export async function staleOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<UserDay[]> {
	const { rows } = await sql<UserDay>`
		select s.user_id as "userId", s.day::text as day from day_stale s
		where s.tenant_id = ${tenantId} and s.user_id = any(${[...userIds]}::uuid[])
		order by s.user_id, s.day`.execute(tx);
	return rows;
}

/** Of some people's days those that wait, and those of which nothing is kept yet; mostly nobody misses a day, so they are counted first. */
export async function unsettledDays(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<UserDay[]> {
	const ids = [...userIds];
	const { rows } = await sql<UserDay>`
		with span as materialized (
			select least(${to}::date, day_partition_horizon('day_result') - 1) as last_day),
		kept as (
			select r.user_id, count(*) as days from day_result r
			where r.tenant_id = ${tenantId} and r.user_id = any(${ids}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			group by r.user_id)
		select u.id as "userId", d::date::text as day
		from unnest(${ids}::uuid[]) as u(id)
		cross join span
		left join kept k on k.user_id = u.id
		cross join lateral generate_series(${from}::date, span.last_day, interval '1 day') d
		where coalesce(k.days, 0) <= span.last_day - ${from}::date
			and not exists (
				select from day_result r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day = d::date)
		union
		select s.user_id, s.day::text from day_stale s
		where s.tenant_id = ${tenantId} and s.user_id = any(${ids}::uuid[]) and s.day >= ${from} and s.day <= ${to}`.execute(
		tx,
	);
	return rows;
}

/** Keeps other calculations of these people waiting; in order of ids, as everywhere. */
export async function holdPeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<void> {
	await sql`select from app_user where tenant_id = ${tenantId} and id = any(${[...userIds]}::uuid[])
		order by id for no key update`.execute(tx);
}

/** Takes all notes of some people off. */
export async function takeStaleOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<UserDay[]> {
	const { rows } = await sql<UserDay>`
		delete from day_stale where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[])
		returning user_id as "userId", day::text as day`.execute(tx);
	return rows;
}

/** Takes notes off, before the facts are read: what is changed from then on makes a note of its own. */
export async function takeStale(
	tx: Tx,
	tenantId: string,
	days: readonly UserDay[],
): Promise<UserDay[]> {
	const { rows } = await sql<UserDay>`
		delete from day_stale s
		using unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.day)}::date[]) as g(user_id, day)
		where s.tenant_id = ${tenantId} and s.user_id = g.user_id and s.day = g.day
		returning s.user_id as "userId", s.day::text as day`.execute(tx);
	return rows;
}

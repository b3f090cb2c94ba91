import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { CompanyDays, PeopleDays } from "./people.ts";
import { keptBefore } from "./results.ts";

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
	const found = await firstRow(tx)<{ id: string }>`
		select current_setting('app.tenant_id')::uuid as id`;
	return (found as { id: string }).id;
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
	const found = await firstRow(tx)<{ found: number }>`
		select count(*)::int as found from (
			select from ${given(days)}
			join day_result r on r.tenant_id = ${tenantId} and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day
			${atMost(most)}) few`;
	return found?.found ?? 0;
}

/** The days of some ranges that have a result. */
export function daysWithResult(tx: Tx, tenantId: string, days: readonly UserDays[]) {
	return rows(tx)<UserDay>`
		select distinct r.user_id as "userId", r.day::text as day from ${given(days)}
		join day_result r on r.tenant_id = ${tenantId} and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day`;
}

/** Notes ranges of days as to be computed anew, where any of them has a result. */
export async function markStale(tx: Tx, tenantId: string, days: readonly UserDays[]) {
	await execute(tx)`
		select note_ranges(${tenantId}, ${days.map((one) => one.userId)}::uuid[],
		${days.map((one) => one.from)}::date[], ${days.map((one) => one.to)}::date[])`;
}

/** Days that wait: those of a note `s` that have a result `r`. One may be named by several notes. */
const waiting = sql`day_stale s
	join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.day >= s.from_day and r.day <= s.to_day`;

/** Whether more than so many days wait. */
export async function areMoreWaiting(tx: Tx, tenantId: string, most: number): Promise<boolean> {
	const found = await firstRow(tx)<{ found: number }>`
		select count(*)::int as found from (
			select from ${waiting} where s.tenant_id = ${tenantId} ${atMost(most + 1)}) few`;
	return (found?.found ?? 0) > most;
}

/** Whether a note names any day of a range, whosever it is. */
export async function isAnyWaiting(tx: Tx, { tenantId, from, to }: CompanyDays): Promise<boolean> {
	const found = await firstRow(tx)`
		select from day_stale
		where tenant_id = ${tenantId} and from_day <= ${to} and to_day >= ${from} limit 1`;
	return found !== undefined;
}

/** How many days of each person wait, in order of ids; 0 where notes are left of days without a result. */
export function waitingPeople(tx: Tx, tenantId: string) {
	return rows(tx)<{ readonly userId: string; readonly days: number }>`
		select p.user_id as "userId", coalesce(w.days, 0)::int as days
		from (select distinct user_id from day_stale where tenant_id = ${tenantId}) p
		left join (select s.user_id, count(distinct r.day) as days from ${waiting}
			where s.tenant_id = ${tenantId} group by s.user_id) w on w.user_id = p.user_id
		order by 1`;
}

/** Of some people's days those that wait, and those of which nothing is kept yet; mostly nobody misses a day, so they are counted first. */
export function staleDays(tx: Tx, { tenantId, userIds, from, to }: PeopleDays) {
	const ids = [...userIds];
	return rows(tx)<UserDay>`
		with span as materialized (
			select least(${to}::date, ${keptBefore} - 1) as last_day),
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
		select s.user_id, r.day::text from ${waiting}
		where s.tenant_id = ${tenantId} and s.user_id = any(${ids}::uuid[]) and r.day >= ${from} and r.day <= ${to}`;
}

/** Keeps other calculations of these people waiting; in order of ids, as everywhere. */
export async function holdPeople(tx: Tx, tenantId: string, userIds: readonly string[]) {
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = any(${[...userIds]}::uuid[])
		order by id for no key update`;
}

/** Takes all notes of some people off, before the facts are read: what is changed from then on makes a note of its own. */
export function takeStaleOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<UserDay>`
		with s as (
			delete from day_stale where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[])
			returning tenant_id, user_id, from_day, to_day)
		select distinct s.user_id as "userId", r.day::text as day
		from s join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.day >= s.from_day and r.day <= s.to_day`;
}

/** Takes the notes of some days off; what else they name goes on waiting. */
export async function takeStale(tx: Tx, tenantId: string, days: readonly UserDay[]): Promise<void> {
	await execute(tx)`
		with wanted as (
			select g.user_id, range_agg(daterange(g.day, g.day, '[]')) as days
			from unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.day)}::date[]) as g(user_id, day)
			group by g.user_id),
		taken as (
			delete from day_stale s using wanted w
			where s.tenant_id = ${tenantId} and s.user_id = w.user_id and daterange(s.from_day, s.to_day, '[]') && w.days
			returning s.user_id, s.from_day, s.to_day, s.since)
		insert into day_stale (tenant_id, user_id, from_day, to_day, since)
		select ${tenantId}::uuid, t.user_id, lower(rest), upper(rest) - 1, t.since
		from (select user_id, range_agg(daterange(from_day, to_day, '[]')) as days, min(since) as since from taken group by user_id) t
		join wanted w on w.user_id = t.user_id
		cross join lateral unnest(t.days - w.days) rest
		on conflict (tenant_id, user_id, from_day) do update set to_day = greatest(day_stale.to_day, excluded.to_day)`;
}

import { type RawBuilder, sql } from "kysely";
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

/** All that notes name of each person, in one: asked day by day they cost a page for each. */
export function notedDays({ tenantId, userIds }: Pick<PeopleDays, "tenantId" | "userIds">) {
	return sql`
		select user_id, range_agg(daterange(from_day, to_day, '[]')) as days from day_stale
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) group by user_id`;
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

/** Within a statement: whether a note names any day of a person's range, `until` exclusive. */
export function waitsWithin(
	tenantId: string,
	userId: RawBuilder<unknown>,
	{ from, until }: Readonly<Record<"from" | "until", RawBuilder<unknown>>>,
): RawBuilder<boolean> {
	return sql`exists (select from day_stale s
		where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.from_day < ${until} and s.to_day >= ${from})`;
}

/** The number of the youngest note; 0 where nothing waits. */
export async function youngestNote(tx: Tx, tenantId: string): Promise<number> {
	const found = await firstRow(tx)<{ number: number }>`
		select coalesce(max(number), 0)::float8 as number from day_stale where tenant_id = ${tenantId}`;
	return found?.number ?? 0;
}

/**
 * How many days of each person wait, in order of ids; 0 where notes are left of days without a result.
 *
 * @param youngest people alone of whom a note has at most this number; null: everybody
 */
export function waitingPeople(tx: Tx, tenantId: string, youngest: number | null = null) {
	return rows(tx)<{ readonly userId: string; readonly days: number }>`
		select p.user_id as "userId", coalesce(w.days, 0)::int as days
		from (select distinct user_id from day_stale
			where tenant_id = ${tenantId} and (${youngest}::bigint is null or number <= ${youngest}::bigint)) p
		left join (select s.user_id, count(distinct r.day) as days from ${waiting}
			where s.tenant_id = ${tenantId} group by s.user_id) w on w.user_id = p.user_id
		order by 1`;
}

/** Days of some people that wait. */
export function waitingDaysOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<UserDay>`
		select distinct s.user_id as "userId", r.day::text as day from ${waiting}
		where s.tenant_id = ${tenantId} and s.user_id = any(${[...userIds]}::uuid[])`;
}

/** Days of a range that wait. */
export function waitingDaysIn(tx: Tx, days: PeopleDays) {
	return rows(tx)<UserDay>`${waitingIn(days)}`;
}

function waitingIn({ tenantId, userIds, from, to }: PeopleDays) {
	return sql`
		select s.user_id as "userId", r.day::text as day from ${waiting}
		where s.tenant_id = ${tenantId} and s.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}`;
}

/** Days of which nothing is kept yet; mostly nobody misses one, so they are counted first. */
export function missingDays(tx: Tx, days: PeopleDays) {
	return rows(tx)<UserDay>`${missing(days)}`;
}

function missing({ tenantId, userIds, from, to }: PeopleDays) {
	const ids = [...userIds];
	return sql`
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
				select from day_result r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day = d::date)`;
}

/** As `staleDays`, of days of each person's own, one span each. */
export function staleOfSpans(tx: Tx, tenantId: string, spans: readonly UserDays[]) {
	return rows(tx)<UserDay>`
		with own as materialized (
			select g.user_id, g.from_day, least(g.to_day, ${keptBefore} - 1) as to_day from ${given(spans)}),
		kept as (
			select o.user_id, count(*) as days from own o
			join day_result r on r.tenant_id = ${tenantId} and r.user_id = o.user_id and r.day >= o.from_day and r.day <= o.to_day
			group by o.user_id)
		select o.user_id as "userId", d::date::text as day
		from own o
		left join kept k on k.user_id = o.user_id
		cross join lateral generate_series(o.from_day, o.to_day, interval '1 day') d
		where coalesce(k.days, 0) <= o.to_day - o.from_day
			and not exists (
				select from day_result r where r.tenant_id = ${tenantId} and r.user_id = o.user_id and r.day = d::date)
		union
		select s.user_id, r.day::text from own o
		join ${waiting} on s.tenant_id = ${tenantId} and s.user_id = o.user_id and r.day >= o.from_day and r.day <= o.to_day`;
}

/** Of some people's days those that wait, and those of which nothing is kept yet. */
export function staleDays(tx: Tx, days: PeopleDays) {
	return rows(tx)<UserDay>`(${missing(days)}) union ${waitingIn(days)}`;
}

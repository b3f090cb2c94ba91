import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { UserDay } from "./stale.ts";
import { superseded } from "./superseded.ts";

/** How often something was done about a person's results, as it was read; null: never. */
export interface CalculationNumber {
	readonly userId: string;
	readonly number: number | null;
}

export function calculationNumbers(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<CalculationNumber>`
		select u.id as "userId", c.number from unnest(${[...userIds]}::uuid[]) u(id)
		left join person_calculation c on c.tenant_id = ${tenantId} and c.user_id = u.id
		order by u.id`;
}

/**
 * Has other calculations of these people wait, or read anew what they have read: for a change that computes days with its
 * own facts, which nobody else sees yet. Bookings go on.
 */
export async function holdCalculations(tx: Tx, tenantId: string, userIds: readonly string[]) {
	await execute(tx)`select raise_calculations(${tenantId}, ${[...userIds]}::uuid[])`;
}

/**
 * Of some people those about whose results nothing was done since their numbers were read; nobody else writes them before
 * the end of the transaction. Waits for nobody: somebody who is being written is left out.
 */
export async function holdUnchanged(
	tx: Tx,
	tenantId: string,
	read: readonly CalculationNumber[],
): Promise<ReadonlySet<string>> {
	const found = await rows(tx)<{ id: string }>`
		with given as materialized (
			select * from unnest(${read.map((one) => one.userId)}::uuid[], ${read.map((one) => one.number)}::bigint[])
				as g(user_id, number)),
		made as (
			insert into person_calculation (tenant_id, user_id)
			select ${tenantId}::uuid, user_id from given where number is null order by user_id
			on conflict (tenant_id, user_id) do nothing returning user_id),
		held as materialized (
			select c.user_id from given g
			join person_calculation c on c.tenant_id = ${tenantId} and c.user_id = g.user_id and c.number = g.number
			order by c.user_id for update of c skip locked),
		raised as (
			update person_calculation c set number = default from held h
			where c.tenant_id = ${tenantId} and c.user_id = h.user_id returning c.user_id)
		select user_id as id from made union all select user_id from raised`;
	return new Set(found.map(({ id }) => id));
}

/** Numbers of the notes at some people's days that this process may take off. */
export async function noteNumbers(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<number[]> {
	const found = await firstRow(tx)<{ numbers: number[] }>`
		select coalesce(array_agg(number::float8), '{}') as numbers from day_stale
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) and not ${superseded}`;
	return found?.numbers ?? [];
}

/** Notes as they were read, `s`: one that was changed since, or is being changed, is not among them. */
function unchanged(tenantId: string, userIds: readonly string[], numbers: readonly number[]) {
	return sql`held as materialized (
		select n.user_id, n.from_day, n.to_day from day_stale n
		where n.tenant_id = ${tenantId} and n.user_id = any(${[...userIds]}::uuid[]) and n.number = any(${numbers}::bigint[])
		for update skip locked)`;
}

/** Takes notes off, all that they name. */
export async function takeNotes(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	numbers: readonly number[],
): Promise<void> {
	await execute(tx)`
		with ${unchanged(tenantId, userIds, numbers)}
		delete from day_stale s using held h
		where s.tenant_id = ${tenantId} and s.user_id = h.user_id and s.from_day = h.from_day`;
}

/**
 * Takes some days out of notes; what else they name goes on waiting. A process that a later release has superseded leaves a
 * note at each of them instead.
 */
export async function takeDays(
	tx: Tx,
	tenantId: string,
	days: readonly UserDay[],
	numbers: readonly number[],
): Promise<void> {
	const userIds = [...new Set(days.map(({ userId }) => userId))];
	await execute(tx)`
		with wanted as (
			select g.user_id, range_agg(daterange(g.day, g.day, '[]')) as days
			from unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.day)}::date[]) as g(user_id, day)
			group by g.user_id),
		${unchanged(tenantId, userIds, numbers)},
		taken as (
			delete from day_stale s using held h, wanted w
			where s.tenant_id = ${tenantId} and s.user_id = h.user_id and s.from_day = h.from_day
				and w.user_id = h.user_id and daterange(h.from_day, h.to_day, '[]') && w.days
			returning s.user_id, s.from_day, s.to_day)
		insert into day_stale (tenant_id, user_id, from_day, to_day)
		select ${tenantId}::uuid, t.user_id, lower(rest), upper(rest) - 1
		from (select user_id, range_agg(daterange(from_day, to_day, '[]')) as days from taken group by user_id) t
		join wanted w on w.user_id = t.user_id
		cross join lateral unnest(t.days - w.days) rest
		union all
		select ${tenantId}::uuid, w.user_id, lower(rest), upper(rest) - 1
		from wanted w cross join lateral unnest(w.days) rest where ${superseded}
		on conflict (tenant_id, user_id, from_day) do update set
			to_day = greatest(day_stale.to_day, excluded.to_day), number = excluded.number`;
}

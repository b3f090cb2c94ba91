import type pg from "pg";
import { withinTransaction } from "./maintenance.ts";

/** Divided by the years that their ids carry; with the first, as in the migration that made them. */
const idTables: readonly (readonly [table: string, first: string])[] = [
	["audit_event", "2026-01-01Z"],
	["login_event", "2026-01-01Z"],
	["booking", "2025-01-01Z"],
];

/** Divided by the years of their days; the migrations made them from 2025 on. */
const dayTables: readonly string[] = ["day_result", "special_account_day", "frozen_day"];

/** Results of days are kept until the end of the next year; the one after is there before this year ends. */
const ahead = "24 months";

const partitionLock = 762_341_191;

/** Makes the partitions that the coming years need; several processes may ask at once. */
export function ensurePartitions(pool: pg.Pool, now: Date): Promise<number> {
	return withinTransaction(pool, "begin", async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [partitionLock]);
		let made = 0;
		const make = async (text: string, values: readonly unknown[]) => {
			const { rows } = await client.query<{ made: number }>(text, [...values, now, ahead]);
			made += rows[0]?.made ?? 0;
		};
		for (const [table, first] of idTables) {
			await make(
				"select ensure_partitions($1, $2::timestamptz, $3::timestamptz + $4::interval) as made",
				[table, first],
			);
		}
		for (const table of dayTables) {
			await make(
				"select ensure_day_partitions($1, '2025-01-01', ($2::timestamptz + $3::interval)::date) as made",
				[table],
			);
		}
		return made;
	});
}

/** Until when every partitioned table can take rows; the catalogue is open to any role. */
export async function partitionHorizon(pool: pg.Pool): Promise<Date> {
	const { rows } = await pool.query<{ horizon: Date }>(
		`with upper_bound as (
			select i.inhparent,
				(regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([0-9a-f-]+)'''))[1] as value
			from unnest($1::text[]) t
			join pg_inherits i on i.inhparent = t::regclass
			join pg_class c on c.oid = i.inhrelid)
		select min(horizon) as horizon from (
			select max(case length(value) when 36 then uuid_v7_time(value::uuid) else value::date end) as horizon
			from upper_bound group by inhparent) each`,
		[[...idTables.map(([table]) => table), ...dayTables]],
	);
	return rows[0]?.horizon ?? new Date(0);
}

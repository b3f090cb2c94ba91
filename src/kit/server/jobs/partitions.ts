import type pg from "pg";
import { withinTransaction } from "./maintenance.ts";

interface PartitionedTable {
	readonly table: string;
	readonly first: string;
	readonly width: string;
	/** How far ahead partitions are made. */
	readonly ahead: string;
}

/** First instant and width are those of the migration that made the table. */
const partitionedTables: readonly PartitionedTable[] = [
	{ table: "audit_event", first: "2026-01-01Z", width: "1 month", ahead: "12 months" },
	{ table: "login_event", first: "2026-01-01Z", width: "1 month", ahead: "12 months" },
	{ table: "booking", first: "2025-01-01Z", width: "3 months", ahead: "12 months" },
];

/** Divided by days, a month each; the migrations made them from 2025 on. */
const dayTables: readonly string[] = ["day_result", "special_account_day", "frozen_day"];

const partitionLock = 762_341_191;

/** Makes the partitions that the coming year needs; several processes may ask at once. */
export function ensurePartitions(pool: pg.Pool, now: Date): Promise<number> {
	return withinTransaction(pool, "begin", async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [partitionLock]);
		let made = 0;
		for (const { table, first, width, ahead } of partitionedTables) {
			const { rows } = await client.query<{ made: number }>(
				"select ensure_partitions($1, $2::timestamptz, $3::interval, $4::timestamptz + $5::interval) as made",
				[table, first, width, now, ahead],
			);
			made += rows[0]?.made ?? 0;
		}
		for (const table of dayTables) {
			const { rows } = await client.query<{ made: number }>(
				"select ensure_day_partitions($1, '2025-01-01', ($2::timestamptz + interval '12 months')::date) as made",
				[table, now],
			);
			made += rows[0]?.made ?? 0;
		}
		return made;
	});
}

/** Until when every partitioned table can take rows; the catalogue is open to any role. */
export async function partitionHorizon(pool: pg.Pool): Promise<Date> {
	const { rows } = await pool.query<{ horizon: Date }>(
		`select min(horizon) as horizon from (
			select max(uuid_v7_time((regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([0-9a-f-]+)'''))[1]::uuid)) as horizon
			from unnest($1::text[]) t
			join pg_inherits i on i.inhparent = t::regclass
			join pg_class c on c.oid = i.inhrelid
			group by t
			union all
			select day_partition_horizon(t)::timestamptz from unnest($2::text[]) t) each`,
		[partitionedTables.map(({ table }) => table), dayTables],
	);
	return rows[0]?.horizon ?? new Date(0);
}

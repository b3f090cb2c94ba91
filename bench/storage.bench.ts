import type pg from "pg";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure } from "./bench.ts";
import { book } from "./load/booking-pairs.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 365);
const seconds = sizeOf("SECONDS", 5);

/** What a working day leaves: three entries, of which each beginning and the last end is a booking. */
const workingDays = 220;
const perWorkingDay = { time_tracking: 3, booking: 4, audit_event: 4 };

/** What people leave on the disk. */
export const bench: Bench = {
	name: "storage",
	title: `bytes a row, with indexes, of ${people} people who worked for ${days} days and then booked over HTTP; no floor`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			const serving = await startServing(cluster);
			try {
				const walk = walkOver(people);
				await book({ crowd: company, walk, address: serving.address, connections: 8, seconds });
			} finally {
				await serving.stop();
			}
			tell(...(await withClient(cluster.bareUrl, measure)));
		}),
};

async function measure(client: pg.Client): Promise<Figure[]> {
	const sizes = new Map<string, number>();
	for (const table of ["time_tracking", "day_result", "booking", "audit_event"]) {
		sizes.set(table, await bytesOf(client, table));
	}
	const of = (table: string) => sizes.get(table) as number;
	const aDay = Object.entries(perWorkingDay).map(([table, rows]) => rows * of(table));
	const ofBookings = workingDays * aDay.reduce((sum, bytes) => sum + bytes, 0);
	const ofResults = 365 * of("day_result");
	return [
		...[...sizes].map(([table, bytes]) => figure(`${table}, bytes a row`, bytes, "B")),
		figure("a person, a year", (ofBookings + ofResults) / 1e6, "MB"),
	];
}

/** Of a row with its share of indexes, of all partitions. */
async function bytesOf(client: pg.Client, table: string): Promise<number> {
	await client.query(`vacuum ${table}`);
	const { rows } = await client.query(
		`select sum(pg_total_relation_size(relid))::float8 / (select count(*) from ${table}) as bytes
		from (select relid from pg_partition_tree($1::regclass) union select $1::regclass) part`,
		[table],
	);
	return rows[0].bytes;
}

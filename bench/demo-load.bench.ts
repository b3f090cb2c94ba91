import pino from "pino";
import { withClient } from "#kit/testing/test-cluster.ts";
import { loadDemo } from "../database/demo/load-demo.ts";
import { type Bench, figure, floorFigure, limitFigure } from "./bench.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";

/** What a first start waits for. */
export const bench: Bench = {
	name: "demo-load",
	title:
		"Demo of 14 months into a fresh database; floor: the same rows into tables without keys and rules",
	run: (tell) =>
		withBenchCluster(async ({ ownerUrl }) => {
			const begin = performance.now();
			await loadDemo(ownerUrl, { now: new Date(), log: pino({ level: "silent" }) });
			const spent = performance.now() - begin;
			const { rows, floor } = await copyBare(ownerUrl);
			tell(
				figure("bookings and entries", rows, "rows"),
				floorFigure("demo against bare tables", { value: spent, floor, unit: "ms" }),
				limitFigure("demo loaded", spent / 1000, 20, "s"),
			);
		}),
};

async function copyBare(ownerUrl: string): Promise<{ rows: number; floor: number }> {
	return withClient(ownerUrl, async (client) => {
		let rows = 0;
		let floor = 0;
		for (const tenantNo of ["10001", "20002"]) {
			await client.query(
				"select set_config('app.tenant_id', tenant_id::text, false) from gate.tenant_by_no($1)",
				[tenantNo],
			);
			for (const table of ["booking", "time_tracking"]) {
				const begin = performance.now();
				const { rowCount } = await client.query(
					`create table bare_${table}_${tenantNo} as select * from ${table}`,
				);
				floor += performance.now() - begin;
				rows += rowCount ?? 0;
			}
		}
		return { rows, floor };
	});
}

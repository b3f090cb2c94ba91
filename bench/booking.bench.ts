import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, ratioFigure } from "./bench.ts";
import { type BookingPair, bookingPairs, peopleOfPairs } from "./load/booking-pairs.ts";
import { median } from "./load/percentile.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { type Crowd, insertCrowd } from "./stage/crowd.ts";
import { startServing } from "./stage/serving-process.ts";

/** Clock in and out over HTTP with audit and live messages, against the statement alone. */
export const bench: Bench = {
	name: "booking",
	title: "POST /api/bookings, 32 connections of one tenant; floor: its statement alone",
	run: () =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertCrowd(cluster.ownerUrl, peopleOfPairs);
			const serving = await startServing(cluster);
			try {
				return await measure(cluster, crowd, serving.address);
			} finally {
				await serving.stop();
			}
		}),
};

async function measure(cluster: BenchCluster, crowd: Crowd, address: string): Promise<Figure[]> {
	const pairs = await bookingPairs(cluster, crowd, address, {
		nth: 0,
		// as the autovacuum does when tables have grown
		warm: () =>
			withClient(cluster.ownerUrl, async (client) => {
				await client.query("analyze");
			}),
	});
	await expectApplied(cluster, crowd);
	const perSecond = (one: BookingPair) => one.load.perSecond;
	const [first] = pairs;
	return [
		figure(
			`floor: ${first?.floor.by}, 10 connections`,
			median(pairs.map((one) => one.floor.perSecond)),
			"/s",
		),
		figure("bookings over HTTP", median(pairs.map(perSecond)), "/s"),
		figure("p50", median(pairs.map((one) => one.load.p50)), "ms"),
		figure("p99", median(pairs.map((one) => one.load.p99)), "ms"),
		ratioFigure(
			"ratio, median of rounds",
			median(pairs.map((one) => perSecond(one) / one.floor.perSecond)),
			0.6,
		),
	];
}

/** Neither side may have been spared work: each booking began or ended an entry. */
async function expectApplied({ ownerUrl }: BenchCluster, { tenantId }: Crowd): Promise<void> {
	const { rows } = await withClient(ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		return client.query("select distinct outcome from booking");
	});
	if (rows.length !== 1 || rows[0].outcome !== "APPLIED") {
		throw new Error(`Outcomes ${JSON.stringify(rows)}`);
	}
}

function figure(name: string, value: number, unit: string): Figure {
	return { name, value: `${value.toFixed(value < 100 ? 1 : 0)} ${unit}` };
}

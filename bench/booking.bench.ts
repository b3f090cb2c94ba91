import { newId } from "../src/kit/contract/new-id.ts";
import { withClient } from "../src/kit/testing/test-cluster.ts";
import { type Bench, type Figure, ratioFigure } from "./bench.ts";
import { type Floor, runBookNow } from "./load/book-now-load.ts";
import { type LoadResult, runLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { peopleOfWalks, type Walk, walkOf } from "./load/walk.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { type Crowd, insertCrowd } from "./stage/crowd.ts";
import { startServing } from "./stage/serving-process.ts";

const rounds = 3;
const seconds = 5;

/** Clock in and out over HTTP with audit and live messages, against the statement alone. */
export const bench: Bench = {
	name: "booking",
	title:
		"POST /api/bookings, 32 connections of one tenant; floor: its statement alone",
	run: () =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertCrowd(
				cluster.ownerUrl,
				peopleOfWalks(2 * rounds + 2),
			);
			const serving = await startServing(cluster);
			try {
				return await measure(cluster, crowd, serving.address);
			} finally {
				await serving.stop();
			}
		}),
};

async function measure(
	cluster: BenchCluster,
	crowd: Crowd,
	address: string,
): Promise<Figure[]> {
	const pairs: { floor: Floor; load: LoadResult }[] = [];
	// the first round only warms up
	for (let round = 0; round <= rounds; round++) {
		const floor = await runBookNow(cluster, crowd, walkOf(2 * round), seconds);
		const load = await post(address, crowd, walkOf(2 * round + 1));
		if (load.others.size > 0) throw new Error(`Answers ${[...load.others]}`);
		if (round > 0) pairs.push({ floor, load });
		// as the autovacuum does when tables have grown
		else
			await withClient(cluster.ownerUrl, (client) => client.query("analyze"));
	}
	await expectApplied(cluster, crowd);
	const perSecond = (one: (typeof pairs)[number]) => one.load.perSecond;
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

function post(address: string, crowd: Crowd, walk: Walk): Promise<LoadResult> {
	return runLoad({
		address,
		connections: 32,
		seconds,
		next(connection, nth) {
			const { person, second, action } = walk.step(connection, nth);
			return {
				method: "POST",
				path: "/api/bookings",
				cookie: crowd.cookie(person),
				body: JSON.stringify({
					bookingId: newId(Date.now()),
					timestamp: new Date(second * 1000).toISOString(),
					activityId: crowd.workActivityId,
					action,
				}),
			};
		},
	});
}

/** Neither side may have been spared work: each booking began or ended an entry. */
async function expectApplied(
	{ ownerUrl }: BenchCluster,
	{ tenantId }: Crowd,
): Promise<void> {
	const { rows } = await withClient(ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [
			tenantId,
		]);
		return client.query("select distinct outcome from booking");
	});
	if (rows.length !== 1 || rows[0].outcome !== "APPLIED") {
		throw new Error(`Outcomes ${JSON.stringify(rows)}`);
	}
}

function figure(name: string, value: number, unit: string): Figure {
	return { name, value: `${value.toFixed(value < 100 ? 1 : 0)} ${unit}` };
}

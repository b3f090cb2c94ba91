import { type Bench, type Figure, ratioFigure } from "./bench.ts";
import { type LoadResult, runLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { type Crowd, insertCrowd } from "./stage/crowd.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";

const rounds = 5;
/** Rounds of both before anything counts: compiled code is what a server that runs for weeks is made of. */
const warmRounds = 2;
const connections = 32;

/** What every read costs before it reads: HTTP, cookie, session, contract. */
export const bench: Bench = {
	name: "session-get",
	title: "GET with session check, 32 connections; floor: a bare node:http answer",
	run: () =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertCrowd(cluster.ownerUrl, connections);
			const [serving, bare] = await Promise.all([startServing(cluster), startBareServer()]);
			try {
				return await measure(crowd, serving.address, bare.address);
			} finally {
				await Promise.all([serving.stop(), bare.stop()]);
			}
		}),
};

async function measure(crowd: Crowd, address: string, bareAddress: string): Promise<Figure[]> {
	const pairs: { floor: LoadResult; load: LoadResult }[] = [];
	for (let round = 0; round < warmRounds + rounds; round++) {
		const floor = await get(crowd, bareAddress);
		const load = await get(crowd, address);
		if (load.others.size > 0) throw new Error(`Answers ${[...load.others]}`);
		if (round >= warmRounds) pairs.push({ floor, load });
	}
	const figure = (name: string, value: number, unit: string) => ({
		name,
		value: `${value.toFixed(unit === "ms" ? 2 : 0)} ${unit}`,
	});
	return [
		figure("floor: bare node:http", median(pairs.map((one) => one.floor.perSecond)), "/s"),
		figure("with session check", median(pairs.map((one) => one.load.perSecond)), "/s"),
		figure("p99", median(pairs.map((one) => one.load.p99)), "ms"),
		ratioFigure(
			"ratio, median of rounds",
			median(pairs.map(({ floor, load }) => load.perSecond / floor.perSecond)),
			0.7,
		),
	];
}

function get(crowd: Crowd, address: string): Promise<LoadResult> {
	return runLoad({
		address,
		connections,
		seconds: 3,
		next: (connection) => ({
			method: "GET",
			path: "/api/bench/who-am-i",
			cookie: crowd.cookie(connection),
		}),
	});
}

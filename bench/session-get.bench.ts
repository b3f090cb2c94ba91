import { setTimeout } from "node:timers/promises";
import { type Bench, type Figure, floorFigure } from "./bench.ts";
import { answeredLoad, type LoadResult } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import type { Crowd } from "./stage/crowd.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 500);
const seconds = sizeOf("SECONDS", 3);
const rounds = 5;
/** Rounds of both before anything counts: compiled code is what a server that runs for weeks is made of. */
const warmRounds = 2;
const connections = 32;
/** Longer than a process remembers whom it has checked. */
const forgottenMs = 1100;

/** What every visit begins with: HTTP, cookie, session, contract. */
export const bench: Bench = {
	name: "session-get",
	title: `GET /api/session by ${people} people; floor: a bare node:http answer of as many bytes`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			const bare = await startBareServer(await bytesOf(serving.address, crowd));
			try {
				tell(...(await laps(crowd, serving.address, bare.address)));
				tell(...(await hurried(crowd, serving.address, bare.address)));
			} finally {
				await Promise.all([serving.stop(), bare.stop()]);
			}
		}),
};

/** Nobody asks twice within the second in which a process remembers: each session is checked by the database. */
async function laps(crowd: Crowd, address: string, bareAddress: string): Promise<Figure[]> {
	const floors: LoadResult[] = [];
	const own: LoadResult[] = [];
	for (let round = 0; round < warmRounds + rounds; round++) {
		const floor = await lap(crowd, bareAddress);
		const [load] = await Promise.all([lap(crowd, address), setTimeout(forgottenMs)]);
		if (round < warmRounds) continue;
		floors.push(floor);
		own.push(load);
	}
	return (["p50", "p99"] as const).map((what) => {
		const of = (loads: readonly LoadResult[]) => median(loads.map((load) => load[what]));
		const measured = { value: of(own), floor: of(floors), unit: "ms" };
		return floorFigure(`session checked by the database, c = 8: ${what}`, measured);
	});
}

/** Everybody as fast as answers come: most sessions are remembered. */
async function hurried(crowd: Crowd, address: string, bareAddress: string): Promise<Figure[]> {
	const pairs: { floor: LoadResult; load: LoadResult }[] = [];
	for (let round = 0; round < warmRounds + rounds; round++) {
		const floor = await get(crowd, bareAddress);
		const load = await get(crowd, address);
		if (round >= warmRounds) pairs.push({ floor, load });
	}
	const value = median(pairs.map(({ load }) => load.perSecond));
	const floor = median(pairs.map(({ floor }) => floor.perSecond));
	const ratio = median(pairs.map(({ load, floor }) => load.perSecond / floor.perSecond));
	const p99 = median(pairs.map(({ load }) => load.p99));
	const floorP99 = median(pairs.map(({ floor }) => floor.p99));
	return [
		floorFigure(`as fast as answers come, c = ${connections}`, { value, floor, ratio, unit: "/s" }),
		floorFigure("the same: p99", { value: p99, floor: floorP99, unit: "ms" }),
	];
}

const request = (crowd: Crowd, person: number) => ({
	method: "GET" as const,
	path: "/api/session",
	cookie: crowd.cookie(person % people),
});

/** Each person once. */
function lap(crowd: Crowd, address: string): Promise<LoadResult> {
	const lanes = Math.min(8, people);
	return answeredLoad({
		address,
		connections: lanes,
		requests: Math.floor(people / lanes),
		next: (connection, nth) => request(crowd, connection + lanes * nth),
	});
}

function get(crowd: Crowd, address: string): Promise<LoadResult> {
	return answeredLoad({
		address,
		connections,
		seconds,
		next: (connection, nth) => request(crowd, connection + connections * nth),
	});
}

async function bytesOf(address: string, crowd: Crowd): Promise<number> {
	const headers = {
		cookie: `stundwerk=${crowd.cookie(0)}`,
		"x-client-version": "bench",
		"accept-encoding": "identity",
	};
	const answer = await fetch(`${address}/api/session`, { headers });
	const body = await answer.text();
	if (answer.status !== 200) throw new Error(body);
	return Buffer.byteLength(body);
}

import { newId } from "#kit/contract/new-id.ts";
import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { type Listeners, openListeners } from "./load/live-listeners.ts";
import { notifyFloor } from "./load/notify-floor.ts";
import { median, percentile } from "./load/percentile.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { type Crowd, insertCrowd } from "./stage/crowd.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";

const people = 200;
const connectionsEach = 10;
const bookings = 300;

/** Everybody hears of a booking on every device, whichever process took it. */
export const bench: Bench = {
	name: "live",
	title:
		"2,000 live connections on 2 processes, from the answer of a booking to its message; floor: notify to a bare listener",
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertCrowd(cluster.ownerUrl, people);
			const servers = [await startServing(cluster), await startServing(cluster)] as const;
			try {
				tell(...(await measure(cluster, crowd, servers)));
			} finally {
				await Promise.all(servers.map((server) => server.stop()));
			}
		}),
};

async function measure(
	cluster: BenchCluster,
	crowd: Crowd,
	servers: readonly [ServingProcess, ServingProcess],
): Promise<Figure[]> {
	const floor = await notifyFloor(cluster);
	// what a process grows by itself must not be counted as connections
	for (let person = 0; person < people; person++) {
		await book(serverOf(servers, person), crowd, person, "START");
	}
	const before = servers.map((server) => server.memory());
	const listeners = await openListeners(
		Array.from({ length: people * connectionsEach }, (_, nth) => ({
			address: serverOf(servers, Math.floor(nth / people)).address,
			cookie: crowd.cookie(nth % people),
		})),
	);
	const after = servers.map((server) => server.memory());
	const each = after.map(
		(kilobytes, nth) =>
			(kilobytes - (before[nth] as number)) / ((people * connectionsEach) / servers.length),
	);
	const heard = await bookAndHear(servers, crowd, listeners);
	listeners.close();
	return [
		figure("live connections", people * connectionsEach, ""),
		limitFigure("memory a connection", Math.max(...each), 50, "kB"),
		figure("messages heard", heard.length, ""),
		floorFigure("p50", { value: median(heard), floor: median(floor), unit: "ms" }),
		limitFigure("p99", percentile(heard, 0.99), 50, "ms"),
	];
}

/** Milliseconds from each booking's answer to each of the person's connections. */
async function bookAndHear(
	servers: readonly [ServingProcess, ServingProcess],
	crowd: Crowd,
	listeners: Listeners,
): Promise<number[]> {
	const heard: number[] = [];
	for (let nth = 0; nth < bookings; nth++) {
		const person = nth % people;
		const userId = crowd.userIds[person] as string;
		const hears = listeners.hear(userId, connectionsEach);
		const action = nth < people ? "END" : "START";
		const server = serverOf(servers, nth);
		const answeredAt = await book(server, crowd, person, action);
		for (const at of await hears) heard.push(Math.max(0, at - answeredAt));
	}
	return heard;
}

function serverOf(servers: readonly [ServingProcess, ServingProcess], nth: number): ServingProcess {
	return servers[(nth % 2) as 0 | 1];
}

/** Answers the moment at which the answer came: by then the booking was committed. */
async function book(
	{ address }: ServingProcess,
	crowd: Crowd,
	person: number,
	action: "START" | "END",
): Promise<number> {
	const now = Date.now();
	const response = await fetch(`${address}/api/bookings`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"sec-fetch-site": "same-origin",
			"x-client-version": "bench",
			cookie: `stundwerk=${crowd.cookie(person)}`,
		},
		body: JSON.stringify({
			bookingId: newId(now),
			timestamp: new Date(now).toISOString(),
			activityId: crowd.workActivityId,
			action,
		}),
	});
	const answeredAt = performance.now();
	if (response.status !== 200) throw new Error(await response.text());
	await response.arrayBuffer();
	return answeredAt;
}

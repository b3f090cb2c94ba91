import type { Socket } from "node:net";
import type pg from "pg";
import pino from "pino";
import { systemClock } from "#kit/server/clock.ts";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { type RunningServer, startServer } from "#kit/server/start-server.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { demoPassword } from "../database/demo/demo-password.ts";
import { loadDemo } from "../database/demo/load-demo.ts";
import type { Bench, Figure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";

const times = 200;

/** The two reads that every visit of the dashboard begins with. */
export const bench: Bench = {
	name: "round-trips",
	title: "getTimeClocks and getOverview on the demo: journeys to the database; floor: select 1",
	run: () =>
		withBenchCluster(async (cluster) => {
			const log = pino({ level: "silent" });
			await loadDemo(cluster.ownerUrl, { now: new Date(), log });
			const server = await serve(cluster);
			try {
				return await measure(server);
			} finally {
				await server.close();
			}
		}),
};

async function serve(cluster: BenchCluster): Promise<RunningServer> {
	return startServer({
		config: readConfig({ PORT: "0", LOG_LEVEL: "warn", STUNDWERK_DATA: cluster.directory }),
		clock: systemClock,
		urls: { serveUrl: cluster.serveUrl, ownerUrl: cluster.ownerUrl, switchToApp: false },
		features: await findFeatures(),
	});
}

async function measure(server: RunningServer): Promise<Figure[]> {
	const { pool } = server.services.database;
	const journeys = countJourneys(pool);
	const browser = new TestBrowser(server.address);
	const signedIn = await browser.fetch("/api/session", {
		method: "POST",
		body: JSON.stringify({
			tenantNo: "10001",
			username: "leitung",
			password: demoPassword,
			persistent: false,
		}),
	});
	if (signedIn.status !== 200) throw new Error(await signedIn.text());
	const read = (path: string) => async () => {
		const answer = await browser.fetch(path);
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
	};
	const floor = await repeat(journeys, () => pool.query("select 1"));
	const clocks = await repeat(journeys, read("/api/time-clocks"));
	const overview = await repeat(journeys, read("/api/overview"));
	return [
		{ name: "floor: select 1", value: `${floor.milliseconds.toFixed(2)} ms` },
		...figures("getTimeClocks over HTTP", clocks, floor.milliseconds),
		...figures("getOverview over HTTP", overview, floor.milliseconds),
	];
}

interface Repeated {
	readonly milliseconds: number;
	/** Journeys to the database, median: the session is looked up once a second only. */
	readonly journeys: number;
}

async function repeat(journeys: () => number, work: () => Promise<unknown>): Promise<Repeated> {
	const spent: number[] = [];
	const gone: number[] = [];
	for (let nth = 0; nth < times; nth++) {
		const before = journeys();
		const begin = performance.now();
		await work();
		spent.push(performance.now() - begin);
		gone.push(journeys() - before);
	}
	return { milliseconds: median(spent), journeys: median(gone) };
}

function figures(name: string, { milliseconds, journeys }: Repeated, floor: number): Figure[] {
	return [
		{ name, value: `${milliseconds.toFixed(2)} ms` },
		{ name: `${name}, ratio`, value: (floor / milliseconds).toFixed(2) },
		{ name: `${name}, round trips`, value: String(journeys), goal: "1", met: journeys === 1 },
	];
}

/** Counts how often something is sent to the database after an answer came: that is what waiting is made of. */
function countJourneys(pool: pg.Pool): () => number {
	let count = 0;
	pool.on("acquire", (client) => {
		const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
		if (watched.has(stream)) return;
		watched.add(stream);
		let isWaiting = false;
		const write = stream.write.bind(stream) as (...all: unknown[]) => boolean;
		stream.write = ((...all: unknown[]) => {
			if (!isWaiting) count++;
			isWaiting = true;
			return write(...all);
		}) as typeof stream.write;
		stream.on("data", () => {
			isWaiting = false;
		});
	});
	return () => count;
}

const watched = new WeakSet<Socket>();

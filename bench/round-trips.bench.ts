import pg from "pg";
import pino from "pino";
import { loadDemo } from "../database/demo/load-demo.ts";
import { type Bench, type Figure, floorFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { signInToDemo } from "./stage/demo-sign-in.ts";
import { countJourneys, type Journeys } from "./stage/journeys.ts";
import { startServing } from "./stage/serving-process.ts";

const times = 200;

/** The two reads that every visit of the dashboard begins with. */
export const bench: Bench = {
	name: "round-trips",
	title:
		"getTimeClocks and getOverview on the demo: journeys to the database; floor: select 1 on the same way",
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const log = pino({ level: "silent" });
			await loadDemo(cluster.ownerUrl, { now: new Date(), log });
			const journeys = await countJourneys(cluster.serveUrl);
			const serving = await startServing({ ...cluster, serveUrl: journeys.url });
			try {
				tell(...(await measure(serving.address, journeys)));
			} finally {
				await serving.stop();
				journeys.close();
			}
		}),
};

async function measure(address: string, journeys: Journeys): Promise<Figure[]> {
	const browser = await signInToDemo(address);
	const read = (path: string) => async () => {
		const answer = await browser.fetch(path);
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
	};
	const floor = await selectOne(journeys);
	const clocks = await repeat(journeys, read("/api/time-clocks"));
	const overview = await repeat(journeys, read("/api/overview"));
	return [
		...figures("getTimeClocks over HTTP", clocks, floor),
		...figures("getOverview over HTTP", overview, floor),
	];
}

async function selectOne(journeys: Journeys): Promise<Repeated> {
	const client = new pg.Client({ connectionString: journeys.url });
	await client.connect();
	try {
		return await repeat(journeys, () => client.query("select 1"));
	} finally {
		await client.end();
	}
}

interface Repeated {
	readonly milliseconds: number;
	/** Journeys to the database, median: the session is looked up once a second only. */
	readonly journeys: number;
}

async function repeat(journeys: Journeys, work: () => Promise<unknown>): Promise<Repeated> {
	const spent: number[] = [];
	const gone: number[] = [];
	for (let nth = 0; nth < times; nth++) {
		const before = journeys.count();
		const begin = performance.now();
		await work();
		spent.push(performance.now() - begin);
		gone.push(journeys.count() - before);
	}
	return { milliseconds: median(spent), journeys: median(gone) };
}

function figures(name: string, own: Repeated, floor: Repeated): Figure[] {
	const { journeys } = own;
	return [
		floorFigure(name, { value: own.milliseconds, floor: floor.milliseconds, unit: "ms" }),
		{ name: `${name}, round trips`, value: String(journeys), goal: "1", met: journeys === 1 },
	];
}

import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Bench, figure, limitFigure } from "./bench.ts";
import { databaseTime } from "./load/database-time.ts";
import { answeredLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { storeOlderEntries } from "./stage/older-entries.ts";
import { repeatResults } from "./stage/older-results.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 10_000);
/** Entries of a person and year. */
const eachYear = 100;
/** Days of work that are computed, within the weeks that older entries leave free; results of the days before are repeated from them. */
const days = 30;
const rounds = 7;
/** People who ask in a round, each once. */
const perRound = Math.min(40, Math.floor(people / (rounds + 1)));
/** Longer than a process remembers whom it has checked. */
const forgottenMs = 1100;
const mostGrown = 1.15;

/** What reading costs the database after one year, and after ten. */
export const bench: Bench = {
	name: "growth",
	title: `reads of ${people} people beside the entries and days of one year and of ten: time of the database; floor: the young company`,
	run: (tell) =>
		withBenchCluster(
			async (cluster) => {
				const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
				await growOld(cluster, company, 0, 1);
				const young = await measure(cluster, company);
				await growOld(cluster, company, 1, 10);
				const old = await measure(cluster, company);
				for (const [nth, { name }] of reads(company).entries()) {
					const [before = 0, after = 0] = [young[nth], old[nth]];
					tell(
						figure(`${name}, one year`, before, "ms"),
						figure(`${name}, ten years`, after, "ms"),
					);
					tell(limitFigure(`${name}, old to young`, after / before, mostGrown, "×"));
				}
			},
			{ durable: false },
		),
};

/** Entries, bookings and results, back to so many years. */
async function growOld(
	cluster: BenchCluster,
	company: WorkingCompany,
	from: number,
	to: number,
): Promise<void> {
	const client = new pg.Client({ connectionString: cluster.ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
		const first = isoOfDay((dayOfIso(company.today) - 365 * to) as LocalDay);
		await repeatResults(client, company.tenantId, first);
	} finally {
		await client.end();
	}
	const entries = people * eachYear;
	await storeOlderEntries(cluster, company, from * entries, to * entries);
}

interface Read {
	readonly name: string;
	path(person: number): string;
	/** The administrator's, who sees everybody. */
	readonly isForAll?: true;
}

function reads({ today, userIds }: WorkingCompany): readonly Read[] {
	const month = today.slice(0, 7);
	const recent = `from=${isoOfDay((dayOfIso(today) - 30) as LocalDay)}&to=${today}`;
	return [
		{ name: "own month", path: (one) => `/api/target-actuals/${userIds[one]}?month=${month}` },
		{ name: "dashboard's overview", path: () => "/api/overview" },
		{ name: "clocks", path: () => "/api/time-clocks" },
		{ name: "own entries", path: (one) => `/api/time-trackings?userIds=${userIds[one]}&${recent}` },
		{ name: "everybody's entries", path: () => `/api/time-trackings?${recent}`, isForAll: true },
		{
			name: "everybody's month",
			path: () => `/api/target-actuals?month=${month}&withSums=false`,
			isForAll: true,
		},
	];
}

/** Milliseconds of the database for each read. */
async function measure(cluster: BenchCluster, company: WorkingCompany): Promise<number[]> {
	const serving = await startServing(cluster);
	try {
		const all = reads(company);
		const spent = all.map(() => [] as number[]);
		for (let round = 0; round <= rounds; round++)
			for (const [nth, read] of all.entries()) {
				await setTimeout(forgottenMs);
				const reading = () => readAll(company, serving.address, round * perRound, read);
				const taken = await databaseTime(cluster, "stundwerk_server", reading);
				// the first round only warms up
				if (round > 0) spent[nth]?.push(taken / perRound);
			}
		return spent.map(median);
	} finally {
		await serving.stop();
	}
}

async function readAll(
	company: WorkingCompany,
	address: string,
	first: number,
	{ path, isForAll }: Read,
): Promise<void> {
	await answeredLoad({
		address,
		connections: 1,
		requests: perRound,
		next: (_connection, nth) => {
			const person = (first + nth) % people;
			const cookie = isForAll ? company.administrator : company.cookie(person);
			return { method: "GET", path: path(person), cookie };
		},
	});
}

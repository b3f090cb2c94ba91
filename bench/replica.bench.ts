import { rm } from "node:fs/promises";
import pg from "pg";
import { type ReplicatedCluster, startReplicatedCluster } from "#kit/testing/replicated-cluster.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";
import { type Bench, figure, floorFigure, type Tell } from "./bench.ts";
import { book } from "./load/booking-pairs.ts";
import { answeredLoad, type LoadResult } from "./load/http-load.ts";
import { median, percentile } from "./load/percentile.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 90);
const seconds = sizeOf("SECONDS", 5);
const rounds = 3;
const connections = 8;
const writes = 200;

/** Both databases share this machine: what a replica costs, not what a second machine gives. */
export const bench: Bench = {
	name: "replica",
	title: `months and bookings of ${people} people, c = ${connections}, with a replica on the same machine, not flushed to disk; floor: the same without one`,
	async run(tell) {
		const cluster = await startReplicatedCluster();
		const directory = await throwAwayFolder("stundwerk-bench-");
		const serving: ServingProcess[] = [];
		try {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			tell(...(await lagOf(cluster)));
			const urls = { ...cluster, directory };
			serving.push(await startServing(urls));
			serving.push(await startServing(urls, { DATABASE_READ_URL: cluster.readUrl }));
			const [without, replicated] = serving.map(({ address }) => address) as [string, string];
			await compare("months of persons", months(company), without, replicated, tell);
			await compare("bookings", bookings(company), without, replicated, tell);
		} finally {
			for (const one of serving) await one.stop();
			await cluster.stop();
			await rm(directory, { recursive: true, force: true });
		}
	},
};

type Work = (address: string) => Promise<LoadResult>;

function months(company: WorkingCompany): Work {
	const month = company.today.slice(0, 7);
	return (address) =>
		answeredLoad({
			...{ address, connections, seconds },
			next: (connection, nth) => {
				const person = (connection * 31 + nth) % people;
				const path = `/api/target-actuals/${company.userIds[person]}?month=${month}`;
				return { method: "GET", path, cookie: company.cookie(person) };
			},
		});
}

function bookings(company: WorkingCompany): Work {
	const walk = walkOver(people);
	return (address) => book({ crowd: company, walk, address, connections, seconds });
}

async function compare(
	name: string,
	work: Work,
	without: string,
	replicated: string,
	tell: Tell,
): Promise<void> {
	const pairs: { floor: LoadResult; load: LoadResult }[] = [];
	for (let round = 0; round <= rounds; round++) {
		const floor = await work(without);
		const load = await work(replicated);
		if (round > 0) pairs.push({ floor, load });
	}
	const of = (what: "perSecond" | "p50", side: "floor" | "load") =>
		median(pairs.map((pair) => pair[side][what]));
	for (const [what, unit] of [
		["perSecond", "/s"],
		["p50", "ms"],
	] as const) {
		const measured = { value: of(what, "load"), floor: of(what, "floor"), unit };
		tell(floorFigure(`${name}: ${what === "p50" ? "p50" : "a second"}`, measured));
	}
}

/** From the answer to a commit until the replica shows it. */
async function lagOf({ adminUrl, standbyUrl }: ReplicatedCluster) {
	const [primary, standby] = [adminUrl, standbyUrl].map(
		(connectionString) => new pg.Client({ connectionString }),
	) as [pg.Client, pg.Client];
	await Promise.all([primary.connect(), standby.connect()]);
	await primary.query("set synchronous_commit = on");
	const spent: number[] = [];
	for (let nth = 0; nth < writes; nth++) {
		await primary.query("select pg_logical_emit_message(true, '', '')");
		const begin = performance.now();
		const { rows } = await primary.query("select pg_current_wal_flush_lsn() as place");
		const shown = {
			text: "select pg_last_wal_replay_lsn() >= $1 as shown",
			values: [rows[0].place],
		};
		while (!(await standby.query(shown)).rows[0].shown);
		spent.push(performance.now() - begin);
	}
	await Promise.all([primary.end(), standby.end()]);
	return [
		figure("until the replica shows a commit: p50", percentile(spent, 0.5), "ms"),
		figure("until the replica shows a commit: p99", percentile(spent, 0.99), "ms"),
	];
}

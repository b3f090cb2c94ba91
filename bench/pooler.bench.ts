import { type PgBouncer, startPgBouncer } from "#kit/testing/pgbouncer.ts";
import { type Bench, type Figure, figure, floorFigure } from "./bench.ts";
import { type BareResult, runBare } from "./load/bare-load.ts";
import { book } from "./load/booking-pairs.ts";
import { answeredLoad, type LoadResult } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { makePlainTables, plainBookings } from "./load/plain-bookings.ts";
import { processorTime } from "./load/processor-time.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 90);
const seconds = sizeOf("SECONDS", 5);
const rounds = 3;
/** Not more: floors, four processes and two pools share what the database allows. */
const crowds = [8, 24];
/** Half of what two processes would open by themselves. */
const pooled = 10;

/** The same work on three ways to the same database. */
export const bench: Bench = {
	name: "pooler",
	needs: "PgBouncer",
	title: `bookings and months of ${people} people by one process, by two, and by two behind PgBouncer; floor: bare inserts, and bare SQL of a month, on the same way`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			await makePlainTables(cluster);
			const stage = await openStage(cluster);
			try {
				// each goes on where it was with fewer connections
				const works = [bookings(cluster, company), months(cluster, company)];
				for (const connections of crowds) {
					for (const work of works) tell(...(await measure(stage, connections, work)));
				}
			} finally {
				await stage.close();
			}
		}),
};

interface Way {
	readonly name: string;
	/** For floors, where a pooler stands between. */
	readonly pooledUrl?: string;
	readonly address: readonly string[];
	/** All that works for it: PostgreSQL, the pooler, the server; and what of that works for its floor. */
	readonly pids: { readonly load: readonly number[]; readonly floor: readonly number[] };
}

function wayOf(
	name: string,
	cluster: BenchCluster,
	servers: readonly ServingProcess[],
	poolers: readonly PgBouncer[] = [],
): Way {
	const floor = [cluster, ...poolers].map(({ pid }) => pid);
	return {
		name,
		address: servers.map(({ address }) => address),
		pids: { floor, load: [...floor, ...servers.map(({ pid }) => pid)] },
	};
}

interface Stage {
	readonly ways: readonly Way[];
	close(): Promise<void>;
}

async function openStage(cluster: BenchCluster): Promise<Stage> {
	const pooler = await startPgBouncer(cluster.serveUrl, pooled);
	const floorPooler = await startPgBouncer(cluster.bareUrl, pooled);
	const through = { ...cluster, serveUrl: pooler.url };
	const serving: ServingProcess[] = [];
	const start = async (...given: Parameters<typeof startServing>) => {
		const one = await startServing(...given);
		serving.push(one);
		return one;
	};
	const direct = [await start(cluster), await start(cluster)];
	const unnamed = { DATABASE_STATEMENTS: "unnamed" };
	const behind = [await start(through, unnamed), await start(through, unnamed)];
	return {
		ways: [
			wayOf("one process", cluster, direct.slice(0, 1)),
			wayOf("two processes", cluster, direct),
			{
				...wayOf(`two behind ${pooler.version}`, cluster, behind, [pooler, floorPooler]),
				pooledUrl: floorPooler.url,
			},
		],
		async close() {
			for (const one of serving) await one.stop();
			await pooler.stop();
			await floorPooler.stop();
		},
	};
}

interface Work {
	readonly name: string;
	load(way: Way, connections: number): Promise<LoadResult>;
	floor(way: Way, connections: number): Promise<BareResult>;
}

function bookings(cluster: BenchCluster, company: WorkingCompany): Work {
	const walk = walkOver(people);
	const plain = plainBookings(cluster, company);
	return {
		name: "bookings",
		floor: ({ pooledUrl }, connections) => plain.run(connections, seconds, pooledUrl),
		async load({ address }, connections) {
			const load = { crowd: company, walk, address, connections, seconds };
			const booked = await book(load);
			if (booked.others.size > 0) throw new Error(`Answers ${[...booked.others]}`);
			return booked;
		},
	};
}

const monthRows = `
	select r.* from day_result r
	where r.tenant_id = $1 and r.user_id = $2 and r.day >= $3 and r.day < $3::date + interval '1 month' order by r.day`;

function months({ bareUrl }: BenchCluster, company: WorkingCompany): Work {
	const month = company.today.slice(0, 7);
	const personOf = (connection: number, nth: number) => (connection * 31 + nth) % people;
	return {
		name: "months of persons",
		floor: ({ pooledUrl }, connections) =>
			runBare(pooledUrl ?? bareUrl, {
				...{ connections, seconds, isPooled: pooledUrl !== undefined },
				next: (connection, nth) => ({
					name: "month_rows",
					text: monthRows,
					values: [company.tenantId, company.userIds[personOf(connection, nth)], `${month}-01`],
				}),
			}),
		load: ({ address }, connections) =>
			answeredLoad({
				...{ address, connections, seconds },
				next: (connection, nth) => {
					const person = personOf(connection, nth);
					const path = `/api/target-actuals/${company.userIds[person]}?month=${month}`;
					return { method: "GET", path, cookie: company.cookie(person) };
				},
			}),
	};
}

interface Measured {
	readonly perSecond: number;
	readonly p99: number;
	/** Milliseconds of processor time of each, by all that work for it. */
	readonly spent: number;
}

interface Pair {
	readonly load: Measured;
	readonly floor: Measured;
}

async function timed(
	pids: readonly number[],
	work: Promise<LoadResult | BareResult>,
): Promise<Measured> {
	const before = processorTime(pids) ?? Number.NaN;
	const { perSecond, p99 } = await work;
	const spent = (processorTime(pids) ?? Number.NaN) - before;
	return { perSecond, p99, spent: spent / (perSecond * seconds) };
}

/** All ways by turns; the first round only warms up. */
async function measure({ ways }: Stage, connections: number, work: Work): Promise<Figure[]> {
	const pairs = new Map<Way, Pair[]>(ways.map((way) => [way, []]));
	for (let round = 0; round <= rounds; round++) {
		for (const [way, found] of pairs) {
			const floor = await timed(way.pids.floor, work.floor(way, connections));
			const load = await timed(way.pids.load, work.load(way, connections));
			if (round > 0) found.push({ floor, load });
		}
	}
	const [, direct = [], behind = []] = [...pairs.values()];
	const name = `c = ${connections}: ${work.name}`;
	return [
		...[...pairs].flatMap(([way, found]) => figuresOf(`${name}, ${way.name}`, found)),
		costFigure(`${name}, processor time behind PgBouncer`, direct, behind, "load"),
		costFigure(`${name}, floor: processor time behind it`, direct, behind, "floor"),
	];
}

function figuresOf(name: string, pairs: readonly Pair[]): Figure[] {
	const value = median(pairs.map(({ load }) => load.perSecond));
	const floor = median(pairs.map((one) => one.floor.perSecond));
	const ratio = median(pairs.map((one) => one.load.perSecond / one.floor.perSecond));
	return [
		floorFigure(name, { value, floor, ratio, unit: "/s" }),
		figure(`${name}: p99`, median(pairs.map(({ load }) => load.p99)), "ms"),
		floorFigure(`${name}: processor time`, {
			value: median(pairs.map(({ load }) => load.spent)),
			floor: median(pairs.map((one) => one.floor.spent)),
			unit: "ms",
		}),
	];
}

function costFigure(
	name: string,
	direct: readonly Pair[],
	behind: readonly Pair[],
	of: keyof Pair,
): Figure {
	const ratios = behind.map((one, nth) => one[of].spent / (direct[nth] as Pair)[of].spent);
	return figure(name, median(ratios) * 100, "%");
}

import { setTimeout } from "node:timers/promises";
import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { runBare } from "./load/bare-load.ts";
import { databaseTime } from "./load/database-time.ts";
import { answeredLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 365);
const rounds = 5;
/** People who open it in a round, each once. */
const perRound = Math.max(1, Math.floor(people / (rounds + 1)));
/** Longer than a process remembers whom it has checked. */
const forgottenMs = 1100;

/** What everybody's first page costs the database: the clocks, how the day and the month stand, one's last entries. */
export const bench: Bench = {
	name: "dashboard",
	title: `the dashboard's reads by ${people} people who worked for ${days} days, each once: time of the database; floor: as many times select 1`,
	run: (tell) =>
		withBenchCluster(
			async (cluster) => {
				const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
				const serving = await startServing(cluster);
				try {
					tell(...(await measure(cluster, company, serving.address)));
				} finally {
					await serving.stop();
				}
			},
			{ durable: false },
		),
};

type Path = (person: number) => string;

async function measure(
	cluster: BenchCluster,
	company: WorkingCompany,
	address: string,
): Promise<Figure[]> {
	const reads = readsOf(company);
	const all = reads.map(([, path]) => path);
	const spent = [all, ...all.map((path) => [path])].map((paths) => ({
		paths,
		each: [] as number[],
	}));
	const floors: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const first = round * perRound;
		const taken: number[] = [];
		for (const { paths } of spent) {
			// nobody's session is remembered, whatever is read
			await setTimeout(forgottenMs);
			const read = () => readAll(company, address, first, paths);
			taken.push((await databaseTime(cluster, "stundwerk_server", read)) / perRound);
		}
		const floor = await databaseTime(cluster, adminOf(cluster), () => selectOnes(cluster));
		// the first round only warms up
		if (round === 0) continue;
		for (const [nth, value] of taken.entries()) spent[nth]?.each.push(value);
		floors.push(floor / perRound);
	}
	const [value = 0, ...single] = spent.map(({ each }) => median(each));
	return [
		...reads.map(([name], nth) => figure(`${name} alone, session checked`, single[nth] ?? 0, "ms")),
		limitFigure("all three, session checked once", value, 3, "ms"),
		floorFigure("against select 1 for each", { value, floor: median(floors), unit: "ms" }),
	];
}

/** Name and path of what it asks for; the entries are those of the last 30 days. */
function readsOf(company: WorkingCompany): [name: string, path: Path][] {
	const { today, userIds } = company;
	const from = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10);
	const entries = `from=${from}&to=${today}&sort=-begin&pageSize=200`;
	return [
		["overview", () => "/api/overview"],
		["clocks", () => "/api/time-clocks"],
		["entries", (person) => `/api/time-trackings?userIds=${userIds[person]}&${entries}`],
	];
}

/** So many people, from this one on, each of whom asks for all of the paths. */
async function readAll(
	company: WorkingCompany,
	address: string,
	first: number,
	paths: readonly Path[],
): Promise<void> {
	await answeredLoad({
		address,
		connections: 1,
		requests: perRound * paths.length,
		next: (_connection, nth) => {
			const person = (first + Math.floor(nth / paths.length)) % people;
			const path = paths[nth % paths.length] as Path;
			return { method: "GET", path: path(person), cookie: company.cookie(person) };
		},
	});
}

const selectOnes = ({ bareUrl }: BenchCluster) =>
	runBare(bareUrl, {
		connections: 1,
		requests: 3 * perRound,
		next: () => ({ name: "one", text: "select 1" }),
	});

const adminOf = ({ bareUrl }: BenchCluster) => new URL(bareUrl).username;

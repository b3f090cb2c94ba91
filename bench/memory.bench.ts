import { type Bench, figure, limitFigure, type Tell } from "./bench.ts";
import { answeredLoad } from "./load/http-load.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 1000);
const days = sizeOf("DAYS", 200);
const reads = sizeOf("READS", 1000);
const connections = 4;
/** Parts of a round, after each of which memory is looked at. */
const parts = 10;
const rounds = 2;
const goalMegabytes = 200;
/** What a heap breathes by itself. */
const flatMegabytes = 10;

/** Whether a server that reads much grows for ever. */
export const bench: Bench = {
	name: "memory",
	title: `memory of the serving process after ${reads} heavy reads of ${people} people and as many again, c = ${connections}`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			const serving = await startServing(cluster);
			try {
				await measure(company, serving, tell);
			} finally {
				await serving.stop();
			}
		}),
};

async function measure(
	company: WorkingCompany,
	serving: ServingProcess,
	tell: Tell,
): Promise<void> {
	const megabytes = () => serving.memory() / 1024;
	tell(figure("before any read", megabytes(), "MB"));
	const seen: number[] = [];
	for (let part = 0; part < rounds * parts; part++) {
		await readPart(company, serving.address);
		seen.push(megabytes());
	}
	const [first = 0, end = 0] = [seen[parts - 1], seen.at(-1)];
	tell(
		figure(`after ${reads / parts} reads`, seen[0] ?? 0, "MB"),
		figure("highest seen", Math.max(...seen), "MB"),
		limitFigure(`after ${reads} reads`, first, goalMegabytes, "MB"),
		limitFigure("grown in the second round", end - first, flatMegabytes, "MB"),
	);
}

function readPart(company: WorkingCompany, address: string) {
	const paths = heavyPaths(company);
	return answeredLoad({
		address,
		connections,
		requests: Math.max(1, Math.round(reads / parts / connections)),
		next: (connection, nth) => ({
			method: "GET",
			path: paths[(connection + nth) % paths.length] as string,
			cookie: company.administrator,
		}),
	});
}

/** The longest pages that there are. */
function heavyPaths({ today }: WorkingCompany): string[] {
	const month = today.slice(0, 7);
	return [
		`/api/target-actuals?month=${month}&pageSize=${people}`,
		`/api/users?pageSize=${people}`,
		`/api/time-trackings?from=${month}-01&to=${today}&pageSize=500`,
		"/api/user-options",
	];
}

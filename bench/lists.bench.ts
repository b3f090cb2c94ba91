import { listOperations } from "#kit/testing/list-operations.ts";
import { type Bench, type Figure, limitFigure } from "./bench.ts";
import { bareMilliseconds } from "./lists/bare-pages.ts";
import { type MeasuredPage, walkList } from "./lists/walk-lists.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { insertListedCompany, type ListedCompany } from "./stage/listed-company.ts";
import { startServing } from "./stage/serving-process.ts";

/** A large customer's; some gigabytes and a quarter of an hour. `PEOPLE=2000 ENTRIES=1000000` takes two minutes. */
const people = Number(process.env.PEOPLE ?? 10_000);
const entries = Number(process.env.ENTRIES ?? 10_000_000);

const mostMilliseconds = 100;
const mostTimesBare = 2;

/** Every list operation that the product has. */
export const bench: Bench = {
	name: "lists",
	title: `all lists of ${people} people with ${entries} entries over HTTP; floor: the bare SQL of the page`,
	run: () =>
		withBenchCluster(async (cluster) => {
			const company = await insertListedCompany(cluster.ownerUrl, people, entries);
			return walkLists(cluster, company);
		}),
};

export async function walkLists(cluster: BenchCluster, company: ListedCompany): Promise<Figure[]> {
	const operations = await listOperations();
	const serving = await startServing(cluster);
	try {
		const readers = [
			{ name: "administrator", cookie: company.administrator, seesAll: true },
			{ name: "supervisor", cookie: company.leader, seesAll: false },
		];
		const { given } = company;
		const recent = { from: given.from ?? "", to: given.to ?? "" };
		const figures: Figure[] = [];
		for (const operation of operations)
			for (const reader of readers) {
				const walk = { address: serving.address, reader, given, asked: askedAsShown(recent) };
				for (const page of await walkList(walk, operation))
					figures.push(await judged(cluster, company, page));
			}
		return [
			...figures,
			limitFigure("lists too slow", figures.filter(({ met }) => !met).length, 0, ""),
		];
	} finally {
		await serving.stop();
	}
}

/** As their screens ask at first. */
const askedAsShown = (recent: Readonly<Record<string, string>>) => ({
	listTimeTrackings: recent,
	listTimeTrackingsOf: { ...recent, sortBy: "begin", sortDirection: "DESC" },
});

/** Quick enough by itself, or against the bare SQL of the same page beside it. */
async function judged(
	cluster: BenchCluster,
	{ tenantId, given }: ListedCompany,
	{ name, operationId, offset, milliseconds }: MeasuredPage,
): Promise<Figure> {
	const bare = await bareMilliseconds(cluster.serveUrl, { tenantId, given, operationId, offset });
	const floor = bare === undefined ? "" : `, bare ${bare.toFixed(1)}`;
	const met = milliseconds <= mostMilliseconds || milliseconds <= mostTimesBare * (bare ?? 0);
	const goal = `≤ ${mostMilliseconds} ms or ${mostTimesBare} × bare`;
	return { name, value: `${milliseconds.toFixed(1)} ms${floor}`, goal, met };
}

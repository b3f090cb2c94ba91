import { listOperations } from "#kit/testing/list-operations.ts";
import { amount, type Bench, type Figure, limitFigure, type Tell } from "./bench.ts";
import { bareMilliseconds } from "./lists/bare-pages.ts";
import { type MeasuredPage, walkList } from "./lists/walk-lists.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { insertListedCompany, type ListedCompany } from "./stage/listed-company.ts";
import { startServing } from "./stage/serving-process.ts";

/** A large customer's; some gigabytes and a quarter of an hour. `PEOPLE=2000 ENTRIES=1000000` takes two minutes. */
const people = sizeOf("PEOPLE", 10_000);
const entries = sizeOf("ENTRIES", 10_000_000);

const mostMilliseconds = 100;
const mostTimesBare = 2;

/** Every list operation that the product has. */
export const bench: Bench = {
	name: "lists",
	title: `all lists of ${people} people with ${entries} entries over HTTP; floor: the bare SQL of the page`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertListedCompany(cluster.ownerUrl, people, entries);
			await walkLists(cluster, company, tell);
		}),
};

export async function walkLists(
	cluster: BenchCluster,
	company: ListedCompany,
	tell: Tell,
): Promise<void> {
	const operations = await listOperations();
	const serving = await startServing(cluster);
	try {
		const readers = [
			{ name: "administrator", cookie: company.administrator, seesAll: true },
			{ name: "supervisor", cookie: company.leader, seesAll: false },
		];
		const { given } = company;
		const recent = { from: given.from ?? "", to: given.to ?? "" };
		let tooSlow = 0;
		for (const operation of operations)
			for (const reader of readers) {
				const walk = { address: serving.address, reader, given, asked: askedAsShown(recent) };
				for (const page of await walkList(walk, operation)) {
					const judgement = await judged(cluster, company, page);
					if (!judgement.met) tooSlow++;
					tell(judgement);
				}
			}
		tell(limitFigure("lists too slow", tooSlow, 0, ""));
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
	const met = milliseconds <= mostMilliseconds || milliseconds <= mostTimesBare * (bare ?? 0);
	return {
		name,
		value: amount(milliseconds, "ms"),
		...(bare !== undefined && {
			floor: amount(bare, "ms"),
			ratio: (milliseconds / bare).toFixed(2),
		}),
		goal: `≤ ${mostMilliseconds} ms or ${mostTimesBare} × floor`,
		met,
	};
}

import { listOperations } from "#kit/testing/list-operations.ts";
import { amount, type Bench, type Figure, type Tell } from "./bench.ts";
import { BareTime } from "./lists/bare-time.ts";
import { reportPages } from "./lists/report-pages.ts";
import { type MeasuredPage, type TurnedPage, walkList } from "./lists/walk-lists.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { insertListedCompany, type ListedCompany } from "./stage/listed-company.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";

/** A large customer's; some gigabytes and a quarter of an hour. `PEOPLE=2000 ENTRIES=1000000` takes two minutes. */
const people = sizeOf("PEOPLE", 10_000);
const entries = sizeOf("ENTRIES", 10_000_000);

/** To look at some alone: `LISTS=listUnits` or a pattern. */
const asked = new RegExp(process.env.LISTS ?? "");

const mostMilliseconds = 100;
/** Reckoned as a whole, whatever page of them is seen. */
const mostOfReports = 1_000;
const mostTimesBare = 2;

/** Every list operation that the product has. */
export const bench: Bench = {
	name: "lists",
	title: `all lists of ${people} people with ${entries} entries over HTTP; floor: the bare SQL of the session and of the page, and as many bytes over bare HTTP`,
	failsBeyondGoals: true,
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
	const operations = (await listOperations()).filter(({ operationId }) => asked.test(operationId));
	const serving = await startServing(cluster);
	const bareServer = await startBareServer();
	const bare = await BareTime.open(cluster.serveUrl, company.tenantId, bareServer);
	try {
		const { given, tenantId } = company;
		const bareOf = (page: TurnedPage, bytes: number) =>
			bare.of({ tenantId, given, ...page }, bytes);
		const readers = [
			{ name: "administrator", cookie: company.administrator },
			{ name: "supervisor", cookie: company.leader, unitId: given.unitId as string },
		];
		const recent = { from: given.from ?? "", to: given.to ?? "" };
		for (const operation of operations)
			for (const reader of readers) {
				const walk = {
					address: serving.address,
					reader,
					given,
					asked: askedAsShown(recent),
					bare: bareOf,
				};
				for (const page of await walkList(walk, operation))
					tell(judged(page, operation.operationId));
			}
	} finally {
		await bare.close();
		await bareServer.stop();
		await serving.stop();
	}
}

const withoutSums = { withSums: "false" };

/** As their screens ask at first. */
const askedAsShown = (recent: Readonly<Record<string, string>>) => ({
	// their sums are asked for apart
	listTargetActuals: withoutSums,
	listTimeTrackings: recent,
	listTimeTrackingsOf: { ...recent, sortBy: "begin", sortDirection: "DESC" },
});

/** Quick enough by itself, and against what is done by hand beside it. */
function judged({ name, milliseconds, floor }: MeasuredPage, operationId: string): Figure {
	const most = operationId in reportPages ? mostOfReports : mostMilliseconds;
	const isQuick = milliseconds <= most;
	const value = amount(milliseconds, "ms");
	if (floor === undefined) return { name, value, goal: `≤ ${most} ms`, met: isQuick };
	const ratio = milliseconds / floor;
	return {
		name,
		value,
		floor: amount(floor, "ms"),
		ratio: ratio.toFixed(2),
		goal: `≤ ${most} ms and ${mostTimesBare} × floor`,
		met: isQuick && ratio <= mostTimesBare,
	};
}

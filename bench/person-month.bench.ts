import { setTimeout } from "node:timers/promises";
import { type Bench, floorFigure, type Tell } from "./bench.ts";
import { type BareResult, runBare } from "./load/bare-load.ts";
import { answeredLoad, type LoadResult } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 365);
const rounds = 5;
/** Until the server has compiled what it does: what it takes falls for so long. */
const warmings = 8;
const connections = Math.min(8, people);
const perLane = Math.floor(people / connections);
/** Longer than a process remembers whom it has checked. */
const forgottenMs = 1100;

/** Everybody looks at her own month, as on the last of it. */
export const bench: Bench = {
	name: "person-month",
	title: `the month of ${people} different people who worked for ${days} days, each by herself, c = ${connections}; floor: bare SQL of the rows shown`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			const serving = await startServing(cluster);
			try {
				await measure(cluster, company, serving.address, tell);
			} finally {
				await serving.stop();
			}
		}),
};

async function measure(
	cluster: BenchCluster,
	company: WorkingCompany,
	address: string,
	tell: Tell,
): Promise<void> {
	const pairs: { floor: BareResult; load: LoadResult }[] = [];
	for (let round = 1 - warmings; round <= rounds; round++) {
		const floor = await bareLap(cluster, company);
		const [load] = await Promise.all([lap(company, address), setTimeout(forgottenMs)]);
		if (round > 0) pairs.push({ floor, load });
	}
	for (const [what, goal] of [
		["p50", { atMost: 2 }],
		["p99", undefined],
	] as const) {
		const value = median(pairs.map(({ load }) => load[what]));
		const floor = median(pairs.map((one) => one.floor[what]));
		const ratio = median(pairs.map((one) => one.load[what] / one.floor[what]));
		tell(floorFigure(`getTargetActual: ${what}`, { value, floor, ratio, unit: "ms" }, goal));
	}
}

/** Each person once. */
function lap(company: WorkingCompany, address: string): Promise<LoadResult> {
	const month = company.today.slice(0, 7);
	return answeredLoad({
		address,
		connections,
		requests: perLane,
		next: (connection, nth) => {
			const person = connection + connections * nth;
			const path = `/api/target-actuals/${company.userIds[person]}?month=${month}`;
			return { method: "GET", path, cookie: company.cookie(person) };
		},
	});
}

const daysShown = `
	select r.*, u.first_name, u.last_name, u.personnel_no, n.name as unit_name
	from day_result r
	join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
	where r.tenant_id = $1 and r.user_id = $2 and r.day >= $3 and r.day < $3::date + interval '1 month'
	order by r.day`;

function bareLap({ bareUrl }: BenchCluster, company: WorkingCompany): Promise<BareResult> {
	const first = `${company.today.slice(0, 7)}-01`;
	return runBare(bareUrl, {
		connections,
		requests: perLane,
		next: (connection, nth) => {
			const values = [company.tenantId, company.userIds[connection + connections * nth], first];
			return { name: "days_shown", text: daysShown, values };
		},
	});
}

import { type Bench, floorFigure, limitFigure } from "./bench.ts";
import { runBare } from "./load/bare-load.ts";
import { answeredLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 10_000);
const seconds = sizeOf("SECONDS", 3);
const rounds = 3;
/** Pages that are turned. */
const pages = Math.min(100, Math.ceil(people / 25));

/** The page as somebody would ask for it by hand: 25 people by name from an index, with unit and site. */
const barePage = `
	select u.*, n.name as unit_name, s.name as site_name
	from (select * from app_user u where u.tenant_id = $1
		order by last_name, first_name, id limit 25 offset $2) u
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
	join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
	order by u.last_name, u.first_name, u.id`;

/** What session, rights, masks, filters, the count of all and the contract add to the question itself. */
export const bench: Bench = {
	name: "user-list",
	title: `a page of ${people} people in 500 units over HTTP; floor: the bare SQL of the same page by its index`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const floors: number[] = [];
				const lists: number[] = [];
				const teams: number[] = [];
				for (let round = 0; round <= rounds; round++) {
					const floor = await bare(cluster.bareUrl, company.tenantId);
					const list = await turnPages(serving.address, company.administrator);
					const team = await turnPages(serving.address, company.leader);
					// the first round only warms up
					if (round === 0) continue;
					floors.push(floor);
					lists.push(list);
					teams.push(team);
				}
				const floor = median(floors);
				for (const [who, values] of [
					["an administrator", lists],
					["who leads 25 units", teams],
				] as const) {
					const value = median(values);
					tell(floorFigure(`listUsers, ${who}`, { value, floor, unit: "ms" }, { atMost: 2 }));
					tell(limitFigure(`listUsers, ${who}, by the clock`, value, 100, "ms"));
				}
			} finally {
				await serving.stop();
			}
		}),
};

/** Median milliseconds of a page, one after the other. */
async function turnPages(address: string, cookie: string): Promise<number> {
	const { p50 } = await answeredLoad({
		address,
		connections: 1,
		seconds,
		next: (_connection, nth) => ({
			method: "GET",
			path: `/api/users?page=${1 + (nth % pages)}`,
			cookie,
		}),
	});
	return p50;
}

async function bare(bareUrl: string, tenantId: string): Promise<number> {
	const { p50 } = await runBare(bareUrl, {
		connections: 1,
		seconds,
		next: (_connection, nth) => ({
			name: "bare_page",
			text: barePage,
			values: [tenantId, 25 * (nth % pages)],
		}),
	});
	return p50;
}

import pg from "pg";
import { type Bench, type Figure, limitFigure } from "./bench.ts";
import { runLoad } from "./load/http-load.ts";
import { median, percentile } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = 10_000;
const rounds = 3;
const seconds = 3;

/** The page as somebody would ask for it by hand: 25 people by name, with unit, site and their number. */
const barePage = `
	select u.*, n.name as unit_name, s.name as site_name, count(*) over () as total
	from app_user u
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
	join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
	where u.tenant_id = $1 and u.is_enabled and u.role = 'USER'
	order by u.last_name collate natural_order, u.first_name collate natural_order, u.id
	limit 25 offset $2`;

/** What session, rights, masks, filters and the contract add to the question itself. */
export const bench: Bench = {
	name: "user-list",
	title: `a page of ${people} people in 500 units over HTTP; floor: the bare SQL of the same page`,
	run: () =>
		withBenchCluster(async (cluster) => {
			const company = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const floors: number[] = [];
				const pages: number[] = [];
				const own: number[] = [];
				for (let round = 0; round <= rounds; round++) {
					const floor = await bare(cluster.serveUrl, company.tenantId);
					const page = await list(serving.address, company.administrator);
					const team = await list(serving.address, company.leader);
					if (round === 0) continue;
					floors.push(floor);
					pages.push(page);
					own.push(team);
				}
				return figures(median(floors), median(pages), median(own));
			} finally {
				await serving.stop();
			}
		}),
};

function figures(floor: number, page: number, team: number): Figure[] {
	const time = (name: string, value: number) => ({ name, value: `${value.toFixed(1)} ms` });
	return [
		time("floor: bare SQL", floor),
		time("listUsers, an administrator", page),
		time("listUsers, who leads 25 units", team),
		limitFigure("administrator, times the floor", page / floor, 3, "×"),
		limitFigure("leader, times the floor", team / floor, 3, "×"),
	];
}

/** Median milliseconds of a page, one after the other. */
async function list(address: string, cookie: string): Promise<number> {
	const { p50, others } = await runLoad({
		address,
		connections: 1,
		seconds,
		next: (_connection, nth) => ({
			method: "GET",
			path: `/api/users?page=${1 + (nth % 100)}`,
			cookie,
		}),
	});
	if (others.size > 0) throw new Error(`Answers ${[...others]}`);
	return p50;
}

/** As the server's own role, bound to the tenant: row-level security is part of the floor. */
async function bare(serveUrl: string, tenantId: string): Promise<number> {
	const client = new pg.Client({ connectionString: serveUrl });
	await client.connect();
	try {
		const spent: number[] = [];
		const end = performance.now() + seconds * 1000;
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		for (let nth = 0; performance.now() < end; nth++) {
			const begin = performance.now();
			const values = [tenantId, 25 * (nth % 100)];
			await client.query({ name: "bare_page", text: barePage, values });
			spent.push(performance.now() - begin);
		}
		return percentile(spent, 0.5);
	} finally {
		await client.end();
	}
}

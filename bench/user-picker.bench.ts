import { gzipSync } from "node:zlib";
import pg from "pg";
import { type Bench, type Figure, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = 10_000;
const rounds = 15;

/** Everybody's name and unit, as somebody would ask for it by hand. */
const bareOptions = `
	select id, first_name, last_name, unit_id, is_enabled from app_user
	where tenant_id = $1 and role = 'USER'
	order by last_name collate natural_order, first_name collate natural_order, id`;

/** What pickers of people fetch once and keep: how long it takes and how much comes through the wire. */
export const bench: Bench = {
	name: "user-picker",
	title: `all ${people} people for a picker, floor: the bare SQL`,
	run: () =>
		withBenchCluster(async (cluster) => {
			const company = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const floors = await bare(cluster.serveUrl, company.tenantId);
				const { spent, packed, size } = await fetchAll(
					`${serving.address}/api/user-options`,
					company.administrator,
				);
				return figures(median(floors), median(spent), packed, size);
			} finally {
				await serving.stop();
			}
		}),
};

function figures(floor: number, own: number, packed: number, size: number): Figure[] {
	return [
		{ name: "floor: bare SQL", value: `${floor.toFixed(0)} ms` },
		{ name: "listUserOptions", value: `${own.toFixed(0)} ms` },
		limitFigure("times the floor", own / floor, 3, "×"),
		limitFigure("answer", size / 1000, 1000, "kB"),
		limitFigure("answer, if packed", packed / 1000, 300, "kB"),
	];
}

async function fetchAll(address: string, cookie: string) {
	const headers = {
		cookie: `stundwerk=${cookie}`,
		"sec-fetch-site": "same-origin",
		"x-client-version": "bench",
		// the size is told plain and packed
		"accept-encoding": "identity",
	};
	const spent: number[] = [];
	let body = Buffer.alloc(0);
	for (let round = 0; round <= rounds; round++) {
		const begin = performance.now();
		const answer = await fetch(address, { headers });
		body = Buffer.from(await answer.arrayBuffer());
		if (round > 0) spent.push(performance.now() - begin);
		if (answer.status !== 200) throw new Error(body.toString());
	}
	return { spent, size: body.length, packed: gzipSync(body).length };
}

/** As the server's own role, bound to the tenant: row-level security is part of the floor. */
async function bare(serveUrl: string, tenantId: string): Promise<number[]> {
	const client = new pg.Client({ connectionString: serveUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const spent: number[] = [];
		for (let round = 0; round <= rounds; round++) {
			const begin = performance.now();
			const query = { name: "bare", text: bareOptions, values: [tenantId] };
			await client.query(query);
			if (round > 0) spent.push(performance.now() - begin);
		}
		return spent;
	} finally {
		await client.end();
	}
}

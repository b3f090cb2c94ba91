import { gzipSync } from "node:zlib";
import pg from "pg";
import { type Bench, type Figure, floorFigure, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 10_000);
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
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const floors = await bare(cluster.bareUrl, company.tenantId);
				const { spent, packed, size } = await fetchAll(
					`${serving.address}/api/user-options`,
					company.administrator,
				);
				tell(...figures(median(floors), median(spent), packed, size));
			} finally {
				await serving.stop();
			}
		}),
};

function figures(floor: number, own: number, packed: number, size: number): Figure[] {
	return [
		floorFigure("listUserOptions", { value: own, floor, unit: "ms" }, { atMost: 3 }),
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

async function bare(bareUrl: string, tenantId: string): Promise<number[]> {
	const client = new pg.Client({ connectionString: bareUrl });
	await client.connect();
	try {
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

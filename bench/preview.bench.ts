import pg from "pg";
import type { Bench } from "./bench.ts";
import { previewedChanges } from "./load/previewed-changes.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 10_000);
const days = sizeOf("DAYS", 40);

/** What it costs to be told beforehand what a change does to a large company. */
export const bench: Bench = {
	name: "preview",
	title: `what a change for ${people} people would do; floor: as many notes inserted and counted by bare SQL`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			const serving = await startServing(cluster);
			const bare = new pg.Client({ connectionString: cluster.bareUrl });
			await bare.connect();
			try {
				tell(...(await previewedChanges({ company, bare, address: serving.address })));
			} finally {
				await bare.end();
				await serving.stop();
			}
		}),
};

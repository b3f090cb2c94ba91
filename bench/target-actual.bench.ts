import { dirname } from "node:path";
import pg from "pg";
import { buildWeb } from "../tools/build-web.ts";
import { isWebStale } from "../tools/stale-builds.ts";
import type { Bench } from "./bench.ts";
import { changedRule } from "./load/changed-rule.ts";
import { lateCorrection } from "./load/late-correction.ts";
import { listOfMonth } from "./load/list-of-month.ts";
import { pageOfMonth } from "./load/page-of-month.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const root = dirname(import.meta.dirname);
const people = 1000;

/** What a year of a large company costs the person who reads, corrects and changes rules. */
export const bench: Bench = {
	name: "target-actual",
	title: `a year of ${people} people: a month's list, a late correction, a changed rule; floors: the bare SQL of each`,
	async run() {
		if (isWebStale(root)) await buildWeb(root);
		return withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			const bare = new pg.Client({ connectionString: cluster.serveUrl });
			await bare.connect();
			try {
				await bare.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
				const stage = { company, bare, address: serving.address };
				return [
					...(await listOfMonth(stage)),
					...(await pageOfMonth(stage)),
					...(await lateCorrection(stage)),
					...(await changedRule(stage)),
				];
			} finally {
				await bare.end();
				await serving.stop();
			}
		});
	},
};

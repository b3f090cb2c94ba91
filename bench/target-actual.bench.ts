import pg from "pg";
import type { Bench } from "./bench.ts";
import { changedRule } from "./load/changed-rule.ts";
import { lateCorrection } from "./load/late-correction.ts";
import { pageOfMonth } from "./load/page-of-month.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 1000);

/** What a year of a large company costs the person who reads, corrects and changes rules. */
export const bench: Bench = {
	name: "target-actual",
	title: `a year of ${people} people: a month's page, a late correction, a changed rule; floors: the bare SQL of each`,
	needs: "Chromium",
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			const bare = new pg.Client({ connectionString: cluster.bareUrl });
			await bare.connect();
			try {
				const stage = { company, bare, address: serving.address };
				tell(...(await pageOfMonth(stage)));
				tell(...(await lateCorrection(stage)));
				tell(...(await changedRule(stage)));
			} finally {
				await bare.end();
				await serving.stop();
			}
		}),
};

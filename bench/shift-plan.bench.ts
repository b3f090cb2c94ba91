import pg from "pg";
import type { Bench } from "./bench.ts";
import { planAnswer, sequenceAndPublishing } from "./load/planned-month.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertPlannedCompany } from "./stage/planned-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 300);

/** What a planner waits for: a month of everybody, a sequence for all of them, making it known. */
export const bench: Bench = {
	name: "shift-plan",
	title: `a month of ${people} people: a sequence applied, published, and the plan's answer; floor: bare SQL of the rows shown`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertPlannedCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			const bare = new pg.Client({ connectionString: cluster.bareUrl });
			await bare.connect();
			try {
				const stage = { cluster, company, bare, address: serving.address };
				await sequenceAndPublishing(stage, tell);
				await planAnswer(stage, tell);
			} finally {
				await bare.end();
				await serving.stop();
			}
		}),
};

import type { Bench } from "./bench.ts";
import { appointmentsAnswer, expansion } from "./load/repeated-appointments.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertMeetingCompany } from "./stage/meeting-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 300);

/** Series are never laid out in the database: each look at a month does it anew. */
export const bench: Bench = {
	name: "appointments",
	title: `a month of series of ${people} people, laid out against ical.js; the month of 50 of them answered against bare SQL of the rows`,
	run: async (tell) => {
		expansion(people, tell);
		await withBenchCluster(async (cluster) => {
			const company = await insertMeetingCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				await appointmentsAnswer({ cluster, company, address: serving.address }, tell);
			} finally {
				await serving.stop();
			}
		});
	},
};

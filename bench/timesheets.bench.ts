import { timesheets } from "#areas/time-tracking/target-actual/contract/timesheets.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { type Bench, figure, limitFigure } from "./bench.ts";
import { secondsOfJob } from "./load/seconds-of-job.ts";
import { browserOf } from "./load/working-stage.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertPayrollCompany } from "./stage/payroll-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 1_000);

/** Months of many people on paper, a page each. */
export const bench: Bench = {
	name: "timesheets",
	title: `timesheets of ${people} people as PDF by a job, and one while somebody waits`,
	async run(tell) {
		await withBenchCluster(async (cluster) => {
			const company = await insertPayrollCompany(cluster.ownerUrl, people, 65);
			const serving = await startServing(cluster);
			try {
				const browser = browserOf(serving.address, company.administrator);
				const month = isoOfDay(addMonths(dayOfIso(company.today), -1)).slice(0, 7);
				const of = `/api/target-actuals/${company.userIds[0]}/timesheet?month=${month}`;
				await (await browser.fetch(of)).arrayBuffer();
				const began = performance.now();
				const one = await (await browser.fetch(of)).arrayBuffer();
				const took = performance.now() - began;
				const before = serving.memory() / 1024;
				const seen: number[] = [];
				const watching = setInterval(() => seen.push(serving.memory() / 1024), 500);
				const asked = { fromMonth: month, toMonth: month };
				const { answer } = await browser.call(timesheets.startTimesheets, asked);
				const value = await secondsOfJob(browser, answer.jobId).finally(() =>
					clearInterval(watching),
				);
				tell(
					limitFigure("one timesheet", took, 1000, "ms"),
					figure("its size", one.byteLength / 1024, "kB"),
					limitFigure(`${people} timesheets`, value, (60 * people) / 1000, "s"),
					figure("memory of the server before", before, "MB"),
					limitFigure("grown at most", Math.max(before, ...seen) - before, 200, "MB"),
				);
			} finally {
				await serving.stop();
			}
		});
	},
};

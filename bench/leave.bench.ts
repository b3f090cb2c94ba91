import { contract as companyDays } from "#areas/absences/company-days/contract.ts";
import { contract as yearEnds } from "#areas/absences/leave-year-end/contract.ts";
import { type Bench, figure, limitFigure, type Tell } from "./bench.ts";
import { askedAndDecided } from "./load/asked-and-decided.ts";
import { balancesOfYear, calendarOfYear, previewedLeave } from "./load/leave-reads.ts";
import { secondsOfJob } from "./load/seconds-of-job.ts";
import { browserOf } from "./load/working-stage.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLeaveCompany, type LeaveCompany } from "./stage/leave-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 10_000);

/** Leave where people meet it, and what is done for everybody at once. */
export const bench: Bench = {
	name: "leave",
	title: `leave of ${people} people: the year of 500 and what is left of theirs, a preview, a request and its decision, the end of a year, a day for everybody; floor: bare SQL of what they need`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertLeaveCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const stage = { cluster, company, address: serving.address };
				await calendarOfYear(stage, tell);
				await balancesOfYear(stage, tell);
				await previewedLeave(stage, tell);
				await askedAndDecided(stage, tell);
				await forEverybody(company, serving.address, tell);
			} finally {
				await serving.stop();
			}
		}),
};

/** Two jobs. */
async function forEverybody(company: LeaveCompany, address: string, tell: Tell): Promise<void> {
	const browser = browserOf(address, company.administrator);
	const { lastYear: year, leaveActivityId: activityId, rootUnitId } = company;
	const closed = await browser.call(yearEnds.runLeaveYearEnd, { year, activityId });
	const closing = await secondsOfJob(browser, closed.answer.jobId);
	tell(limitFigure(`year end of ${people} people`, closing, 60, "s"));
	const day = `${year + 1}-12-31`;
	const wanted = { activityId, from: day, to: day, unitIds: [rootUnitId] };
	const begin = performance.now();
	const preview = await browser.call(companyDays.previewCompanyDay, wanted);
	const previewed = (performance.now() - begin) / 1000;
	tell(figure(`a day for ${preview.answer.created} people: preview`, previewed, "s"));
	const made = await browser.call(companyDays.createCompanyDay, wanted);
	const { jobId, id } = made.answer;
	const creating = jobId === null ? 0 : await secondsOfJob(browser, jobId);
	tell(limitFigure("a day for everybody", creating, 60, "s"));
	const listed = await browser.call(companyDays.listCompanyDays, {});
	const version = listed.answer.companyDays.find((one) => one.id === id)?.version ?? 1;
	const taken = await browser.call(companyDays.withdrawCompanyDay, { id, version });
	const back = taken.answer.jobId === null ? 0 : await secondsOfJob(browser, taken.answer.jobId);
	tell(figure("the same taken back", back, "s"));
}

import { lists } from "#areas/reports/range-summary/contract/lists.ts";
import { contract, type ReportName } from "#areas/reports/range-summary/contract.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Bench, figure, limitFigure, type Tell } from "./bench.ts";
import { carryOut } from "./load/carry-out-export.ts";
import { browserOf } from "./load/working-stage.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 10_000);

/** What everybody's times come to over two months, looked at and written to a file. */
export const bench: Bench = {
	name: "reports",
	title: `reports of ${people} people over two months: a page with its sums and picture, and all of it as a file`,
	async run(tell) {
		await withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, 65);
			const serving = await startServing(cluster);
			try {
				const browser = browserOf(serving.address, company.administrator);
				browser.headers["x-site-id"] = "";
				const month = (back: number) =>
					isoOfDay(addMonths(dayOfIso(company.today), -back)).slice(0, 7);
				const months = { fromMonth: month(1), toMonth: month(0) };
				await pages(browser, months, tell);
				await file(browser, months, serving, tell);
			} finally {
				await serving.stop();
			}
		});
	},
};

type Months = { readonly fromMonth: string; readonly toMonth: string };

const operations = {
	rangeSummary: contract.listRangeSummary,
	staff: contract.listStaffReport,
	sickness: contract.listSicknessReport,
	overtime: contract.listOvertimeReport,
	nightWork: contract.listNightWorkReport,
	violations: contract.listViolationsReport,
	planActual: contract.listPlanActualReport,
	punctuality: contract.listPunctualityReport,
	fluctuation: contract.listFluctuationReport,
} as const satisfies Record<ReportName, unknown>;

/** The second time: what is planned once is not the page's. */
async function pages(browser: TestBrowser, months: Months, tell: Tell): Promise<void> {
	for (const [name, operation] of Object.entries(operations)) {
		const ask = async () => {
			const begin = performance.now();
			const { status } = await browser.call(operation, months);
			if (status !== 200) throw new Error(`${name} was refused.`);
			return performance.now() - begin;
		};
		await ask();
		tell(limitFigure(name, await ask(), 1000, "ms"));
	}
}

async function file(browser: TestBrowser, filter: Months, serving: ServingProcess, tell: Tell) {
	const megabytes = () => serving.memory() / 1024;
	const request: ListExportRequest = {
		...{ list: lists.rangeSummary, format: "XLSX", columns: [], filter },
	};
	await carryOut(browser, request, megabytes);
	const before = megabytes();
	const taken = await carryOut(browser, request, megabytes);
	tell(
		figure("file of the range summary", taken.file, "MB"),
		limitFigure("written in", taken.seconds, 15, "s"),
		limitFigure("memory grown at most", taken.peak - before, 128, "MB"),
	);
}
